import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { CheckRow } from '../report/checkRow.ts'
import { rootFolder } from '../repository/folders.ts'
import { citedDocuments, partsOf, readCitations } from './readCitations.ts'
import type { Citation, CitedDocument, Parts } from './readCitations.ts'

/** What a text names is looked up here. */
interface Library {
  readonly documents: Readonly<Record<CitedDocument, Parts>>
  /** The scripts that commands may name: of each package, and of the root under `''`. */
  readonly scripts: ReadonlyMap<string, ReadonlySet<string>>
  readonly anchorsAt: AnchorsAt
}

/** What a text names, and where; `problem` is a clause, null when it leads somewhere. */
interface Named {
  readonly subject: CitedDocument | 'links' | 'commands'
  readonly offset: number
  readonly what: string
  readonly problem: string | null
}

/** Ways to name a command: what is found, and the package and script that it needs. */
const commands = [
  // pnpm is on no path but through npx or a script.
  /(?:`|\bRun: |\brun |&& |^\s*)(?:[A-Z_]+=\S+ )?(?<bare>pnpm (?:-\w+ )?(?:--filter|[a-z][\w:-]*))(?=[ `'.])/gm,
  /(?<!\w )\bnpm run (?:-s )?(?<script>[a-z][\w:]*)/g,
  /npx pnpm --filter (?<package>@topup\/[\w-]+) (?:run )?(?!(?:run|exec)\b)(?<script>[\w:-]+)/g,
]

/** The commands that a text names, and whether each runs as it is written. */
export function readCommands(text: string, scripts: Library['scripts']): readonly Named[] {
  return commands.flatMap((form) =>
    [...text.matchAll(form)].map(({ index: offset, groups = {} }) => {
      const { bare, script = '', package: owner = '' } = groups
      const isKnown = bare === undefined && scripts.get(owner)?.has(script) === true
      const problem = bare === undefined ? `is no script of ${owner || 'the root'}` : 'needs npx'
      return { subject: 'commands', offset, what: `"${bare ?? script}"`, problem: isKnown ? null : problem }
    }),
  )
}

/** What is wrong with a citation; null when the part is there and says the words. */
export function citationProblem({ document, part, words }: Citation, documents: Library['documents']) {
  const passage = documents[document].get(part ?? '')
  if (passage === undefined) return 'is not there'
  return words === null || plain(passage).includes(plain(words)) ? null : 'does not say so'
}

/** Without marks of markdown, upper case and line breaks. */
const plain = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`]/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()

/** A file of the repository, its name from the root. */
interface SourceFile {
  readonly name: string
  readonly text: string
}

/** Everything that a file names: what it cites, in markdown every relative link, and commands outside of tests. */
export function readNamed({ name, text }: SourceFile, library: Library): readonly Named[] {
  const links = name.endsWith('.md') ? readLinks(text) : []
  return [
    ...readCitations(text).map((citation): Named => {
      const { document, part, words, offset } = citation
      const what = [document, part, words === null ? null : `"${words}"`].filter((each) => each !== null)
      const problem = citationProblem(citation, library.documents)
      return { subject: document, offset, what: what.join(' '), problem }
    }),
    ...links.map(({ target, offset }): Named => {
      const problem = linkProblem(target, name, library.anchorsAt)
      return { subject: 'links', offset, what: target, problem }
    }),
    ...(/\.test\.tsx?$/.test(name) ? [] : readCommands(text, library.scripts)),
  ]
}

const subjects = [...citedDocuments, 'links', 'commands'] as const

/** Of each subject one row that counts when all resolve, else one for each that does not, with its file and line. */
export function rowsOf(files: readonly SourceFile[], library: Library): readonly CheckRow[] {
  const all = files.flatMap((file) => readNamed(file, library).map((named) => ({ ...named, ...file })))
  return subjects.flatMap((subject): readonly CheckRow[] => {
    const own = all.filter((named) => named.subject === subject)
    const wrong = own.filter(({ problem }) => problem !== null)
    if (wrong.length === 0) return [{ subject, kind: 'passed', detail: `${own.length} resolve` }]
    return wrong.map(({ name, text, offset, what, problem }) => {
      const line = text.slice(0, offset).split('\n').length
      return { subject, kind: 'failed', detail: `${name}:${line}: ${what} ${problem}` }
    })
  })
}

/** Every citation of a document, in comments, texts and documents, leads to what it names; so does every link and command. */
export async function checkSources(): Promise<readonly CheckRow[]> {
  const document = (name: string) => partsOf(read(`docs/${name}.md`))
  const documents = {
    spec: numbered('spec', '§'),
    decisions: numbered('decisions', ''),
    faults: document('faults'),
    design: document('design'),
    performance: document('performance'),
  }
  const files = fileNames().map((name) => ({ name, text: read(name) }))
  return rowsOf(files, { documents, scripts: knownScripts(), anchorsAt })
}

/** The documents of a folder that have a number in their names, without zeros before it. */
const numbered = (folder: string, mark: string): Parts =>
  new Map(
    globSync(`docs/${folder}/[0-9]*.md`, { cwd: rootFolder }).map((name) => [
      `${mark}${Number.parseInt(basename(name), 10)}`,
      read(name),
    ]),
  )

/** Texts of the repository; without the tests of this check, which cite what is not there. */
function fileNames(): readonly string[] {
  const patterns = ['*.md', '*.mdx', '*.ts', '*.tsx', '*.mjs', '*.yml', '*.css']
  const line = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...patterns]
  return execFileSync('git', line, { cwd: rootFolder, encoding: 'utf8', maxBuffer: 2 ** 24 })
    .split('\0')
    .filter((name) => name !== '' && existsSync(join(rootFolder, name)))
    .filter((name) => !/(?:checks\/src\/sources\/\w+|storybook\/src\/docs\/quoteRule)\.test\.ts$/.test(name))
}

function knownScripts(): Library['scripts'] {
  const files = globSync('{apps,packages,tooling}/*/package.json', { cwd: rootFolder })
  return new Map(
    ['package.json', ...files].map((file) => {
      const { name, scripts = {} } = JSON.parse(read(file)) as {
        readonly name: string
        readonly scripts?: Readonly<Record<string, string>>
      }
      return [file === 'package.json' ? '' : name, new Set(Object.keys(scripts))]
    }),
  )
}

function anchorsAt(path: string): ReadonlySet<string> | null {
  if (!existsSync(join(rootFolder, path))) return null
  return path.endsWith('.md') ? anchorsOf(read(path)) : new Set()
}

const read = (name: string): string => readFileSync(join(rootFolder, name), 'utf8')

/** The anchors of the headings of a file; null when there is no such file or folder. */
type AnchorsAt = (path: string) => ReadonlySet<string> | null

/** What is wrong with a link of a file, as a clause; null when it leads somewhere. Paths are from the root of the repository. */
export function linkProblem(target: string, file: string, anchorsAt: AnchorsAt): string | null {
  const [path = '', anchor] = target.split('#')
  const anchors = anchorsAt(path === '' ? file : join(dirname(file), path))
  if (anchors === null) return 'is not there'
  return anchor === undefined || anchors.has(anchor) ? null : 'has no such heading'
}

/** The anchors that a host of markdown gives to headings: `## One tint, much work` is `one-tint-much-work`. */
export function anchorsOf(markdown: string): ReadonlySet<string> {
  const headings = [...markdown.matchAll(/^#+ (.*)$/gm)].map(({ 1: heading = '' }) => heading)
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )
}

/** A relative link of a markdown file, as it is written. */
interface Link {
  readonly target: string
  readonly offset: number
}

/** The links to files and headings of this repository, without what stands in code. */
export function readLinks(markdown: string): readonly Link[] {
  const prose = markdown.replace(/```[\s\S]*?```|`[^`\n]*`/g, (code) => ' '.repeat(code.length))
  return [...prose.matchAll(/\]\((?![a-z]+:)([^)\s]+)\)/g)].map(({ 1: target = '', index }) => ({
    target,
    offset: index,
  }))
}
