import { languageFacts } from './languageFacts.ts'
import type { Language } from './languageFacts.ts'

/** The interface languages, in the order the picker lists them. Source: spec §9 "Languages". */
export const languages = Object.keys(languageFacts) as readonly string[] as readonly [Language, ...Language[]]

/** Reads one of our own tags, exactly, as storage and the wire carry it; null when it is anything else. Source: spec §9 "Languages", faults M-21. */
export function parseLanguage(value: unknown): Language | null {
  return languages.find((language) => language === value) ?? null
}
