import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CheckRow } from '../report/checkRow.ts'
import { rootFolder } from '../repository/folders.ts'
import { readClasses } from './readClasses.ts'
import { readSheet, type Sheet } from './readSheet.ts'
import {
  componentProblems,
  pageProblems,
  ruleProblems,
  unknownProblems,
  unusedProblems,
  type Problems,
  type Source,
} from './styleProblems.ts'
import { twinProblems } from './twinProblems.ts'

const shared = 'packages/ui-kit/src/styles/utilities.css'

/**
 * Pages use the classes of ui-kit's `styles/utilities.css`; all others belong to the component whose sheet has them. Stories
 * may draw anything.
 */
export async function checkStyles(): Promise<readonly CheckRow[]> {
  const sheets = sheetsAt('packages/ui-kit/src/**/*.css')
  // The sheets in `styles` set elements and tokens, the layouts of cards, and what the system’s colours change in every component.
  const components = sheets.filter(({ path }) => !path.startsWith('packages/ui-kit/src/styles/'))
  const styles = { components, shared: one(sheets, shared) }
  const kit = sourcesAt('packages/ui-kit/src/**/*.{ts,tsx}')
  const pages = sourcesAt('{apps,packages/flows}/**/src/**/*.{ts,tsx}')
  // What runs before the scripts finds its places in what components have drawn; what it is drawn by is a page as any other.
  const isEarly = ({ path }: Source) => /^packages\/flows\/src\/early\/(?!document\/)/.test(path)
  const early = [...pages.filter(isEarly), ...sourcesAt('tooling/vite/src/{shell,pay}/*.ts')]
  const all = [...kit, ...pages, ...early]
  return [
    verdict('rules stand in the sheet of their component', sheets.length, ruleProblems(styles)),
    verdict('components use shared classes and their own', kit.length, componentProblems(styles, kit)),
    verdict(
      'pages use shared classes',
      pages.length,
      pageProblems(
        styles,
        pages.filter((source) => !isEarly(source)),
      ),
    ),
    verdict('what comes before the scripts uses known classes', early.length, unknownProblems(styles, early)),
    verdict(
      'one side has a twin for right to left',
      sheets.length,
      sheets.flatMap(({ path }) => twinProblems(path, read(path))),
    ),
    verdict('every class is used', sheets.length, unusedProblems(sheets, all)),
  ]
}

const read = (path: string) => readFileSync(join(rootFolder, path), 'utf8')

const sheetsAt = (pattern: string): readonly Sheet[] =>
  globSync(pattern, { cwd: rootFolder })
    .toSorted()
    .map((path) => readSheet(path, read(path)))

/** Shipped sources; tests, stories and what serves only them do not count as a use. */
const sourcesAt = (pattern: string): readonly Source[] =>
  globSync(pattern, { cwd: rootFolder, exclude: ['**/node_modules/**', '**/dist*/**'] })
    .filter((path) => !/\.(?:test|stories)\.tsx?$|\/testing\//.test(path))
    .toSorted()
    .map((path) => ({ path, ...readClasses(path, read(path)) }))

function one(sheets: readonly Sheet[], path: string): Sheet {
  const found = sheets.find((sheet) => sheet.path === path)
  if (found === undefined) throw new Error(`${path} is missing`)
  return found
}

function verdict(subject: string, count: number, problems: Problems): CheckRow {
  if (problems.length === 0) return { subject, kind: 'passed', detail: `${count} files` }
  return { subject, kind: 'failed', detail: problems.join('; ') }
}
