import { expect, test } from 'vitest'
import { bcp47, directionOf, htmlLang, intlLocale, languages, nativeNameOf } from './language.ts'

test('Arabic alone runs right to left', () => {
  expect(languages.filter((language) => directionOf(language) === 'rtl')).toEqual(['ar'])
  expect(directionOf('en')).toBe('ltr')
})

test.each([
  ['zh-cn', 'zh-CN'],
  ['zh-tw', 'zh-TW'],
  ['en', 'en'],
  ['ar', 'ar'],
] as const)('%s is written %s on the wire and on <html>', (language, expected) => {
  expect(bcp47(language)).toBe(expected)
  expect(htmlLang(language)).toBe(expected)
})

test('every language has its own name for itself', () => {
  const names = languages.map(nativeNameOf)
  expect(new Set(names).size).toBe(languages.length)
  expect(names.every((name) => name.length > 1)).toBe(true)
})

test.each([
  ['ar', 'ar-u-ca-gregory-nu-latn'],
  ['th', 'th-u-ca-gregory-nu-latn'],
  ['zh-tw', 'zh-TW'],
  ['fr', 'fr'],
] as const)(
  '%s is formatted as %s, whatever figures and years an engine would choose',
  (language, locale) => {
    expect(intlLocale(language)).toBe(locale)
  },
)

test.each(languages)(
  'the Intl locale of %s is known and keeps Latin figures and Gregorian years',
  (language) => {
    const options = new Intl.DateTimeFormat(intlLocale(language)).resolvedOptions()
    expect(options.locale.split('-')[0]).toBe(language.split('-')[0])
    expect(options.numberingSystem).toBe('latn')
    expect(options.calendar).toBe('gregory')
  },
)
