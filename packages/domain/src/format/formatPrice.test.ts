import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { type Language, followDeviceForms } from '../language/language.ts'
import { formatPrice } from './formatPrice.ts'

const spaced = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  ['RMB', 'en', 'CN¥1,234,567.50'],
  ['RMB', 'zh-cn', '¥1,234,567.50'],
  ['RMB', 'zh-tw', 'CN¥1,234,567.50'],
  ['RMB', 'ja', 'CN¥1,234,567.50'],
  ['TWD', 'zh-tw', 'NT$1,234,567.50'],
  ['JPY', 'en', 'JP¥1,234,567.50'],
  ['JPY', 'ja', '¥1,234,567.50'],
  ['JPY', 'zh-cn', 'JP¥1,234,567.50'],
  ['KRW', 'ko', '₩1,234,567.50'],
  ['EUR', 'en', '€1,234,567.50'],
  ['USD', 'en', 'US$1,234,567.50'],
  ['TRY', 'en', '₺1,234,567.50'],
  ['THB', 'th', 'THB 1,234,567.50'],
  ['VND', 'en', 'VND 1,234,567.50'],
  ['IDR', 'en', 'IDR 1,234,567.50'],
  ['MYR', 'ms', 'RM 1,234,567.50'],
  ['XAF', 'en', 'XAF 1,234,567.50'],
  ['constructor', 'en', 'constructor1,234,567.50'],
] as const)('%s in %s reads %s', (currency, language, expected) => {
  expect(spaced(formatPrice({ minorUnits: 123_456_750, currency }, language))).toBe(expected)
})

test.each([
  ['ar', '€1,234,567.50'],
  ['de', '1.234.567,50 €'],
  ['en', '€1,234,567.50'],
  ['es', '€1,234,567.50'],
  ['fr', '1 234 567,50 €'],
  ['id', '€1.234.567,50'],
  ['it', '1.234.567,50 €'],
  ['ja', '€1,234,567.50'],
  ['ko', '€1,234,567.50'],
  ['ms', '€1,234,567.50'],
  ['pl', '1 234 567,50 €'],
  ['pt', '€ 1.234.567,50'],
  ['ru', '1 234 567,50 €'],
  ['th', '€1,234,567.50'],
  ['tr', '€1.234.567,50'],
  ['vi', '1.234.567,50 €'],
  ['zh-cn', '€1,234,567.50'],
  ['zh-tw', '€1,234,567.50'],
] as const)('figures in %s read %s', (language, expected) => {
  expect(spaced(formatPrice({ minorUnits: 123_456_750, currency: 'EUR' }, language))).toBe(expected)
})

test.each([
  ['KRW', 'ko', 1_300_000, '₩13,000'],
  ['KRW', 'ko', 1_300_050, '₩13,000.50'],
  ['JPY', 'ja', 148_000, '¥1,480'],
  ['VND', 'vi', 10_000_000, '100.000 VND'],
  ['TWD', 'zh-tw', 15_000, 'NT$150'],
  ['PTS', 'ru', 4_300, '43 PTS'],
  ['TWD', 'zh-tw', 15_050, 'NT$150.50'],
  ['IDR', 'id', 1_500_000, 'IDR 15.000'],
  ['CLP', 'es', 450_000, 'CLP 4,500'],
  ['ISK', 'en', 15_000, 'ISK 150'],
  ['HUF', 'en', 150_050, 'HUF 1,500.50'],
  ['RUB', 'ru', 49_900, '499,00 ₽'],
  ['BRL', 'pt', 499, 'R$ 4,99'],
  ['USD', 'pt', 499, 'US$ 4,99'],
  ['PHP', 'en', 29_900, '₱299.00'],
  ['USD', 'en', 0, 'US$0.00'],
  ['USD', 'en', 5, 'US$0.05'],
  ['USD', 'en', 499, 'US$4.99'],
  ['USD', 'en', 99_999, 'US$999.99'],
  ['USD', 'en', 100_000, 'US$1,000.00'],
  ['USD', 'en', 100_000_000_000, 'US$1,000,000,000.00'],
  ['EUR', 'de', 4_249, '42,49 €'],
] as const)('%s in %s: %i hundredths read %s', (currency, language, minorUnits, expected) => {
  expect(spaced(formatPrice({ minorUnits, currency }, language))).toBe(expected)
})

