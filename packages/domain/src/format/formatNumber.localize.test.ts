import { expect, test } from 'vitest'
import { isExact, localize } from './formatNumber.ts'

test.each([
  ['1234567.5', 'en', '1,234,567.5'],
  ['1234567.5', 'de', '1.234.567,5'],
  ['1234.56', 'fr', '1\u00a0234,56'],
  ['999', 'ja', '999'],
] as const)('%s in %s is %s', (text, language, written) => {
  expect(localize(text, language)).toBe(written)
})

test.each([
  [0, true],
  [9_999_999_999_999, true],
  [-9_999_999_999_999, true],
  [1e13, false],
  [Number.NaN, false],
])('whether the hundredths of %d are certain: %s', (value, exact) => {
  expect(isExact(value)).toBe(exact)
})
