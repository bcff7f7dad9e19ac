import { expect, test } from 'vitest'
import { couponText } from './coupon.ts'

const names = new Map([
  ['fr', 'Remise'],
  ['en', 'Discount'],
  ['ja', '割引'],
])

test.each([
  ['plain text as it is', 'Discount', 'ja', 'en', 'Discount'],
  ['the entry of the language', names, 'ja', 'en', '割引'],
  ['the entry of the default language when the language has none', names, 'ko', 'en', 'Discount'],
  ['the first entry when the default language has none', names, 'ko', 'zh-tw', 'Remise'],
  ['the first entry when the language is an inherited key', names, 'constructor', '__proto__', 'Remise'],
  ['nothing when there is no entry', new Map(), 'ja', 'en', ''],
])('a coupon name is %s', (_rule, name, language, defaultLanguage, expected) => {
  expect(couponText(name, language, defaultLanguage)).toBe(expected)
})
