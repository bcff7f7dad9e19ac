import { expect, test } from 'vitest'
import { subtractMoney } from './arithmetic.ts'

const usd = (minorUnits: number) => ({ minorUnits, currency: 'USD' })

test.each([
  [usd(4999), usd(4249), usd(750)],
  [usd(100), usd(100), usd(0)],
  [usd(99), usd(100), null],
  [
    { minorUnits: 1525, currency: 'KWD' },
    { minorUnits: 1297, currency: 'KWD' },
    { minorUnits: 228, currency: 'KWD' },
  ],
  [usd(499), { ...usd(424), asSent: '4.2415' }, usd(75)],
  [usd(100), { minorUnits: 1, currency: 'TWD' }, null],
])('%j minus %j is %j', (a, b, expected) => {
  expect(subtractMoney(a, b)).toEqual(expected)
})
