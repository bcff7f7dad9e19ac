import type { Language } from './languageFacts.ts'
import { directionOf } from './languageFacts.ts'

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
