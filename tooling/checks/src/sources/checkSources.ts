import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { CheckRow } from '../report/checkRow.ts'
import { rootFolder } from '../repository/folders.ts'
import { judgeFile, type Verdict } from './judgeFile.ts'
import { readLibrary } from './readLibrary.ts'
import { anchorsOf } from './linkProblem.ts'

const documents = ['spec', 'decisions', 'faults', 'design', 'performance', 'links'] as const

/** Every citation of a document, in comments, texts and documents, leads to what it names, and so does every link. */
export async function checkSources(): Promise<readonly CheckRow[]> {
  const library = readLibrary()
  const verdicts = fileNames().flatMap((name) => judgeFile({ name, text: read(name) }, library, anchorsAt))
  return documents.flatMap((document) =>
    rowsOf(
      document,
      verdicts.filter((verdict) => verdict.document === document),
    ),
  )
}

/** One row that counts when all resolve, else one for each that does not. */
export function rowsOf(subject: string, verdicts: readonly Verdict[]): readonly CheckRow[] {
  const problems = verdicts.flatMap(({ problem }) => (problem === null ? [] : [problem]))
  if (problems.length > 0) return problems.map((detail) => ({ subject, kind: 'failed', detail }))
  return [{ subject, kind: 'passed', detail: `${verdicts.length} resolve` }]
}

/** Files that cite. Tests of what follows citations are none: they cite what is not there. */
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
