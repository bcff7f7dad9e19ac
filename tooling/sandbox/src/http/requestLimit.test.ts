import { expect, test } from 'vitest'
import { senderOf } from './guards.ts'

test.each([
  ['no proxy, and a header that the sender wrote', '1.1.1.1', 0, '9.9.9.9'],
  ['one proxy', '5.5.5.5', 1, '5.5.5.5'],
  ['one proxy, before which the sender wrote something', '1.1.1.1, 5.5.5.5', 1, '5.5.5.5'],
  ['two proxies', '1.1.1.1, 5.5.5.5, 10.0.0.1', 2, '5.5.5.5'],
  ['one proxy, past which somebody came', undefined, 1, '9.9.9.9'],
  ['more proxies than have written', '5.5.5.5', 2, '9.9.9.9'],
  ['an empty header', '', 1, '9.9.9.9'],
])('the sender behind %s', (_, forwarded, proxies, expected) => {
  expect(senderOf(forwarded, '9.9.9.9', proxies)).toBe(expected)
})
