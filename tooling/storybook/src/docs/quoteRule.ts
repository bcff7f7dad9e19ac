import { findPassage, readCitations } from '@topup/checks/sources/readCitations.ts'
import type { Citation, Library } from '@topup/checks/sources/readCitations.ts'

/** A rule as a document says it. */
export interface Quote {
  /** Where it stands, as a comment cites it. */
  readonly source: string
  /** Its own words, as markdown without links: they lead to files that a reader of the site does not have. */
  readonly markdown: string
}

/**
 * What the cited places say, in order. Words that are a heading stand for the section under it, other words for the
 * paragraph, the item or the row that has them; a decision for what it decides. Throws on what is not there.
 */
export function quoteRules(cited: string, library: Library): readonly Quote[] {
  const citations = readCitations(cited)
  if (citations.length === 0) throw new Error(`${cited} cites no document`)
  return citations.map((citation) => ({
    source: nameOf(citation),
    markdown: withoutLinks(quote(citation, library)),
  }))
}

const nameOf = ({ document, part, words }: Citation): string =>
  [document.replace(/^decisions$/, 'decision'), part, words === null ? null : `“${words}”`]
    .filter((each) => each !== null)
    .join(' ')

function quote(citation: Citation, library: Library): string {
  const passage = findPassage(citation, library)
  if (passage === null) throw new Error(`${nameOf(citation)} is not there`)
  if (citation.document === 'decisions') return decisionIn(passage)
  if (citation.words === null) return passage
  const found = sectionIn(passage, citation.words) ?? blockIn(passage, citation.words)
  if (found === undefined) throw new Error(`${nameOf(citation)} does not say so`)
  return found
}

/** The title of a decision and what it decides. */
function decisionIn(text: string): string {
  const title = /^# \d+\. (.*)$/m.exec(text)?.[1]
  const decision = /\*\*Decision\.\*\*\s+([\s\S]*?)(?=\n\n\*\*Consequences\.\*\*|$)/.exec(text)?.[1]
  if (title === undefined || decision === undefined)
    throw new Error('A decision has no title or decides nothing')
  return `**${title}.** ${decision.trim()}`
}

/** What stands under a heading, up to the next of its level or above. */
function sectionIn(text: string, heading: string): string | undefined {
  const lines = text.split('\n')
  const begin = lines.findIndex(
    (line) => plain(line.replace(/^#+ /, '')) === plain(heading) && levelOf(line) > 0,
  )
  if (begin === -1) return undefined
  const rest = lines.slice(begin + 1)
  const length = rest.findIndex((line) => levelOf(line) > 0 && levelOf(line) <= levelOf(lines[begin] ?? ''))
  return rest
    .slice(0, length === -1 ? undefined : length)
    .join('\n')
    .trim()
}

/** The paragraph, the item of a list or the row of a table, with its head, that has the words. */
function blockIn(text: string, words: string): string | undefined {
  const block = text.split(/\n\n+|\n(?=(?:[-*]|\d+\.) )/).find((each) => plain(each).includes(plain(words)))
  if (block === undefined || !block.startsWith('|')) return block
  const [head = '', rule = '', ...rows] = block.split('\n')
  return [head, rule, ...rows.filter((row) => plain(row).includes(plain(words)))].join('\n')
}

const levelOf = (line: string): number => /^(#+) /.exec(line)?.[1]?.length ?? 0

const plain = (text: string): string =>
  withoutLinks(text).replaceAll(/[*`]/g, '').replaceAll(/\s+/g, ' ').trim().toLowerCase()

const withoutLinks = (text: string): string => text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')

const files = import.meta.glob<string>('../../../../docs/**/*.md', { query: '?raw', import: 'default' })

/** The documents that pages cite, as the check of sources reads them. */
export async function loadLibrary(): Promise<Library> {
  const [spec, decisions, faults, design, performance] = await Promise.all([
    readNumbered('spec'),
    readNumbered('decisions'),
    read('faults.md'),
    read('design.md'),
    read('performance.md'),
  ])
  return { spec, decisions, faults, design, performance }
}

async function readNumbered(folder: string): Promise<ReadonlyMap<string, string>> {
  const pattern = new RegExp(`/docs/${folder}/(\\d+)-[^/]*\\.md$`)
  const found = Object.entries(files).flatMap(([path, load]) => {
    const number = pattern.exec(path)?.[1]
    return number === undefined ? [] : [load().then((text) => [String(Number(number)), text] as const)]
  })
  return new Map(await Promise.all(found))
}

async function read(name: string): Promise<string> {
  const load = files[`../../../../docs/${name}`]
  if (load === undefined) throw new Error(`There is no docs/${name}`)
  return load()
}
