import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Language, chooseLanguage, languages, offeredLanguages } from './language.ts'

const brand = { languages: ['zh-tw', 'zh-cn', 'en'], defaultLanguage: 'zh-tw' } as const
const none = { saved: null, browserLanguages: [], brand }

test.each([
  ['the saved preference', { ...none, saved: 'en', browserLanguages: ['zh-CN'] }, 'en'],
  ['the browser language', { ...none, browserLanguages: ['en-GB', 'zh-CN'] }, 'en'],
  [
    'the first browser language that the brand carries',
    { ...none, browserLanguages: ['fr', 'zh-CN', 'en'] },
    'zh-cn',
  ],
  ['the brand default', none, 'zh-tw'],
  ['the brand default when nothing fits', { ...none, saved: 'ja', browserLanguages: ['fr', 'de'] }, 'zh-tw'],
  ['the language of the link before the saved one', { ...none, requested: 'en', saved: 'zh-cn' }, 'en'],
  [
    "the saved one when the link asks for another brand's",
    { ...none, requested: 'ko', saved: 'zh-cn' },
    'zh-cn',
  ],
  ['the saved one when the link asks for nothing', { ...none, requested: null, saved: 'zh-cn' }, 'zh-cn'],
  [
    'the browser language when the saved one is spoiled',
    { ...none, saved: { a: 1 }, browserLanguages: ['en'] },
    'en',
  ],
  [
    'the brand default, wherever it stands in the list',
    { ...none, brand: { languages: ['en', 'ko'], defaultLanguage: 'ko' } },
    'ko',
  ],
] as const)('the language is %s', (_title, from, expected) => {
  expect(chooseLanguage(from)).toBe(expected)
})

test.each([
  [[], ['zh-tw', 'zh-cn', 'en']],
  [
    ['en', 'zh-tw'],
    ['zh-tw', 'en'],
  ],
  [
    ['EN', 'zh_TW'],
    ['zh-tw', 'en'],
  ],
  [
    ['ja', 'ko'],
    ['zh-tw', 'zh-cn', 'en'],
  ],
  [['ja', 'en'], ['en']],
])('a page config with %j offers %j', (pageLanguages, expected) => {
  expect(offeredLanguages(brand, pageLanguages)).toEqual(expected)
})

test('whatever is saved or asked, the brand carries the language', () => {
  const tag = fc.oneof(fc.constantFrom(...languages, 'zh-Hant', 'in', '__proto__'), fc.string())
  const carried = fc.subarray([...languages], { minLength: 1 })
  fc.assert(
    fc.property(
      carried,
      tag,
      fc.oneof(tag, fc.anything()),
      fc.array(tag),
      (all, requested, saved, browserLanguages) => {
        const first: Language = all[0] ?? 'en'
        const own = { languages: [first, ...all.slice(1)] as const, defaultLanguage: first }
        return all.includes(chooseLanguage({ requested, saved, browserLanguages, brand: own }))
      },
    ),
  )
})
