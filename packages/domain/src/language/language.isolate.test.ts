import { expect, test } from 'vitest'
import { isolate } from './language.ts'

test.each([
  ['a product in an Arabic sentence', '60 Crystals', 'ar', '\u206860 Crystals\u2069'],
  ['a price in an Arabic sentence', 'US$42.49', 'ar', '\u2068US$42.49\u2069'],
  ['an Arabic name in an English sentence', 'مراد', 'en', '\u2068مراد\u2069'],
  ['a Hebrew name in a Japanese sentence', 'שלום', 'ja', '\u2068שלום\u2069'],
] as const)('%s is isolated', (_, text, language, isolated) => {
  expect(isolate(text, language)).toBe(isolated)
})

test.each([
  ['60 Crystals', 'en'],
  ['Каэлит', 'de'],
  ['水晶', 'zh-tw'],
  ['', 'ar'],
  ['2000', 'ar'],
] as const)('"%s" in %s stays as it is: nothing can be reordered', (text, language) => {
  expect(isolate(text, language)).toBe(text)
})
