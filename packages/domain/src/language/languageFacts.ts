import { comma, commaAfter, commaApart, point, spaceAfter } from './numberStyle.ts'
import type { NumberStyle } from './numberStyle.ts'

/** What the store knows of a language. */
export interface LanguageFacts {
  /** The language's own name for itself, never translated. */
  readonly nativeName: string
  readonly numbers: NumberStyle
  /** Where the percent sign stands: after the figure, unless it says otherwise. */
  readonly percent?: 'spaced' | 'first'
  /** Left to right, unless it says otherwise. */
  readonly direction?: 'rtl'
  /** Whether an engine may write years and figures of this language in a calendar and in digits of its own. */
  readonly hasOwnCalendar?: true
  /** The one currency for which a plain `¥` can stand in this language. */
  readonly plainYen?: 'JPY' | 'RMB'
}

/**
 * The interface languages, in the order the picker lists them: a language more is a row more. A table, because old engines
 * lack the data that `Intl` goes by. Source: spec §9 "Languages", §5 "Formatting", design "38-language", decisions 40 and 61.
 */
export const languageFacts = {
  ar: { nativeName: 'العربية', numbers: point, direction: 'rtl', hasOwnCalendar: true },
  de: { nativeName: 'Deutsch', numbers: commaAfter, percent: 'spaced' },
  en: { nativeName: 'English', numbers: point },
  es: { nativeName: 'Español', numbers: commaAfter, percent: 'spaced' },
  fr: { nativeName: 'Français', numbers: spaceAfter, percent: 'spaced' },
  id: { nativeName: 'Bahasa Indonesia', numbers: comma },
  it: { nativeName: 'Italiano', numbers: commaAfter },
  ja: { nativeName: '日本語', numbers: point, plainYen: 'JPY' },
  ko: { nativeName: '한국어', numbers: point },
  ms: { nativeName: 'Bahasa Melayu', numbers: point },
  pl: { nativeName: 'Polski', numbers: spaceAfter },
  pt: { nativeName: 'Português (Brasil)', numbers: commaApart },
  ru: { nativeName: 'Русский', numbers: spaceAfter, percent: 'spaced' },
  th: { nativeName: 'ไทย', numbers: point, hasOwnCalendar: true },
  tr: { nativeName: 'Türkçe', numbers: comma, percent: 'first' },
  vi: { nativeName: 'Tiếng Việt', numbers: commaAfter },
  'zh-cn': { nativeName: '简体中文', numbers: point, plainYen: 'RMB' },
  'zh-tw': { nativeName: '繁體中文', numbers: point },
} as const satisfies Readonly<Record<string, LanguageFacts>>

/** An interface language; the wire and the locale files use these tags. Source: spec §9 "Languages". */
export type Language = keyof typeof languageFacts

const factsOf = (language: Language): LanguageFacts => languageFacts[language]

/** The language's own name for itself, never translated. Source: spec §2 "Language picker". */
export function nativeNameOf(language: Language): string {
  return factsOf(language).nativeName
}

/** How the language writes figures. Source: spec §5 "Formatting". */
export function numberStyleOf(language: Language): NumberStyle {
  return factsOf(language).numbers
}

/** Where the language puts the percent sign: after the figure, after it with a space, or first. Source: spec §5 "Formatting". */
export function percentPlaceOf(language: Language): 'after' | 'spaced' | 'first' {
  return factsOf(language).percent ?? 'after'
}

/** The currency that a plain `¥` stands for in the language; null where it could be either. Source: decision 41. */
export function plainYenOf(language: Language): 'JPY' | 'RMB' | null {
  return factsOf(language).plainYen ?? null
}

/** The direction the language is written in; only Arabic runs right to left. Source: decision 40. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return factsOf(language).direction ?? 'ltr'
}

/** The tag in BCP 47 spelling (`zh-CN`), as `bcp47_lang` carries it. Source: spec §7 "Common pay params". */
export function bcp47(language: Language): string {
  return language.replace(/-.*/, (country) => country.toUpperCase())
}

/** The value of `lang` on `<html>`, which fonts and screen readers depend on. Source: design.md §8 "set once". */
export function htmlLang(language: Language): string {
  return bcp47(language)
}

/**
 * The locale for Intl. Figures stay Latin and years Gregorian in every language: an order's number, price
 * or end date must read the same on the receipt, in the game and to customer service. Source: design.md §8.
 */
export function intlLocale(language: Language): string {
  return factsOf(language).hasOwnCalendar ? `${language}-u-ca-gregory-nu-latn` : bcp47(language)
}
