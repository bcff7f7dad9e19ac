import type { Language } from './language.ts'
import { directionOf } from './languageFacts.ts'

/** Open and close a stretch of text whose direction is found from its own first letter (UAX #9). */
const firstStrongIsolate = '\u2068'
const popDirectionalIsolate = '\u2069'

/** Letters that run from right to left: Hebrew, Arabic and their neighbours, and their presentation forms. */
const rightToLeftLetter = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/

/**
 * Sets a name, figure or price apart from the sentence of `language` that it is put into, so that neither turns the
 * other around: "60 Crystals" stays so in Arabic. Unchanged where nothing can turn, so that a whole number may also
 * be read again by a text nested in the sentence. Source: design.md §8.
 */
export function isolate(text: string, language: Language): string {
  if (/^\d*$/.test(text)) return text
  if (directionOf(language) === 'ltr' && !rightToLeftLetter.test(text)) return text
  return firstStrongIsolate + text + popDirectionalIsolate
}
