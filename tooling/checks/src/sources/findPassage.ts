import type { Citation } from './citation.ts'
import type { Library } from './library.ts'

/** The text of the part that is cited, or of the whole document; null when there is no such part. */
export function findPassage({ document, part }: Citation, library: Library): string | null {
  switch (document) {
    case 'spec':
      return library.spec.get(part?.slice(1) ?? '') ?? null
    case 'decisions':
      return library.decisions.get(part ?? '') ?? null
    case 'faults':
    case 'design':
    case 'performance':
      return part === null ? library[document] : findPart(library[document], part)
  }
}

/** `§4` is a section; `§3 7` and `§3, rule 7` are an entry of one; anything else is an entry of the document. */
function findPart(text: string, part: string): string | null {
  if (!part.startsWith('§')) return findEntry(text, part)
  const [, number = '', entry] = /^§([\d.]+)(?:\D+(\d+))?$/.exec(part) ?? []
  const section = findSection(text, number)
  return section === null || entry === undefined ? section : findEntry(section, entry)
}

/** The heading with this number and what stands under it, up to the next heading of its level or above. */
function findSection(text: string, number: string): string | null {
  const lines = text.split('\n')
  const begin = lines.findIndex((line) => /^#+ ([\d.]*\d)/.exec(line)?.[1] === number)
  if (begin === -1) return null
  const level = levelOf(lines[begin])
  const length = lines.slice(begin + 1).findIndex((line) => levelOf(line) > 0 && levelOf(line) <= level)
  return lines.slice(begin, length === -1 ? undefined : begin + 1 + length).join('\n')
}

/** The row, the heading or the item of a list that begins with this name. */
function findEntry(text: string, name: string): string | null {
  const begins = new RegExp(String.raw`^(?:\| |#+ )?(?:\*\*)?${name}(?:\*\*)?(?: \||[.:]|$)`)
  return text.split('\n').find((line) => begins.test(line)) ?? null
}

const levelOf = (line = ''): number => /^(#+) /.exec(line)?.[1]?.length ?? 0
