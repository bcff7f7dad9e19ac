import { posix } from 'node:path'
import { readDeclarations } from './readDeclarations.ts'
import { readRule } from './readRule.ts'

/** A module of the product, with its path from the root of the repository. */
export interface Module {
  readonly name: string
  readonly text: string
  /** The test beside it with the same stem; null when there is none. */
  readonly test: string | null
}

const head = `# Where a rule of the product lives

Every exported declaration of \`domain\`, \`api-client\` and \`flows\` whose docstring names its source, with that source and its test.
This page is written by \`npm run rules\` from those docstrings: change one of them and run it again.
`

/** The text of \`docs/rules.md\`: a table for each folder, a row for each rule, in the order of the modules. */
export function rulesPage(modules: readonly Module[]): string {
  const folders = Map.groupBy(modules, ({ name }) => posix.dirname(name))
  const tables = [...folders.keys()].toSorted().flatMap((folder) => {
    const rows = (folders.get(folder) ?? []).flatMap(rowsOf)
    return rows.length === 0 ? [] : [[`## ${folder}`, '', ...tableHead, ...rows, ''].join('\n')]
  })
  return [head, ...tables].join('\n')
}

const tableHead = ['| Rule | Source | Place | Test |', '|---|---|---|---|']

function rowsOf({ name: path, text, test }: Module): readonly string[] {
  return readDeclarations(path, text).flatMap(({ name, docstring }) => {
    const found = readRule(docstring)
    if (found === null) return []
    const cells = [
      cell(found.rule),
      cell(found.source),
      linkTo(path, name),
      test === null ? '' : linkTo(test, 'test'),
    ]
    return [`| ${cells.join(' | ')} |`]
  })
}

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`)

/** A link from `docs`. */
const linkTo = (path: string, text: string): string => `[${text}](../${path})`