test.each([
  ['KWD', 'ar', 1_525, 'KWD 1.525'],
  ['BHD', 'en', 500, 'BHD 0.500'],
  ['KWD', 'de', 12_500_000, '12.500,000 KWD'],
  ['JOD', 'fr', 1_234_005, '1 234,005 JOD'],
  ['IQD', 'en', 1_500_000, 'IQD 1,500'],
] as const)('%s in %s: %i thousandths read %s', (currency, language, minorUnits, expected) => {
  expect(spaced(formatPrice({ minorUnits, currency }, language))).toBe(expected)
})

test.each([
  ['USD', 'en', '4.999', 'US$4.999'],
  ['USD', 'de', '4.9990', '4,9990 US$'],
  ['EUR', 'fr', '1234.505', '1 234,505 €'],
  ['USD', 'pt', '4.2415', 'US$ 4,2415'],
  ['JPY', 'ja', '1480.5', '¥1,480.5'],
  ['KRW', 'ko', '13000.50', '₩13,000.50'],
  ['VND', 'vi', '99000.25', '99.000,25 VND'],
  ['THB', 'th', '35.001', 'THB 35.001'],
] as const)(
  '%s in %s, with more decimals than it has, shows all of %s',
  (currency, language, asSent, text) => {
    expect(spaced(formatPrice({ minorUnits: 1, currency, asSent }, language))).toBe(text)
  },
)

const languages: readonly Language[] = [
  'ar',
  'de',
  'en',
  'fr',
  'id',
  'ja',
  'ko',
  'ru',
  'tr',
  'vi',
  'zh-cn',
  'zh-tw',
]

test('the figures of a printed price are the amount, in every language and currency', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_000_000 }),
      fc.constantFrom('RMB', 'TWD', 'JPY', 'KRW', 'EUR', 'USD', 'TRY', 'THB', 'VND', 'IDR', 'MYR'),
      fc.constantFrom(...languages),
      (minorUnits, currency, language) => {
        const text = formatPrice({ minorUnits, currency }, language)
        const digits = Number(text.replace(/\D/g, ''))
        const dropped = minorUnits % 100 === 0 && ['TWD', 'IDR', 'VND', 'JPY', 'KRW'].includes(currency)
        expect(digits).toBe(dropped ? minorUnits / 100 : minorUnits)
        expect(text).not.toMatch(/\d{4}/)
      },
    ),
  )
})

test('an amount with more decimals than its currency shows the digits that it came with, in every language', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000 }),
      fc.integer({ min: 0, max: 999_999 }),
      fc.constantFrom(...languages),
      (whole, fraction, language) => {
        const asSent = `${whole}.${String(fraction).padStart(6, '0')}`
        const text = formatPrice({ minorUnits: whole * 100, currency: 'USD', asSent }, language)
        expect(text.replace(/\D/g, '')).toBe(asSent.replace('.', ''))
      },
    ),
  )
})

describe('figures follow the form of the language that the device names', () => {
  afterEach(() => followDeviceForms([]))

  test.each([
    ['es', ['es-ES', 'es'], '1.234.567,50 €'],
    ['es', ['es-MX', 'es-ES'], '€1,234,567.50'],
    ['es', ['es', 'es-ES'], '1.234.567,50 €'],
    ['es', ['es-419'], '€1,234,567.50'],
    ['es', ['en-GB', 'de-CH'], '€1,234,567.50'],
    ['pt', ['pt-PT'], '1 234 567,50 €'],
    ['pt', ['pt-BR', 'pt-PT'], '€ 1.234.567,50'],
    ['de', ['de-CH'], '€ 1’234’567.50'],
    ['de', ['de-AT'], '1.234.567,50 €'],
    ['fr', ['fr-CH'], '1 234 567.50 €'],
    ['fr', ['de-CH', 'fr'], '1 234 567,50 €'],
    ['en', ['constructor', ''], '€1,234,567.50'],
  ] as const)('%s on a device with %j', (language, tags, expected) => {
    followDeviceForms(tags)
    expect(spaced(formatPrice({ minorUnits: 123_456_750, currency: 'EUR' }, language))).toBe(expected)
  })
})
