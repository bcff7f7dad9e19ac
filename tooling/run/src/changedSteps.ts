import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sourcesByPackage } from './changedFiles.ts'
import { type Command, rootFolder, runCommand } from './runCommand.ts'
import type { Step, StepResult } from './step.ts'

/** What a push is checked by: the changed files alone, and of their own packages the tests that reach them. */
export interface Push {
  readonly files: readonly string[]
  /** When it fires, what has not ended is left to `npm test`. */
  readonly deadline: AbortSignal
  /** When it fires, what runs is killed. */
  readonly interrupted: AbortSignal
}

const lintable = /\.(?:[cm]?[jt]s|tsx)$/
const formattable = /\.(?:[cm]?[jt]s|tsx|json|css|md|ya?ml|html)$/
const styles = /^(?:apps|packages|tooling)\/[^/]+\/src\/.+\.css$/

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

/** The steps before a push in order; cheap ones first. */
export function changedSteps(push: Push): readonly Step[] {
  const { files } = push
  const within = (pattern: RegExp) => files.filter((file) => pattern.test(file))
  const perFile = (name: string, program: Command['line'], chosen: readonly string[]): readonly Step[] =>
    chosen.length === 0 ? [] : [{ name, run: () => timed(push, name, { line: [...program, ...chosen] }) }]
  return [
    ...perFile('format', ['oxfmt', '--check', '--no-error-on-unmatched-pattern'], within(formattable)),
    ...perFile('lint', ['oxlint', '--deny-warnings'], within(lintable)),
    ...perFile('styles', ['stylelint'], within(styles)),
    ...[...sourcesByPackage(files)]
      .filter(([folder]) => existsSync(join(rootFolder, folder, 'vitest.config.ts')))
      .map(([folder, sources]) => {
        const name = `tests of ${folder}`
        const line: Command['line'] = ['vitest', 'related', '--run', '--passWithNoTests', ...sources]
        return { name, run: () => timed(push, name, { line, folder }) }
      }),
    ...typePrograms
      .filter(({ reads }) => within(reads).length > 0)
      .map(({ project }) => {
        const name = `types of ${project}`
        return { name, run: () => timed(push, name, { line: ['tsc', '-p', project] }) }
      }),
  ]
}

/** A command that counts as one check. One that the deadline ended says so; it has not failed. */
async function timed({ deadline, interrupted }: Push, name: string, command: Command): Promise<StepResult> {
  const late = { passed: 0, failed: 0, skipped: [`${name}, because the time before a push is over.`] }
  if (deadline.aborted) return late
  const { isFine, output } = await runCommand({
    ...command,
    signal: AbortSignal.any([deadline, interrupted]),
  })
  if (isFine) return { passed: 1, failed: 0 }
  return deadline.aborted ? late : { passed: 0, failed: 1, output }
}
