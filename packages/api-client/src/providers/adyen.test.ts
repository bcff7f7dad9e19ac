import { expect, test } from 'vitest'
import { adyenDropIn } from './adyen.ts'

test('Adyen’s drop-in contacts the hosts of Adyen’s checkout and no other', () => {
  const { connect, images, frames } = adyenDropIn.hosts()
  for (const origin of [...connect, ...images, ...frames])
    expect(origin).toMatch(/^https:\/\/checkout[a-z-]+(?:\.cdn)?\.adyen\.com$/)
  expect([connect.length, images.length, frames.length]).toEqual([21, 7, 7])
})
