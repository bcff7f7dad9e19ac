import type { Language } from './language.ts'

/** What each language calls itself, as the picker shows it. Source: design "38-language". */
const nativeNames: Readonly<Record<Language, string>> = {
  ar: 'العربية',
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  id: 'Indonesia',
  it: 'Italiano',
  ja: '日本語',
  ko: '한국어',
  ms: 'Melayu',
  pl: 'Polski',
  pt: 'Português',
  ru: 'Русский',
  th: 'ไทย',
  tr: 'Türkçe',
  vi: 'Tiếng Việt',
  'zh-cn': '简体中文',
  'zh-tw': '繁體中文',
}

/** The language's own name for itself, never translated. Source: spec §2 "Language picker". */
export function nativeNameOf(language: Language): string {
  return nativeNames[language]
}

/** The direction the language is written in; only Arabic runs right to left. Source: decision 40. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}

/** The tag in BCP 47 spelling (`zh-CN`), as `bcp47_lang` carries it. Source: spec §7 "Common pay params". */
export function bcp47(language: Language): string {
  return language.replace(/-.*/, (country) => country.toUpperCase())
}

/**
 * The value of `lang` on `<html>`, which fonts and screen readers depend on. Source: design.md §8 "set once".
 */
export function htmlLang(language: Language): string {
  return bcp47(language)
}

/**
 * The locale for Intl. Figures stay Latin and years Gregorian in every language: an order's number, price
 * or end date must read the same on the receipt, in the game and to customer service. Source: design.md §8.
 */
export function intlLocale(language: Language): string {
  if (language === 'ar') return 'ar-u-ca-gregory-nu-latn'
  if (language === 'th') return 'th-u-ca-gregory-nu-latn'
  return bcp47(language)
}
