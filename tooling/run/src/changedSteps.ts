import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { rootFolder, runCommand } from './runCommand.ts'
import type { Command, CommandResult } from './runCommand.ts'
import type { Step, StepResult } from './step.ts'

/** Where a push starts from, as git names it: what the branch follows, or else main of `origin`. */
const bases = ['@{upstream}', 'origin/main'] as const

/**
 * The commit that this branch has in common with what it is pushed to. Throws a plain sentence where neither of them is
 * known: the base has to be named then.
 */
export async function pushBase(named: string | undefined): Promise<string> {
  for (const base of named === undefined ? bases : [named]) {
    const { isFine, stdout } = await runCommand({ line: ['git', 'merge-base', 'HEAD', base] })
    if (isFine) return stdout.trim()
  }
  const what = named === undefined ? `neither ${bases.join(' nor ')}` : `no commit ${named}`
  throw new Error(`There is ${what} to compare with. Name a branch or commit: npm run check:changed -- main`)
}

/** Files that differ from the base and still exist, from the root of the repository; what is not committed counts too. */
export async function changedSince(base: string): Promise<readonly string[]> {
  const lists = await Promise.all([
    runCommand({ line: ['git', 'diff', '--name-only', '-z', base] }),
    runCommand({ line: ['git', 'ls-files', '--others', '--exclude-standard', '-z'] }),
  ])
  const failed = lists.find(({ isFine }) => !isFine)
  if (failed !== undefined) throw new Error(failed.output)
  const names = lists.flatMap(({ stdout }) => stdout.split('\0')).filter((name) => name !== '')
  return [...new Set(names)].filter((name) => existsSync(join(rootFolder, name))).sort()
}

/** Changed sources of each package that has unit tests, by the package's folder; paths start there. */
export function sourcesByPackage(files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const sources = files.flatMap((file) => {
    const [, folder, path] = /^((?:packages|tooling)\/[^/]+)\/(.+\.tsx?)$/.exec(file) ?? []
    return folder === undefined || path === undefined ? [] : [{ folder, path }]
  })
  return new Map(
    [...Map.groupBy(sources, ({ folder }) => folder)].map(([folder, own]) => [
      folder,
      own.map(({ path }) => path),
    ]),
  )
}

/** What a push is checked by: the changed files alone, and of their own packages the tests that reach them. */
interface Push {
  readonly files: readonly string[]
  /** When it fires, what has not ended is left to other commands. */
  readonly deadline: AbortSignal
  /** When it fires, what runs is killed. */
  readonly interrupted: AbortSignal
  readonly run: (command: Command) => Promise<CommandResult>
}

const lintable = /\.(?:[cm]?[jt]s|tsx)$/
const formattable = /\.(?:[cm]?[jt]s|tsx|json|css|md|ya?ml|html)$/
const styles = /^(?:apps|packages|tooling)\/[^/]+\/src\/.+\.css$/

/** Checks of a few seconds, and the files that each reads. */
const quickChecks = [
  { check: 'locales', reads: /^locales\/.+\.json$|^docs\/texts\.md$/ },
  { check: 'brands', reads: /^apps\/[^/]+\/src\/(?:brand|theme)\.ts$/ },
  { check: 'sources', reads: /\.md$/ },
] as const

/** The programs of `npm run types`, and the files that a change of each can break. */
const typePrograms = [
  { project: 'packages/domain', reads: /^packages\/domain\/.+\.ts$/ },
  {
    project: 'tooling/run/types/product.json',
    reads: /^(?:packages|apps|tooling\/storybook)\/.+\.tsx?$|^locales\/en\.json$/,
  },
  {
    project: 'tooling/run/types/tools.json',
    reads: /^(?:tooling\/|packages\/.+\/src\/(?!.*\.test\.)).*\.tsx?$/,
  },
] as const

/** The steps before a push in order; cheap ones first. Tests and types, which take long, begin only while nothing has failed. */
export function changedSteps(push: Push): readonly Step[] {
  const { files } = push
  let hasFailed = false
  const quick = (left: Left, command: Command): Step => ({
    name: left.name,
    run: async () => {
      const result = await timed(push, left, command)
      hasFailed ||= result.failed > 0
      return result
    },
  })
  const slow = (left: Left, command: Command): Step => {
    const { name, run } = quick(left, command)
    return { name, run: async () => (hasFailed ? skipped(left, 'something has failed') : run()) }
  }
  const within = (pattern: RegExp) => files.filter((file) => pattern.test(file))
  const perFile = (left: Left, program: Command['line'], chosen: readonly string[]): readonly Step[] =>
    chosen.length === 0 ? [] : [quick(left, { line: [...program, ...chosen] })]
  const format = { name: 'format', instead: 'npm run format:check' }
  return [
    ...perFile(format, ['oxfmt', '--check', '--no-error-on-unmatched-pattern'], within(formattable)),
    ...perFile({ name: 'lint', instead: 'npm run lint' }, ['oxlint', '--deny-warnings'], within(lintable)),
    ...perFile({ name: 'styles', instead: 'npm run lint' }, ['stylelint'], within(styles)),
    ...quickChecks
      .filter(({ reads }) => within(reads).length > 0)
      .map(({ check }) => {
        const line: Command['line'] = ['node', 'tooling/checks/src/run.ts', check]
        return quick({ name: `check ${check}`, instead: `npm run check ${check}` }, { line })
      }),
    ...[...sourcesByPackage(files)]
      .filter(([folder]) => existsSync(join(rootFolder, folder, 'vitest.config.ts')))
      .map(([folder, sources]) => {
        // This reporter says nothing of what passed, so that a failure stands in the lines that are shown.
        const options = ['--run', '--passWithNoTests', '--reporter=agent']
        const line: Command['line'] = ['vitest', 'related', ...options, ...sources]
        return slow({ name: `tests of ${folder}`, instead: 'npm test -- "unit tests"' }, { line, folder })
      }),
    ...typePrograms
      .filter(({ reads }) => within(reads).length > 0)
      .map(({ project }) =>
        slow({ name: `types of ${project}`, instead: 'npm run types' }, { line: ['tsc', '-p', project] }),
      ),
  ]
}

/** What can be left out, and the command that does it without a deadline. */
interface Left {
  readonly name: string
  readonly instead: string
}

const skipped = ({ name, instead }: Left, why: string): StepResult => ({
  passed: 0,
  failed: 0,
  skipped: [`${name}, because ${why}: ${instead}`],
})

/** A command that counts as one check. One that the deadline ended says so; it has not failed. */
async function timed(
  { deadline, interrupted, run }: Push,
  left: Left,
  command: Command,
): Promise<StepResult> {
  const late = skipped(left, 'the time before a push is over')
  if (deadline.aborted) return late
  const { isFine, output } = await run({
    ...command,
    signal: AbortSignal.any([deadline, interrupted]),
  })
  if (isFine) return { passed: 1, failed: 0 }
  return deadline.aborted ? late : { passed: 0, failed: 1, output }
}
