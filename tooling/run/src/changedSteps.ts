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
    runCommand({ line: ['git', 'diff', '--name-only', '--diff-filter=d', '-z', base] }),
    runCommand({ line: ['git', 'ls-files', '--others', '--exclude-standard', '-z'] }),
  ])
  const failed = lists.find(({ isFine }) => !isFine)
  if (failed !== undefined) throw new Error(failed.output)
  return [...new Set(lists.flatMap(({ stdout }) => stdout.split('\0').slice(0, -1)))].sort()
}

/** Changed sources of each package, by the package's folder; paths start there. */
export function sourcesByPackage(files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const sources = new Map<string, string[]>()
  for (const file of files) {
    const [, folder, path] = /^((?:packages|tooling)\/[^/]+)\/(.+\.tsx?)$/.exec(file) ?? []
    if (folder !== undefined && path !== undefined)
      sources.set(folder, [...(sources.get(folder) ?? []), path])
  }
  return sources
}

/** One check of what changed. */
interface Check extends Command {
  readonly name: string
  /** The command that does the same without a deadline. */
  readonly instead: string
  /** Tests and types, which take long, begin only while nothing has failed. */
  readonly isSlow?: boolean
}

type Reading = readonly [name: string, reads: RegExp]

/** Checks of a few seconds, and the files that each reads. */
const quickChecks: readonly Reading[] = [
  ['locales', /^locales\/.+\.json$|^docs\/texts\.md$/],
  ['brands', /^apps\/[^/]+\/src\/(?:brand|theme)\.ts$/],
  ['sources', /\.md$/],
]

/** The programs of `npm run types`, and the files that a change of each can break. */
const typePrograms: readonly Reading[] = [
  ['packages/domain', /^packages\/domain\/.+\.ts$/],
  ['tooling/run/types/product.json', /^(?:packages|apps|tooling\/storybook)\/.+\.tsx?$|^locales\/en\.json$/],
  ['tooling/run/types/tools.json', /^(?:tooling\/|packages\/.+\/src\/(?!.*\.test\.)).*\.tsx?$/],
]

/** The checks before a push in order: of the changed files alone, then the tests of their packages that reach them, and types. */
function checksOf(files: readonly string[]): readonly Check[] {
  const reached = (all: readonly Reading[]) =>
    all.flatMap(([name, reads]) => (files.some((file) => reads.test(file)) ? [name] : []))
  // Both leave alone what they cannot read.
  const those = ['--no-error-on-unmatched-pattern', ...files]
  const sheets = files.filter((file) => /\/src\/.+\.css$/.test(file))
  return [
    { name: 'format', instead: 'npm run format:check', line: ['oxfmt', '--check', ...those] },
    { name: 'lint', instead: 'npm run lint', line: ['oxlint', '--deny-warnings', ...those] },
    ...(sheets.length === 0
      ? []
      : [{ name: 'styles', instead: 'npm run lint', line: ['stylelint', ...sheets] } as const]),
    ...reached(quickChecks).map((name) => ({
      name: `check ${name}`,
      instead: `npm run check ${name}`,
      line: ['node', 'tooling/checks/src/run.ts', name] as const,
    })),
    ...[...sourcesByPackage(files)]
      .filter(([folder]) => existsSync(join(rootFolder, folder, 'vitest.config.ts')))
      .map(([folder, sources]) => ({
        name: `tests of ${folder}`,
        instead: 'npm test -- "unit tests"',
        // This reporter says nothing of what passed, so that a failure stands in the lines that are shown.
        line: ['vitest', 'related', '--run', '--passWithNoTests', '--reporter=agent', ...sources] as const,
        folder,
        isSlow: true,
      })),
    ...reached(typePrograms).map((project) => ({
      name: `types of ${project}`,
      instead: 'npm run types',
      line: ['tsc', '-p', project] as const,
      isSlow: true,
    })),
  ]
}

/** What a push is checked by. */
interface Push {
  readonly files: readonly string[]
  /** When it fires, what has not ended is left to other commands. */
  readonly deadline: AbortSignal
  readonly run: (command: Command) => Promise<CommandResult>
}

/** The steps before a push, each one check. What is left out is skipped, with the command that does it. */
export function changedSteps({ files, deadline, run }: Push): readonly Step[] {
  let hasFailed = false
  return checksOf(files).map(({ name, instead, isSlow = false, ...command }) => {
    const left = (why: string): StepResult => ({
      passed: 0,
      failed: 0,
      skipped: [`${name}, because ${why}: ${instead}`],
    })
    const late = 'the time before a push is over'
    return {
      name,
      run: async () => {
        if (deadline.aborted) return left(late)
        if (isSlow && hasFailed) return left('something has failed')
        const { isFine, output } = await run(command)
        if (isFine) return { passed: 1, failed: 0 }
        if (deadline.aborted) return left(late)
        hasFailed = true
        return { passed: 0, failed: 1, output }
      },
    }
  })
}
