import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { CheckRow } from '../report/checkRow.ts'
import { rootFolder } from '../repository/folders.ts'
import { findPassage, readCitations } from './readCitations.ts'
import type { Citation, CitedDocument, Library } from './readCitations.ts'

/** The scripts that commands may name: of each package, and of the root under `''`. */
type KnownScripts = ReadonlyMap<string, ReadonlySet<string>>

/** A command that a text names; `problem` is a clause, null when it runs as it is written. */
interface NamedCommand {
  readonly offset: number
  readonly problem: string | null
}

/** Ways to name a command: what is found, and the package and script that it needs. */
const forms = [
  // pnpm is on no path but through npx or a script.
  /(?:`|\bRun: |\brun |&& |^\s*)(?:[A-Z_]+=\S+ )?(?<bare>pnpm (?:-\w+ )?(?:--filter|[a-z][\w:-]*))(?=[ `'.])/gm,
  /(?<!\w )\bnpm run (?:-s )?(?<script>[a-z][\w:]*)/g,
  /npx pnpm --filter (?<package>@topup\/[\w-]+) (?:run )?(?!(?:run|exec)\b)(?<script>[\w:-]+)/g,
]

/** The commands that a text names. */
export function readCommands(text: string, known: KnownScripts): readonly NamedCommand[] {
  return forms.flatMap((form) =>
    [...text.matchAll(form)].map(({ index, groups = {} }) => {
      const { bare, script = '', package: owner = '' } = groups
      if (bare !== undefined) return { offset: index, problem: `"${bare}" needs npx` }
      const isKnown = known.get(owner)?.has(script) === true
      return { offset: index, problem: isKnown ? null : `no script "${script}" in ${owner || 'the root'}` }
    }),
  )
}

/** A row's worth of verdicts on all texts of the repository but tests, which may name what is not there. */
function judgeCommands(): readonly { readonly problem: string | null }[] {
  const known = knownScripts()
  return textFiles().flatMap((name) => {
    const text = readFileSync(join(rootFolder, name), 'utf8')
    return readCommands(text, known).map(({ offset, problem }) => ({
      problem: problem === null ? null : `${name}:${text.slice(0, offset).split('\n').length}: ${problem}`,
    }))
  })
}

function textFiles(): readonly string[] {
  const patterns = ['*.md', '*.mdx', '*.ts', '*.tsx', '*.mjs', '*.yml', '*.css']
  return execFileSync('git', ['ls-files', '-z', ...patterns], { cwd: rootFolder, encoding: 'utf8' })
    .split('\0')
    .filter((name) => name !== '' && !/\.test\.tsx?$/.test(name) && existsSync(join(rootFolder, name)))
}

function knownScripts(): KnownScripts {
  const files = globSync('{apps,packages,tooling}/*/package.json', { cwd: rootFolder })
  return new Map(
    ['package.json', ...files].map((file) => {
      const { name, scripts = {} } = JSON.parse(readFileSync(join(rootFolder, file), 'utf8')) as {
        readonly name: string
        readonly scripts?: Readonly<Record<string, string>>
      }
      return [file === 'package.json' ? '' : name, new Set(Object.keys(scripts))]
    }),
  )
}

/** Reads the documents of this repository. */
function readLibrary(): Library {
  return {
    spec: readNumbered('spec'),
    decisions: readNumbered('decisions'),
    faults: readDocument('faults.md'),
    design: readDocument('design.md'),
    performance: readDocument('performance.md'),
  }
}

function readNumbered(folder: string): ReadonlyMap<string, string> {
  const names = globSync('[0-9]*.md', { cwd: join(rootFolder, 'docs', folder) })
  return new Map(names.map((name) => [String(Number.parseInt(name, 10)), readDocument(join(folder, name))]))
}

const readDocument = (name: string): string => readFileSync(join(rootFolder, 'docs', name), 'utf8')

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

const documents = ['spec', 'decisions', 'faults', 'design', 'performance', 'links'] as const

/** Every citation of a document, in comments, texts and documents, leads to what it names; so does every link and command. */
export async function checkSources(): Promise<readonly CheckRow[]> {
  const library = readLibrary()
  const verdicts = fileNames().flatMap((name) => judgeFile({ name, text: read(name) }, library, anchorsAt))
  return [
    ...documents.flatMap((document) =>
      rowsOf(
        document,
        verdicts.filter((verdict) => verdict.document === document),
      ),
    ),
    ...rowsOf('commands', judgeCommands()),
  ]
}

/** One row that counts when all resolve, else one for each that does not. */
export function rowsOf(subject: string, verdicts: readonly Pick<Verdict, 'problem'>[]): readonly CheckRow[] {
  const problems = verdicts.flatMap(({ problem }) => (problem === null ? [] : [problem]))
  if (problems.length > 0) return problems.map((detail) => ({ subject, kind: 'failed', detail }))
  return [{ subject, kind: 'passed', detail: `${verdicts.length} resolve` }]
}

/** Files that cite; without the tests of this check, which cite what is not there. */
function fileNames(): readonly string[] {
  const built = new Set(['node_modules', 'dist', 'dist-sandbox', 'storybook-static', 'reports', 'coverage'])
  const patterns = [
    'README.md',
    'docs/**/*.md',
    '{apps,packages,tooling}/**/{README.md,*.ts,*.tsx,*.css,*.mjs}',
    'tooling/*/.storybook/*.{ts,tsx}',
    'tooling/storybook/src/**/*.mdx',
  ]
  return globSync(patterns, { cwd: rootFolder, exclude: (name) => built.has(basename(name)) })
    .filter((name) => !/(?:checks\/src\/sources\/\w+|storybook\/src\/docs\/quoteRule)\.test\.ts$/.test(name))
    .toSorted()
}

function anchorsAt(path: string): ReadonlySet<string> | null {
  if (!existsSync(join(rootFolder, path))) return null
  return path.endsWith('.md') ? anchorsOf(read(path)) : new Set()
}

const read = (name: string): string => readFileSync(join(rootFolder, name), 'utf8')

/** What became of one citation or link; `problem` is a sentence with its place, null when it resolves. */
interface Verdict {
  readonly document: CitedDocument | 'links'
  readonly problem: string | null
}

/** A file of the repository, its name from the root. */
interface SourceFile {
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
