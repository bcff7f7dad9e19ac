import { expect, test } from 'vitest'
import { adyenDropIn } from './adyen.ts'

test('Adyen’s drop-in contacts the hosts of Adyen’s checkout, and frames the page of any bank', () => {
  const { connect, images, frames: framed } = adyenDropIn.hosts()
  const frames = framed.filter((source) => source !== 'https:')
  expect(framed).toContain('https:')
  expect(images).toEqual(['https://*.cdn.adyen.com'])
  for (const origin of [...connect, ...frames])
    expect(origin).toMatch(/^https:\/\/checkout[a-z-]+(?:\.cdn)?\.adyen\.com$/)
  expect([connect.length, frames.length]).toEqual([21, 7])
})

test('Google Pay adds Google’s hosts and no wildcard, and is no part of Adyen’s own', () => {
  const { scripts, connect, images, frames } = adyenDropIn.wallets?.googlePay?.hosts() ?? adyenDropIn.hosts()
  expect(scripts).toEqual(['https://pay.google.com'])
  for (const source of [...connect, ...images, ...frames])
    expect(source).toMatch(/^https:\/\/(?:(?:pay|www)\.)?(?:google|gstatic)\.com(?:\/pay)?$/)
  expect(JSON.stringify(adyenDropIn.hosts())).not.toMatch(/google|gstatic/)
})
