/** How one document is cited: its name, then a list of parts and of words in quotes; each a regular expression. */
interface Form {
  readonly name: string
  readonly part: string
  /** What may stand between two items of a list. */
  readonly between: string
}

const words = '"[^ "][^"]*"'
const separator = ',| |and |to '
/** What a list may say beside its items: a step, a code, a word of the wire, something in brackets. */
const aside = String.raw`with |step \d+|-?\d{2,4}|${'`[^`]*`'}|\([^()]*\)`

const forms: Readonly<Record<CitedDocument, Form>> = {
  decisions: { name: '[Dd]ecisions? +', part: String.raw`\d+`, between: separator },
  faults: {
    name: String.raw`(?:[Ff]aults(?:\.md)?|[Tt]hreats?) +`,
    part: String.raw`[A-Z]-?\d+[a-z]?|§\d+(?:(?:, rule)? \d+)?`,
    between: separator,
  },
  design: {
    name: String.raw`[Dd]esign(?:\.md)? +`,
    part: String.raw`§\d+(?:\.\d+)?`,
    between: `${separator}|${aside}`,
  },
  performance: { name: String.raw`[Pp]erformance(?:\.md)? +`, part: '(?:floor [a-z])', between: separator },
  // Last, because a section without a name is one of the specification.
  spec: { name: '(?:[Ss]pec +)?(?=§)', part: String.raw`§\d+`, between: `${separator}|${aside}` },
}

const documents = Object.keys(forms) as readonly CitedDocument[]
const lists = new RegExp(documents.map(listOf).join('|'), 'g')

/** Everything that a text cites, in order; of a range, such as `decisions 27 to 29`, every number. */
export function readCitations(text: string): readonly Citation[] {
  return [...joinLines(text).matchAll(lists)].flatMap(({ groups = {}, index }) =>
    documents.flatMap((document) => readList(document, groups[document] ?? '', index)),
  )
}

function listOf(document: CitedDocument): string {
  const { name, part, between } = forms[document]
  const item = `(?:${part}|${words})`
  return String.raw`(?<${document}>(?<![\w-])${name}${item}(?:(?:${between})+?${item})*)`
}

/** The items of one list; words alone belong to the part before them. */
function readList(document: CitedDocument, list: string, offset: number): readonly Citation[] {
  const { part: pattern } = forms[document]
  const items = new RegExp(`(?<to>to )?(?:(?<part>${pattern})(?: +(?<its>${words}))?|(?<more>${words}))`, 'g')
  const found: Citation[] = []
  for (const { groups: { to, part, its, more } = {} } of list.matchAll(items)) {
    const last = found.at(-1)?.part ?? null
    const between = to === undefined ? [] : numbersBetween(Number(last), Number(part))
    found.push(...between.map((number) => ({ document, part: String(number), words: null, offset })))
    const quoted = (its ?? more)?.slice(1, -1).replace(/ +/g, ' ') ?? null
    found.push({ document, part: part ?? last, words: quoted, offset })
  }
  return found
}

/** 28 for 27 and 29; none where one is no number. */
function numbersBetween(first: number, last: number): readonly number[] {
  return Array.from({ length: Math.max(0, last - first - 1) || 0 }, (_, index) => first + 1 + index)
}

export type CitedDocument = 'spec' | 'decisions' | 'faults' | 'design' | 'performance'

/** One thing that a comment or a document points to: a document, a part of it, words in that part. */
export interface Citation {
  readonly document: CitedDocument
  /** As it is written, such as `§4`, `§1.3`, `28`, `M-09`, `§3, rule 11`, `floor f`; null is the whole document. */
  readonly part: string | null
  readonly words: string | null
  /** Where its list begins in the text that it was read from. */
  readonly offset: number
}

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

/** The texts of the documents that are cited; files with a number in their name are found by it, without zeros before. */
export interface Library {
  readonly spec: ReadonlyMap<string, string>
  readonly decisions: ReadonlyMap<string, string>
  readonly faults: string
  readonly design: string
  readonly performance: string
}

/**
 * The same text in one line: line breaks, and the comment marks behind them, become as many spaces. What stands
 * at an offset stands there still.
 */
export function joinLines(text: string): string {
  return text.replace(/\r?\n[ \t]*(?:\/\/|\*(?!\/))?/g, (gap) => ' '.repeat(gap.length))
}
