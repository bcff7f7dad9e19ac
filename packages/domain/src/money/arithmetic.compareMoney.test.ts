import { expect, test } from 'vitest'
import { compareMoney } from './arithmetic.ts'

const usd = (minorUnits: number) => ({ minorUnits, currency: 'USD' })

test.each([
  [usd(100), usd(99), 1],
  [usd(100), usd(100), 0],
  [usd(99), usd(100), -1],
  [usd(100), { minorUnits: 100, currency: 'TWD' }, null],
])('%j compared with %j is %j', (a, b, expected) => {
  expect(compareMoney(a, b)).toBe(expected)
})

const odd = (minorUnits: number, asSent: string) => ({ ...usd(minorUnits), asSent })

test.each([
  [odd(500, '4.999'), usd(500), -1],
  [usd(499), odd(499, '4.994'), -1],
  [odd(500, '4.999'), usd(499), 1],
  [odd(500, '4.999'), odd(500, '4.996'), 1],
  [odd(500, '4.999'), odd(500, '4.9990'), 0],
])('amounts with more decimals are told apart: %j compared with %j has the sign %i', (a, b, sign) => {
  expect(Math.sign(compareMoney(a, b) ?? NaN)).toBe(sign)
})

test('a difference to an amount with more decimals is in hundredths too', () => {
  expect(compareMoney(odd(500, '4.999'), usd(400))).toBeCloseTo(99.9)
})
