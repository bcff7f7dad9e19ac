import { expect, test } from 'vitest'
import { factText } from './publisher.ts'

test.each([
  ['one text for all languages', '03-0000-0000', '03-0000-0000'],
  ['the text of the language', { en: 'Right away', ja: 'すぐ' }, 'Right away'],
  ['the text of the default language', { ja: 'すぐ' }, 'すぐ'],
  ['nothing where neither is there', { ko: '바로' }, ''],
] as const)('a fact of the seller is %s', (_title, text, expected) => {
  expect(factText(text, 'en', 'ja')).toBe(expected)
})
