import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languageOfTag, languages, parseLanguage } from './language.ts'

test.each([
  ['en', 'en'],
  ['en-US', 'en'],
  ['EN_us', 'en'],
  [' fr-CA ', 'fr'],
  ['pt-BR', 'pt'],
  ['es-419', 'es'],
  ['ar-EG', 'ar'],
  ['in', 'id'],
  ['in-ID', 'id'],
  ['ind', 'id'],
  ['msa', 'ms'],
  ['may', 'ms'],
  ['zsm-MY', 'ms'],
  ['zh', 'zh-cn'],
  ['zh-CN', 'zh-cn'],
  ['zh-SG', 'zh-cn'],
  ['zh-Hans', 'zh-cn'],
  ['zh-Hans-HK', 'zh-cn'],
  ['zh-TW', 'zh-tw'],
  ['zh-HK', 'zh-tw'],
  ['zh-MO', 'zh-tw'],
  ['zh-Hant', 'zh-tw'],
  ['zh-Hant-CN', 'zh-tw'],
  ['zh_Hant_HK', 'zh-tw'],
  ['zh-cn', 'zh-cn'],
  ['zh-tw', 'zh-tw'],
  ['nl', null],
  ['', null],
  ['-', null],
  ['english', null],
  ['__proto__', null],
  ['constructor', null],
])('the tag %j asks for %j', (tag, expected) => {
  expect(languageOfTag(tag)).toBe(expected)
})

test('each of our tags asks for itself', () => {
  for (const language of languages) {
    expect(languageOfTag(language)).toBe(language)
    expect(parseLanguage(language)).toBe(language)
  }
  expect(languages).toHaveLength(18)
})

test('a tag of 35 characters is the longest that is read', () => {
  expect(languageOfTag(`en-${'x'.repeat(32)}`)).toBe('en')
  expect(languageOfTag(`en-${'x'.repeat(33)}`)).toBeNull()
})

test.each([null, undefined, 7, ['en'], { en: true }])('%j is no tag', (value) => {
  expect(languageOfTag(value)).toBeNull()
})

test('any text asks for one of our languages or none', () => {
  fc.assert(
    fc.property(fc.string(), (tag) => {
      const language = languageOfTag(tag)
      return language === null || languages.includes(language)
    }),
  )
})

test.each([['EN'], ['zh-CN'], ['toString'], [null], [7], [['en']]])(
  '%j is not one of our own tags',
  (value) => {
    expect(parseLanguage(value)).toBeNull()
  },
)
