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

test('a pattern of many stars is answered at once', () => {
  const began = Date.now()
  expect(fitsCall(`${'*a'.repeat(60)}*b`, 'a'.repeat(5000), null)).toBe(false)
  expect(Date.now() - began).toBeLessThan(500)
})
