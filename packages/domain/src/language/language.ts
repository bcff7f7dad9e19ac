/** The interface languages, in the order the picker lists them. Source: spec §9 "Languages". */
export const languages = [
  'ar',
  'de',
  'en',
  'es',
  'fr',
  'id',
  'it',
  'ja',
  'ko',
  'ms',
  'pl',
  'pt',
  'ru',
  'th',
  'tr',
  'vi',
  'zh-cn',
  'zh-tw',
] as const

/** An interface language; the wire and the locale files use these tags. Source: spec §9 "Languages". */
export type Language = (typeof languages)[number]

/** Reads one of our own tags, exactly, as storage and the wire carry it; null when it is anything else. Source: spec §9 "Languages", faults M-21. */
export function parseLanguage(value: unknown): Language | null {
  return languages.find((language) => language === value) ?? null
}
