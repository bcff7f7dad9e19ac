/** How a language writes figures and on which side of them it puts the currency. Source: spec §5 "Formatting". */
export interface NumberStyle {
  readonly group: string
  readonly decimal: string
  /** On which side of the figure the currency stands; `spaced` is in front, with a no-break space whatever it looks like. */
  readonly currency: 'first' | 'spaced' | 'last'
}

/** 1,234.50, the currency first. */
const point: NumberStyle = { group: ',', decimal: '.', currency: 'first' }

/** 1.234,50, the currency first. */
const comma: NumberStyle = { group: '.', decimal: ',', currency: 'first' }

/** 1.234,50, the currency first and apart from it. */
const commaApart: NumberStyle = { group: '.', decimal: ',', currency: 'spaced' }

/** 1.234,50, the currency last. */
const commaAfter: NumberStyle = { group: '.', decimal: ',', currency: 'last' }

/** 1 234,50 with a no-break space, the currency last. */
const spaceAfter: NumberStyle = { group: '\u00a0', decimal: ',', currency: 'last' }

/** 1’234.50, the currency first and apart from it. */
const pointApart: NumberStyle = { group: '’', decimal: '.', currency: 'spaced' }

/** 1 234.50 with a no-break space, the currency last. */
const pointAfter: NumberStyle = { group: '\u00a0', decimal: '.', currency: 'last' }

/** Forms of a language that write figures in another way than the language here. Source: decision 61. */
const regionalNumbers: Readonly<Record<string, NumberStyle>> = {
  'es-es': commaAfter,
  'pt-pt': spaceAfter,
  'de-ch': pointApart,
  'fr-ch': pointAfter,
}

