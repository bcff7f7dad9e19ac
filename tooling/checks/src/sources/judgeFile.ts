import type { CitedDocument } from './citation.ts'
import { citationProblem } from './citationProblem.ts'
import type { Library } from './library.ts'
import { type AnchorsAt, linkProblem } from './linkProblem.ts'
import { readCitations } from './readCitations.ts'
import { readLinks } from './readLinks.ts'

/** What became of one citation or link; `problem` is a sentence with its place, null when it resolves. */
export interface Verdict {
  readonly document: CitedDocument | 'links'
  readonly problem: string | null
}

/** A file of the repository, its name from the root. */
export interface SourceFile {
  readonly name: string
  readonly text: string
}

/** Looks up everything that a file cites, and in markdown every relative link. */
export function judgeFile(
  { name, text }: SourceFile,
  library: Library,
  anchorsAt: AnchorsAt,
): readonly Verdict[] {
  const sentence = (offset: number, what: string, problem: string | null): string | null =>
    problem === null ? null : `${name}:${text.slice(0, offset).split('\n').length}: ${what} ${problem}`
  const links = name.endsWith('.md') ? readLinks(text) : []
  return [
    ...readCitations(text).map((citation): Verdict => {
      const { document, part, words, offset } = citation
      const what = [document, part, words === null ? null : `"${words}"`].filter((each) => each !== null)
      return { document, problem: sentence(offset, what.join(' '), citationProblem(citation, library)) }
    }),
    ...links.map(({ target, offset }): Verdict => ({
      document: 'links',
      problem: sentence(offset, target, linkProblem(target, name, anchorsAt)),
    })),
  ]
}
