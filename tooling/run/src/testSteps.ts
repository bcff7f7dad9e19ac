import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { addCounts, playwrightCounts, rowCounts, turboCounts, vitestCounts } from './counts.ts'
import { type Command, rootFolder, runCommand } from './runCommand.ts'
import type { Step, StepResult } from './step.ts'

/** What the machine offers to the run; null where it could not be had. */
export interface Surroundings {
  readonly chromiumPath: string | null
  readonly firefoxPath: string | null
  readonly databaseUrl: string | null
}

const turbo = (...given: readonly string[]): Command['line'] => [
  'turbo',
  'run',
  ...given,
  '--output-logs=errors-only',
]

/** The steps of `npm test` in order; cheap ones first. */
export function testSteps(given: Surroundings): readonly Step[] {
  const env = {
    ...(given.chromiumPath === null ? {} : { CHROMIUM_PATH: given.chromiumPath }),
    ...(given.firefoxPath === null ? {} : { FIREFOX_PATH: given.firefoxPath }),
    ...(given.databaseUrl === null ? {} : { DATABASE_URL: given.databaseUrl }),
  }
  return [
    { name: 'format', run: () => whole({ line: ['oxfmt', '--check'] }) },
    { name: 'lint', run: () => whole({ line: ['oxlint', '--deny-warnings'] }) },
    { name: 'types', run: () => tasks({ line: turbo('typecheck') }) },
    { name: 'dead code', run: () => whole({ line: ['knip'] }) },
    { name: 'brands', run: () => check('brands') },
    { name: 'locales', run: () => check('locales') },
    { name: 'rules', run: () => check('rules') },
    { name: 'unit tests', run: () => vitest('test', env) },
    { name: 'builds', run: () => tasks({ line: turbo('build', '--filter=./apps/*') }) },
    { name: 'bundles', run: () => check('bundles') },
    { name: 'budgets', run: () => check('budget') },
    { name: 'old syntax', run: () => check('syntax') },
    { name: 'stories', run: () => vitest('test:stories', env) },
    { name: 'sandbox builds', run: () => tasks({ line: turbo('build:sandbox') }) },
    { name: 'journeys', run: () => playwright('journeys', env) },
    { name: 'old engines', run: () => playwright('old-engines', env) },
  ]
}

/** A command that is one check. */
async function whole(command: Command): Promise<StepResult> {
  const { isFine, output } = await runCommand(command)
  return { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1, output }
}

/** A turbo command, each task of which is one check. */
async function tasks(command: Command): Promise<StepResult> {
  const { isFine, output } = await runCommand(command)
  const { passed, failed } = turboCounts(output)
  return { passed, failed: isFine ? failed : Math.max(1, failed), output }
}

/** A check of `tooling/checks`, each row of which is one check. */
async function check(name: string): Promise<StepResult> {
  const report = join(rootFolder, 'reports', `check-${name}.json`)
  rmSync(report, { force: true })
  const { isFine, output } = await runCommand({ line: ['node', 'tooling/checks/src/run.ts', name] })
  const counts = existsSync(report) ? rowCounts(read(report)) : { passed: 0, failed: 1 }
  return { ...counts, failed: isFine ? counts.failed : Math.max(1, counts.failed), output }
}

/** Vitest in every package that has the task; reports come out of turbo's cache where nothing changed. */
async function vitest(task: string, env: Readonly<Record<string, string>>): Promise<StepResult> {
  const file = `reports/${task.replace(':', '-')}.json`
  const reports = () =>
    globSync(`{packages,tooling,apps}/*/${file}`, { cwd: rootFolder }).map((name) => join(rootFolder, name))
  for (const report of reports()) rmSync(report)
  const given = ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { isFine, output } = await runCommand({ line: [...turbo(task, '--concurrency=2'), ...given], env })
  const counts = addCounts(reports().map((report) => vitestCounts(read(report))))
  return { ...counts, failed: isFine ? counts.failed : Math.max(1, counts.failed), output }
}

/** A Playwright suite of `tooling/e2e`, by the name of its script. */
async function playwright(script: string, env: Readonly<Record<string, string>>): Promise<StepResult> {
  if (env['CHROMIUM_PATH'] === undefined)
    return { passed: 0, failed: 1, note: 'needs Chromium: set CHROMIUM_PATH' }
  const report = join(rootFolder, 'tooling/e2e/reports', `${script}.json`)
  rmSync(report, { force: true })
  const { isFine, output } = await runCommand({ line: ['pnpm', 'run', script], folder: 'tooling/e2e', env })
  const counts = existsSync(report) ? playwrightCounts(read(report)) : { passed: 0, failed: 1 }
  return { ...counts, failed: isFine ? counts.failed : Math.max(1, counts.failed), output }
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
