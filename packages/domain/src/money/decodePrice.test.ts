import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodePrice, decodeSalePrice } from './decodePrice.ts'

test.each([
  [4.99, 'USD', 499],
  ['4.99', 'USD', 499],
  ['4.990000000000000000000000000000', 'USD', 499],
  [150.5, 'TWD', 15_050],
  [15_000.5, 'IDR', 1_500_050],
  [1480, 'JPY', 148_000],
  ['13000.00', 'KRW', 1_300_000],
  ['1.525', 'KWD', 1525],
  [0.5, 'BHD', 500],
  [123_456_789.123, 'OMR', 123_456_789_123],
  ['0.5049999999', 'TND', 505],
  [4500, 'CLP', 450_000],
  [0, 'VND', 0],
  [1_000_000_000, 'USD', 100_000_000_000],
  [19.990000000000002, 'USD', 1999],
  ['19.990000000000002', 'USD', 1999],
  [0.1 + 0.2, 'EUR', 30],
  [4.989999999999999, 'USD', 499],
  ['4.9900009', 'USD', 499],
  ['4.9899991', 'USD', 499],
  [1e-7, 'USD', 0],
  ['100.0000009', 'JPY', 10_000],
  ['99.9999991', 'JPY', 10_000],
  ['4.999999999999999999999999', 'JPY', 500],
])('%j %s is an amount that its currency has', (value, currency, minorUnits) => {
  expect(decodePrice(value, currency)).toStrictEqual({ minorUnits, currency })
})

test.each([
  [4.999, 'USD', 500, '4.999'],
  [' 4.9990 ', 'USD', 500, '4.999'],
  ['0004.994', 'USD', 499, '4.994'],
  ['0.005', 'USD', 1, '0.005'],
  [0.000001, 'USD', 0, '0.000001'],
  [4.2415, 'PTS', 424, '4.2415'],
  [4.99 * 0.9, 'USD', 449, '4.491'],
  [10 / 3, 'USD', 333, '3.33333333333333'],
  ['4.4910000000000005', 'USD', 449, '4.491'],
  ['4.12345678901234', 'USD', 412, '4.12345678901234'],
  ['4.999100000000000', 'USD', 500, '4.9991'],
  [0.0000123456789012345678, 'USD', 0, '0.0000123456789012346'],
  ['4.990002', 'USD', 499, '4.990002'],
  ['4.989998', 'USD', 499, '4.989998'],
  [100.5, 'JPY', 10_050, '100.5'],
  [150.5, 'ISK', 15_050, '150.5'],
  ['1.5254', 'KWD', 1525, '1.5254'],
  ['13000.50', 'KRW', 1_300_050, '13000.5'],
  [99_000.1, 'VND', 9_900_010, '99000.1'],
  ['100.000002', 'JPY', 10_000, '100.000002'],
  ['99.999998', 'JPY', 10_000, '99.999998'],
])('%j %s keeps the digits that it came with', (value, currency, minorUnits, asSent) => {
  expect(decodePrice(value, currency)).toStrictEqual({ minorUnits, currency, asSent })
})

test.each(['$0.999', ' $0.999 '])('the digits of %j are kept without its sign', (value) => {
  expect(decodePrice(value, 'USD')).toStrictEqual({ minorUnits: 100, currency: 'USD', asSent: '0.999' })
})

test.each([
  ['an amount of none', 'abc', 'USD'],
  ['an amount below 0', -4.999, 'USD'],
  ['no amount', undefined, 'USD'],
  ['an amount without a currency', 4.999, ''],
])('%s is no price', (_what, value, currency) => {
  expect(decodePrice(value, currency)).toBeNull()
})

const cents = fc.integer({ min: 0, max: 1_000_000_000 })

test('what sums of whole hundredths come to is never more decimals than the currency has', () => {
  fc.assert(
    fc.property(cents, cents, fc.integer({ min: 1, max: 20 }), (a, b, times) => {
      const expected = { minorUnits: a + b, currency: 'USD' }
      expect(decodePrice(a / 100 + b / 100, 'USD')).toStrictEqual(expected)
      expect(decodePrice((a / 100) * times, 'USD')).toStrictEqual({ ...expected, minorUnits: a * times })
    }),
  )
})

test('an amount of thousandths is kept as it came, and reads the same again; as text it has two readings up to a thousand', () => {
  fc.assert(
    fc.property(cents, fc.integer({ min: 1, max: 9 }), (whole, thousandth) => {
      const text = ((whole * 10 + thousandth) / 1000).toFixed(3)
      const read = decodePrice(Number(text), 'USD')
      expect(read?.asSent).toBe(text)
      expect(decodePrice(`${text}0`, 'USD')).toEqual(read)
      const hasTwo = Number(text) >= 1 && Number(text) < 1000
      expect(decodePrice(text, 'USD')).toEqual(hasTwo ? null : read)
    }),
  )
})

test('whatever the wire sends, the answer is null or a whole number of hundredths, its digits few and plain', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.double(), fc.string()), (value) => {
      const price = decodePrice(value, 'USD')
      if (price === null) return
      expect(Number.isSafeInteger(price.minorUnits)).toBe(true)
      if (price.asSent !== undefined) expect(price.asSent).toMatch(/^(?=.{1,24}$)\d+(\.\d+)?$/)
    }),
  )
})

test.each([
  [4.999, 'USD', 500],
  ['4.9940', 'USD', 499],
  [1.005, 'USD', 101],
  [100.5, 'JPY', 10_100],
  ['100.49', 'KRW', 10_000],
  [1.5255, 'KWD', 1526],
  [100.5, 'CLP', 10_100],
  [12_345, 'VND', 1_234_500],
])('what costs %j %s is sold for %d hundredths', (value, currency, minorUnits) => {
  expect(decodeSalePrice(value, currency)).toStrictEqual({ minorUnits, currency })
})

test('what is no price is sold for none', () => {
  expect(decodeSalePrice('1,299', 'USD')).toBeNull()
  expect(decodeSalePrice('49.000', 'VND')).toBeNull()
  expect(decodeSalePrice(4.99, '')).toBeNull()
})
