import { expect, test } from 'vitest'
import { fitsCall } from './faultRegistry.ts'

test.each([
  ['*', '/api/pay/getOrderInfo', true],
  ['/api/pay/*', '/api/pay/getOrderInfo', true],
  ['*OrderInfo', '/api/pay/getOrderInfo', true],
  ['/api/*/get*', '/api/pay/getOrderInfo', true],
  ['/api/*/get', '/api/pay/getOrderInfo', false],
  ['/api/*', '/util/get', false],
  ['*pay*pay*', '/api/pay/x', false],
  ['/a*a', '/a', false],
  ['a.c*', 'abc', false],
  ['getOrderInfo', '/api/pay/getOrderInfo', true],
])('%s means %s: %s', (pattern, path, fits) => {
  expect(fitsCall(pattern, path, null)).toBe(fits)
})

test('a pattern of many stars is answered', () => {
  // One that tries each way for each star never ends.
  expect(fitsCall(`${'*a'.repeat(60)}*b`, 'a'.repeat(5000), null)).toBe(false)
})
