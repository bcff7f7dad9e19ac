import { expect, test } from 'vitest'
import { keepTrouble } from './startPayDocument.ts'
import type { TroubleList } from '../platform/trouble.ts'

test('what breaks is kept until the reporter comes, nine times at most, and is the reporter’s then', () => {
  const browser = Object.assign(new EventTarget(), {}) as unknown as Window & { topupTrouble: TroubleList }
  keepTrouble(browser)
  for (let count = 0; count < 12; count += 1) browser.dispatchEvent(new Event('error'))
  const list = browser.topupTrouble
  const kept = list.splice(0)
  expect(kept.map(({ type }) => type)).toEqual(Array.from({ length: 9 }, () => 'error'))

  const taken: string[] = []
  list.push = ({ type }) => taken.push(type)
  browser.dispatchEvent(new Event('securitypolicyviolation'))
  expect(taken).toEqual(['securitypolicyviolation'])
})
