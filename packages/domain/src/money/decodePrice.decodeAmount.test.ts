import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeAmount } from './decodePrice.ts'

test.each([
  [0, 0],
  [-0, 0],
  [4.99, 499],
  ['4.99', 499],
  [' 4.99 ', 499],
  ['0004.9', 490],
  [1.005, 101],
  ['1.004999', 100],
  [0.1 + 0.2, 30],
  [1.115, 112],
  ['99.9990', 10_000],
  ['0.995', 100],
  ['4.9950', 500],
  ['1299.000', 129_900],
  ['0004.990', 499],
  [1e-7, 0],
  [1.5e-9, 0],
  [1.234e-12, 0],
  [1e-100, 0],
  ['12.', null],
  ['.5', null],
  [1_000_000_000, 100_000_000_000],
  ['1000000000.00', 100_000_000_000],
  ['1000000000.004', 100_000_000_000],
])('an amount of %j is %j hundredths', (value, minorUnits) => {
  expect(decodeAmount(value, 'USD')).toEqual(minorUnits === null ? null : { minorUnits, currency: 'USD' })
})

test.each([
  ['USD', '$4.99', 499],
  ['TWD', ' $150 ', 15_000],
  ['JPY', '¥500', 50_000],
  ['RMB', '¥6.50', 650],
  ['USD', '$$4.99', null],
  ['USD', '$ 4.99', null],
  ['USD', '4.99$', null],
  ['USD', '¥4.99', null],
  ['JPY', '$500', null],
  ['EUR', '$4.99', null],
  ['EUR', '€4.99', null],
])(
  'of %s, %j is %j hundredths: a sign may stand before an amount of its own currency',
  (currency, value, minorUnits) => {
    expect(decodeAmount(value, currency)).toEqual(minorUnits === null ? null : { minorUnits, currency })
  },
)

test.each([
  -0.01,
  -1,
  '-1',
  'abc',
  '',
  ' ',
  '1,000',
  '1e3',
  '1e-7x',
  '5e-1',
  '5e-6',
  '5e-01',
  'x1e-7',
  '0x10',
  '1.2.3',
  '4.990',
  ' 49.000 ',
  '$1.299',
  '999.995',
  '5 USD',
  'USD 5',
  NaN,
  Infinity,
  -Infinity,
  1e21,
  1_000_000_000.01,
  '1000000000.005',
  '99999999999999999999',
  null,
  undefined,
  true,
  [],
  [5],
  {},
  5n,
  Symbol.iterator,
])('%s is no price', (value) => {
  expect(decodeAmount(value, 'USD')).toBeNull()
})

test('an amount without a currency is no price', () => {
  expect(decodeAmount(4.99, '')).toBeNull()
})

test.each([
  ['VND', '49.000', null],
  ['IDR', '49.000', null],
  ['JPY', '1.299', null],
  ['KRW', '13.000', null],
  ['TWD', '¥1.299', null],
  ['EUR', '4.990', null],
  ['PTS', '43.000', null],
  ['VND', 49, 4900],
  ['VND', '49000', 4_900_000],
  ['VND', '49.00', 4900],
  ['VND', '0.990', 99],
  ['VND', '1249.000', 124_900],
  ['USD', 4.995, 500],
  ['KWD', '1.525', 1525],
  ['OMR', '49.000', 49_000],
])(
  'text with two readings is no amount where a currency has no three decimals: in %s %j is %j',
  (currency, value, minorUnits) => {
    expect(decodeAmount(value, currency)).toEqual(minorUnits === null ? null : { minorUnits, currency })
  },
)

test('every amount of whole hundredths comes back exactly, as a number and as text', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (minorUnits) => {
      expect(decodeAmount(minorUnits / 100, 'KRW')).toEqual({ minorUnits, currency: 'KRW' })
      expect(decodeAmount((minorUnits / 100).toFixed(2), 'KRW')).toEqual({ minorUnits, currency: 'KRW' })
    }),
  )
})

test('whatever the wire sends, the answer is null or a whole number of hundredths from 0 to 1e11', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.double(), fc.string()), (value) => {
      const money = decodeAmount(value, 'USD')
      if (money === null) return
      expect(Number.isSafeInteger(money.minorUnits)).toBe(true)
      expect(money.minorUnits).toBeGreaterThanOrEqual(0)
      expect(money.minorUnits).toBeLessThanOrEqual(100_000_000_000)
    }),
  )
})
