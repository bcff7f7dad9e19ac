import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '../language/language.ts'
import { formatNumber } from './formatNumber.ts'
import { formatPercent } from './formatPercent.ts'

test.each([
  [6840, 'en', '6,840'],
  [0, 'en', '0'],
  [999, 'en', '999'],
  [1_234_567, 'en', '1,234,567'],
  [1_234_567, 'de', '1.234.567'],
  [1_234_567, 'fr', '1\u00a0234\u00a0567'],
  [1980, 'es', '1,980'],
  [12_345, 'ar', '12,345'],
  [12_345, 'th', '12,345'],
  [1.5, 'en', '1.5'],
  [1234.567, 'de', '1.234,57'],
  [-1234, 'en', '-1,234'],
  [-0, 'en', '0'],
  [-123, 'en', '-123'],
  [-0.001, 'en', '0'],
  [9_999_999_999_999.99, 'en', '9,999,999,999,999.99'],
  [1e13, 'en', ''],
  [-1e13, 'en', ''],
  [1e21, 'en', ''],
  [Number.NaN, 'en', ''],
  [Number.NEGATIVE_INFINITY, 'en', ''],
] as const)('%d in %s is %j', (value, language, expected) => {
  expect(formatNumber(value, language)).toBe(expected)
})

test.each([
  [68.4, 'en', '68.40%'],
  [100, 'en', '100.00%'],
  [0, 'ja', '0.00%'],
  [99.99, 'de', '99,99\u00a0%'],
  [68.4, 'fr', '68,40\u00a0%'],
  [68.4, 'es', '68.40\u00a0%'],
  [68.4, 'pl', '68,40%'],
  [68.4, 'ru', '68,40\u00a0%'],
  [68.4, 'it', '68,40%'],
  [68.4, 'tr', '%68,40'],
  [68.4, 'ar', '68.40%'],
  [Number.NaN, 'en', ''],
] as const)('%d percent in %s is %j', (percent, language, expected) => {
  expect(formatPercent(percent, language)).toBe(expected)
})

test('the digits of a whole number are kept in every language', () => {
  fc.assert(
    fc.property(fc.nat(1e12), fc.constantFrom(...languages), (value, language) => {
      expect(formatNumber(value, language).replace(/[.,\u00a0]/g, '')).toBe(String(value))
    }),
  )
})