/** What the store knows of a language. */
export interface LanguageFacts {
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
 * The interface languages, in the order the picker lists them: a language more is a row more, and its name below. A table, because old engines
 * lack the data that `Intl` goes by. Source: spec §9 "Languages", §5 "Formatting", design "38-language", decisions 40 and 61.
 */
export const languageFacts = {
  ar: { numbers: point, direction: 'rtl', hasOwnCalendar: true },
  de: { numbers: commaAfter, percent: 'spaced' },
  en: { numbers: point },
  es: { numbers: point, percent: 'spaced' },
  fr: { numbers: spaceAfter, percent: 'spaced' },
  id: { numbers: comma },
  it: { numbers: commaAfter },
  ja: { numbers: point, plainYen: 'JPY' },
  ko: { numbers: point },
  ms: { numbers: point },
  pl: { numbers: spaceAfter },
  pt: { numbers: commaApart },
  ru: { numbers: spaceAfter, percent: 'spaced' },
  th: { numbers: point, hasOwnCalendar: true },
  tr: { numbers: comma, percent: 'first' },
  vi: { numbers: commaAfter },
  'zh-cn': { numbers: point, plainYen: 'RMB' },
  'zh-tw': { numbers: point },
} as const satisfies Readonly<Record<string, LanguageFacts>>

/** An interface language; the wire and the locale files use these tags. Source: spec §9 "Languages". */
export type Language = keyof typeof languageFacts

/** What each language calls itself. Apart, because the script in the document writes prices and names no language. */
const nativeNames: Readonly<Record<Language, string>> = {
  ar: 'العربية',
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  id: 'Bahasa Indonesia',
  it: 'Italiano',
  ja: '日本語',
  ko: '한국어',
  ms: 'Bahasa Melayu',
  pl: 'Polski',
  pt: 'Português (Brasil)',
  ru: 'Русский',
  th: 'ไทย',
  tr: 'Türkçe',
  vi: 'Tiếng Việt',
  'zh-cn': '简体中文',
  'zh-tw': '繁體中文',
}

const factsOf = (language: Language): LanguageFacts => languageFacts[language]

/** The language's own name for itself, never translated. Source: spec §2 "Language picker". */
export function nativeNameOf(language: Language): string {
  return nativeNames[language]
}

let deviceTags: readonly string[] = []

/**
 * Sets the languages of the device, as the browser lists them, once for a document: all its figures then follow the device's own
 * form of the language, on the sheet and the receipt alike. Source: decision 61.
 */
export function followDeviceForms(tags: readonly string[]): void {
  deviceTags = tags.map((tag) => tag.toLowerCase())
}

/** How the language writes figures, in the form that the device names, if it names one. Source: spec §5 "Formatting", decision 61. */
export function numberStyleOf(language: Language): NumberStyle {
  const form = deviceTags.find((tag) => tag.startsWith(`${language}-`))
  return regionalNumbers[form ?? ''] ?? factsOf(language).numbers
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

/** The interface languages, in the order the picker lists them. Source: spec §9 "Languages". */
export const languages = Object.keys(languageFacts) as readonly string[] as readonly [Language, ...Language[]]

/** Reads one of our own tags, exactly, as storage and the wire carry it; null when it is anything else. Source: spec §9 "Languages", faults M-21. */
export function parseLanguage(value: unknown): Language | null {
  return languages.find((language) => language === value) ?? null
}

/** Codes that browsers and phones still send for a language of ours. ISO 639 renamed `in`; the others are three-letter forms. */
const oldCodes: ReadonlyMap<string, Language> = new Map([
  ['in', 'id'],
  ['ind', 'id'],
  ['msa', 'ms'],
  ['may', 'ms'],
  ['zsm', 'ms'],
])

/** Subtags that mean Traditional Chinese. `hant` decides before a country does. */
const traditional = ['tw', 'hk', 'mo']

/**
 * The interface language that a language tag asks for, or null when the store does not have it or the value is
 * not text. Accepts what browsers, phones and games send: any case, `-` or `_`, with script and country
 * (`zh-Hant-HK` is `zh-tw`, every other `zh` is `zh-cn`, `pt-BR` is `pt`, the old `in` is `id`).
 * Source: spec §4 "Language choice".
 */
export const languageOfTag = (tag: unknown): Language | null => languageAmong(languages, tag)

/** The same, of some languages alone. */
export function languageAmong(some: readonly Language[], tag: unknown): Language | null {
  if (typeof tag !== 'string' || tag.length > 35) return null
  const text = tag.trim().toLowerCase()
  const code = text.replace(/[-_].*/, '')
  const wanted = code === 'zh' ? chineseOf(text.split(/[-_]/)) : (oldCodes.get(code) ?? code)
  return some.find((language) => language === wanted) ?? null
}

function chineseOf(subtags: readonly string[]): Language {
  if (subtags.indexOf('hant') !== -1) return 'zh-tw'
  if (subtags.indexOf('hans') !== -1) return 'zh-cn'
  return subtags.some((subtag) => traditional.indexOf(subtag) !== -1) ? 'zh-tw' : 'zh-cn'
}

/** The facts of a brand that the choice of a language depends on. */
export interface OfferedLanguages {
  readonly languages: readonly Language[]
  readonly defaultLanguage: Language
}

/**
 * The languages the picker offers: the brand's, narrowed to those the page config names.
 * A page config that names none of them narrows nothing. Source: spec §3 "language_config", §9 "per-brand subsets".
 */
export function offeredLanguages(
  brand: Pick<OfferedLanguages, 'languages'>,
  pageLanguages: readonly string[],
): readonly Language[] {
  const named = pageLanguages.map(languageOfTag)
  const narrowed = brand.languages.filter((language) => named.indexOf(language) !== -1)
  return narrowed.length === 0 ? brand.languages : narrowed
}

/**
 * The language to show: the saved one, else the first browser language that the brand carries, else the brand's default.
 * `requested` is `spec_lang` of the link: the player's choice inside the game, so it goes first.
 * Only the brand's languages count. Source: spec §4 "Language choice".
 */
export function chooseLanguage(from: {
  readonly requested?: string | null
  readonly saved: unknown
  readonly browserLanguages: readonly string[]
  readonly brand: OfferedLanguages
}): Language {
  const { brand } = from
  for (const tag of [from.requested, from.saved, ...from.browserLanguages]) {
    const language = languageAmong(brand.languages, tag)
    if (language !== null) return language
  }
  return brand.defaultLanguage
}

/** The marks that open and close a piece of text whose direction follows from its own first letter (UAX #9). */
const firstStrongIsolate = '\u2068'
const popDirectionalIsolate = '\u2069'

/** Letters that run from right to left: Hebrew, Arabic and their neighbours, and their presentation forms. */
const rightToLeftLetter = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/

/**
 * Isolates the direction of a name, figure or price inserted into a sentence of `language`, so that neither
 * reorders the other: "60 Crystals" keeps its order in Arabic. The text is unchanged where nothing can be
 * reordered, so that a nested text can still read a whole number from it. Source: design.md §8.
 */
export function isolate(text: string, language: Language): string {
  if (/^\d*$/.test(text)) return text
  if (directionOf(language) === 'ltr' && !rightToLeftLetter.test(text)) return text
  return firstStrongIsolate + text + popDirectionalIsolate
}
