/** How one document is cited: its name, then a list of parts and of words in quotes; each a regular expression. */
const forms = {
  decisions: { name: '[Dd]ecisions? +', part: String.raw`\d+` },
  faults: {
    name: String.raw`(?:[Ff]aults(?:\.md)?|[Tt]hreats?) +`,
    part: String.raw`[A-Z]-?\d+[a-z]?|§\d+(?: \d+)?`,
  },
  design: { name: String.raw`[Dd]esign(?:\.md)? +`, part: String.raw`§\d+(?:\.\d+)?` },
  performance: { name: String.raw`[Pp]erformance(?:\.md)? +`, part: 'floor [a-z]' },
  // Last, because a section without a name is one of the specification.
  spec: { name: '(?:[Ss]pec +)?(?=§)', part: String.raw`§\d+` },
} as const

export type CitedDocument = keyof typeof forms

export const citedDocuments = Object.keys(forms) as readonly CitedDocument[]

const words = '"[^ "][^"]*"'
/** What may stand between two items of a list: a step, a code, a word of the wire, something in brackets. */
const between = String.raw`,| |and |to |with |step \d+|-?\d{2,4}|${'`[^`]*`'}|\([^()]*\)`

const lists = new RegExp(
  citedDocuments
    .map((document) => {
      const { name, part } = forms[document]
      const item = `(?:${part}|${words})`
      return String.raw`(?<${document}>(?<![\w-])${name}${item}(?:(?:${between})+?${item})*)`
    })
    .join('|'),
  'g',
)

/** One thing that a comment or a document points to: a document, a part of it, words in that part. */
export interface Citation {
  readonly document: CitedDocument
  /** As it is written, such as `§4`, `§1.3`, `28`, `M-09`, `§3 11`, `floor f`; null is the whole document. */
  readonly part: string | null
  readonly words: string | null
  /** Where its list begins in the text that it was read from. */
  readonly offset: number
}

/** Everything that a text cites, in order; of a range, such as `decisions 27 to 29`, every number. */
export function readCitations(text: string): readonly Citation[] {
  return [...joinLines(text).matchAll(lists)].flatMap(({ groups = {}, index }) =>
    citedDocuments.flatMap((document) => readList(document, groups[document] ?? '', index)),
  )
}

/** The items of one list; words alone belong to the part before them. */
function readList(document: CitedDocument, list: string, offset: number): readonly Citation[] {
  const { part: pattern } = forms[document]
  const items = new RegExp(`(?<to>to )?(?:(?<part>${pattern})(?: +(?<its>${words}))?|(?<more>${words}))`, 'g')
  const found: Citation[] = []
  for (const { groups: { to, part, its, more } = {} } of list.matchAll(items)) {
    const last = found.at(-1)?.part ?? null
    const skipped = to === undefined ? 0 : Number(part) - Number(last) - 1
    // Of what is no number there is nothing between.
    for (let number = 1; number <= skipped; number++)
      found.push({ document, part: String(Number(last) + number), words: null, offset })
    const quoted = (its ?? more)?.slice(1, -1).replace(/ +/g, ' ') ?? null
    found.push({ document, part: part ?? last, words: quoted, offset })
  }
  return found
}

/**
 * The same text in one line: line breaks, and the comment marks behind them, become as many spaces. What stands
 * at an offset stands there still.
 */
export function joinLines(text: string): string {
  return text.replace(/\r?\n[ \t]*(?:\/\/|\*(?!\/))?/g, (gap) => ' '.repeat(gap.length))
}

/** The parts of a document by the name that cites them. */
export type Parts = ReadonlyMap<string, string>

/** The row, the heading or the item of a list that has a name. */
const entryOf = /^(?:\| |#+ )?(?:\*\*)?([A-Z]-?\d+[a-z]?|\d+|floor [a-z])(?:\*\*)?(?: \||[.:]|$)/

/**
 * Reads what can be cited of a document: all of it under `''`; a section, with what stands under its heading, under `§4` or
 * `§1.3`; a row, a heading or an item of a list under its name, `M-09`, and under that of its section too, `§3 7`.
 */
export function partsOf(markdown: string): Parts {
  const parts = new Map([['', markdown]])
  let open: { readonly name: string; readonly level: number }[] = []
  for (const line of markdown.split('\n')) {
    const [, marks = '', number] = /^(#+) ([\d.]*\d)?/.exec(line) ?? []
    if (marks !== '') open = open.filter(({ level }) => level < marks.length)
    if (number !== undefined) open.push({ name: `§${number}`, level: marks.length })
    const [, entry] = entryOf.exec(line) ?? []
    const names = entry === undefined ? [] : [entry, ...open.map(({ name }) => `${name} ${entry}`)]
    for (const name of names) if (!parts.has(name)) parts.set(name, line)
    for (const { name } of open) parts.set(name, `${parts.get(name) ?? ''}${line}\n`)
  }
  return parts
}
