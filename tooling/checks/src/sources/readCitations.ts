import type { Citation, CitedDocument } from './citation.ts'
import { joinLines } from './joinLines.ts'

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
