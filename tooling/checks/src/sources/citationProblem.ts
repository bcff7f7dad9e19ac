import type { Citation } from './citation.ts'
import { findPassage } from './findPassage.ts'
import type { Library } from './library.ts'

/** What is wrong with a citation, as a clause; null when the part is there and says the words. */
export function citationProblem(citation: Citation, library: Library): string | null {
  const passage = findPassage(citation, library)
  if (passage === null) return 'is not there'
  const { words } = citation
  return words === null || plain(passage).includes(plain(words)) ? null : 'does not say so'
}

/** Without marks of markdown, upper case and line breaks. */
const plain = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`]/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()
