import { expect, test } from 'vitest'
import { compareMoney } from './compareMoney.ts'

const usd = (minorUnits: number) => ({ minorUnits, currency: 'USD' })

test.each([
  [usd(100), usd(99), 1],
  [usd(100), usd(100), 0],
  [usd(99), usd(100), -1],
  [usd(100), { minorUnits: 100, currency: 'TWD' }, null],
])('%j compared with %j is %j', (a, b, expected) => {
  expect(compareMoney(a, b)).toBe(expected)
})
