import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPrice } from '../format/formatPrice.ts'
import { amountOf, currencyCode, decimalsOf, pointCurrency, unitsPerWhole } from './money.ts'
import { decodePrice } from './decodePrice.ts'

const platformDecimals = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
const currencies = Intl.supportedValuesOf('currency')

test.each([
  ['KWD', 3],
  ['BHD', 3],
  ['OMR', 3],
  ['TND', 3],
  ['JOD', 3],
  ['IQD', 3],
  ['LYD', 3],
  ['CLP', 0],
  ['ISK', 0],
  ['JPY', 0],
  ['KRW', 0],
  ['VND', 0],
  ['XOF', 0],
  ['USD', 2],
  ['IDR', 2],
  ['PTS', 2],
])('%s has %i decimals', (currency, decimals) => {
  expect(decimalsOf(currency)).toBe(decimals)
})

test.each([
  ['CNY', 'RMB'],
  ['RMB', 'RMB'],
  ['USD', 'USD'],
])('the currency %s goes by the code %s', (code, known) => {
  expect(currencyCode(code)).toBe(known)
})

test('no currency has fewer decimals than the table of this platform says', () => {
  expect(currencies.filter((each) => decimalsOf(each) < platformDecimals(each))).toStrictEqual([])
})

test('a whole amount is written with the decimals of the table of this platform, but for the dollars of Taiwan', () => {
  const written = (currency: string) =>
    /(?:\.(?<decimals>\d+))?$/.exec(formatPrice({ minorUnits: 4_500_000, currency }, 'en'))?.groups?.[
      'decimals'
    ]
  const others = currencies.filter((each) => (written(each)?.length ?? 0) !== platformDecimals(each))
  expect(others).toStrictEqual(['TWD'])
})

test('an amount that its currency has is bought at that amount and written with it, in every currency', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...currencies),
      fc.integer({ min: 0, max: 1_000_000_000 }),
      fc.integer({ min: 0, max: 999 }),
      (currency, whole, rest) => {
        const decimals = decimalsOf(currency)
        const text = `${whole}.${String(rest).padStart(3, '0').slice(0, decimals)}`.replace(/\.$/, '')
        const price = decodePrice(text, currency)
        expect(price === null).toBe(Number(text) > 1_000_000_000)
        if (price === null) return
        expect(price.asSent).toBeUndefined()
        expect(decodePrice(Number(text), currency)).toStrictEqual(price)
        expect(amountOf(price)).toBe(Number(text))
        expect(price.minorUnits).toBe(Math.round(Number(text) * unitsPerWhole(currency)))
        const figures = formatPrice(price, 'en').replace(/^\D+|,/g, '')
        expect(Number(figures)).toBe(Number(text))
      },
    ),
  )
})

test('an amount with one decimal more than its currency has keeps its digits', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...currencies),
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.integer({ min: 0, max: 999 }),
      fc.integer({ min: 1, max: 9 }),
      (currency, whole, rest, last) => {
        const text = `${whole}.${String(rest).padStart(3, '0').slice(0, decimalsOf(currency))}${last}`
        // As text with three decimals it may have two readings.
        expect(decodePrice(Number(text), currency)?.asSent).toBe(String(Number(text)))
      },
    ),
  )
})

test('a card’s points have the currency that kept orders of older releases name', () => {
  expect(pointCurrency).toBe('PTS')
})
