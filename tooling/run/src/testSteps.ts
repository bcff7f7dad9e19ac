import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import {
  addCounts,
  cacheNote,
  commandCounts,
  playwrightCounts,
  rowCounts,
  turboCounts,
  vitestCounts,
} from './step.ts'
import { failedJourneys, failedTests } from './failedTests.ts'
import type { Machine } from './findTool.ts'
import { type Command, rootFolder, runCommand } from './runCommand.ts'
import type { Step, StepResult } from './step.ts'
import type { ToolState } from './tool.ts'

const turbo = (...given: readonly string[]): Command['line'] => [
  'turbo',
  'run',
  ...given,
  '--output-logs=errors-only',
]

/** Both layouts, light and dark, many languages and one, with and without card forms. */
const coreStores = ['watt', 'ru', 'ko'] as const

const builds = ['build', 'build:sandbox'] as const

/** Checks that read sources alone. */
const staticChecks = ['brands', 'locales', 'calls', 'circles', 'sources', 'styles', 'licences'] as const

/** Checks that read what was built. */
const builtChecks = ['bundles', 'budget', 'syntax'] as const

/** A step of turbo's tasks, each of which is one check. */
const tasks = (name: string, ...given: readonly string[]): Step => ({ name, run: () => runTasks(given) })

/** The steps of `npm test` in order; cheap ones first. */
export function coreSteps(machine: Machine): readonly Step[] {
  const stores = coreStores.join(',')
  return [
    tasks('format', 'format:check'),
    tasks('lint', 'lint'),
    tasks('types', 'types'),
    tasks('dead code', 'deadcode'),
    { name: 'checks', run: () => checks(staticChecks) },
    { name: 'unit tests', run: () => unitTests('test', machine) },
    tasks('builds', ...builds, ...coreStores.map((store) => `--filter=./apps/${store}`)),
    { name: 'bundles', run: () => checks(builtChecks, ['--stores', stores]) },
    inHeadlessChromium(machine, 'stories', (env) => vitest('test:stories', env)),
    inHeadlessChromium(machine, 'journeys', (env) =>
      playwright('test:journeys', 'journeys', { ...env, JOURNEY_STORES: stores }),
    ),
  ]
}

/** What `npm run test:full` adds, money first. */
export function furtherSteps(machine: Machine): readonly Step[] {
  return [
    { name: 'slow unit tests', run: () => unitTests('test:slow', machine) },
    tasks('all builds', ...builds, '--filter=./apps/*'),
    inHeadlessChromium(machine, 'all journeys', (env) =>
      playwright('test:journeys-further', 'journeys', env),
    ),
    { name: 'all bundles', run: () => checks(builtChecks) },
    { name: 'hosts', run: () => hosts(machine) },
    inHeadlessChromium(machine, 'smoke', (env) => vitest('test:smoke', env)),
    inHeadlessChromium(machine, 'all stories', (env) => vitest('test:stories-slow', env)),
    inHeadlessChromium(machine, 'toolbar', (env) => vitest('test:toolbar', env)),
    {
      name: 'dev loop',
      run: async () =>
        inBrowser(await machine.chromium(), 'dev loop', (env) => playwright('dev-loop', 'dev-loop', env)),
    },
    { name: 'old engines', run: () => oldEngines(machine) },
  ]
}

type Environment = Readonly<Record<string, string>>

async function runTasks(given: readonly string[]): Promise<StepResult> {
  const { isFine, output } = await runCommand({ line: turbo(...given) })
  const counts = turboCounts(output)
  return { ...commandCounts(isFine, counts), output, ...noteOf(cacheNote(counts)) }
}

/** Checks of `tooling/checks` in one process, each row of which is one check. */
async function checks(names: readonly string[], given: readonly string[] = []): Promise<StepResult> {
  const reportOf = (name: string) => join(rootFolder, 'reports', `check-${name}.json`)
  for (const name of names) rmSync(reportOf(name), { force: true })
  const line = ['node', 'tooling/checks/src/run.ts', ...names, ...given] as const
  const { isFine, output } = await runCommand({ line })
  const counts = addCounts(
    names.map(reportOf).map((file) => (existsSync(file) ? rowCounts(read(file)) : { passed: 0, failed: 1 })),
  )
  return { ...commandCounts(isFine, counts), output }
}

/** Unit tests of all packages; the sandbox runs its own on PostgreSQL where there is one. */
async function unitTests(task: string, machine: Machine): Promise<StepResult> {
  const postgres = await machine.postgres()
  if (postgres.kind !== 'ready') {
    const skipped = [`the sandbox on PostgreSQL, because ${postgres.reason}.`]
    return { ...(await vitest(task, {})), skipped }
  }
  return vitest(task, { DATABASE_URL: postgres.path, TEST_DATABASE: postgres.version })
}

type RunInBrowser = (env: Environment) => Promise<StepResult>

/** A step with so many pages that Chromium's headless shell is worth it; `WHOLE_CHROMIUM_PATH` names Chromium itself. */
const inHeadlessChromium = (machine: Machine, name: string, run: RunInBrowser): Step => ({
  name,
  run: async () =>
    inBrowser(await machine.chromium(), name, async (whole) =>
      inBrowser(await machine.headlessChromium(), name, (found) =>
        run({
          ...found,
          WHOLE_CHROMIUM_PATH: whole['CHROMIUM_PATH'] ?? '',
          TEST_WHOLE_CHROMIUM: whole['TEST_CHROMIUM'] ?? '',
        }),
      ),
    ),
})

/** One that is too old for the driver is no fault of the code: the step is skipped. */
async function inBrowser(chromium: ToolState, name: string, run: RunInBrowser): Promise<StepResult> {
  switch (chromium.kind) {
    case 'ready':
      return run({ CHROMIUM_PATH: chromium.path, TEST_CHROMIUM: chromium.version })
    case 'unusable':
      return { passed: 0, failed: 0, skipped: [`${name}, because ${chromium.reason}.`] }
    case 'missing':
      return { passed: 0, failed: 1, note: `${chromium.reason}; install one, or name it in CHROMIUM_PATH` }
  }
}

/** Vitest in every package that has the task; reports come out of turbo's cache where nothing changed. */
async function vitest(task: string, env: Environment): Promise<StepResult> {
  const file = `reports/${task.replace(':', '-')}.json`
  const reports = () =>
    globSync(`{packages,tooling,apps}/*/${file}`, { cwd: rootFolder }).map((name) => join(rootFolder, name))
  for (const report of reports()) rmSync(report)
  const given = ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { isFine, output } = await runCommand({
    line: [...turbo(task, '--continue', '--concurrency=2'), ...given],
    env,
  })
  const results = reports().map(read)
  return {
    ...commandCounts(isFine, addCounts(results.map(vitestCounts))),
    failures: results.flatMap(failedTests),
    output,
    ...noteOf(cacheNote(turboCounts(output))),
  }
}

/** Releases on a host, held against their manifests: on the project's own server, and on nginx where there is one. */
async function hosts(machine: Machine): Promise<StepResult> {
  const nginx = await machine.nginx()
  if (nginx.kind === 'ready')
    return playwright('hosts', 'hosts', { NGINX_PATH: nginx.path, TEST_NGINX: nginx.version })
  return {
    ...(await playwright('hosts', 'hosts', {})),
    skipped: [`releases on nginx, because ${nginx.reason}.`],
  }
}

/** The first screen in old versions of Chromium and in WebKit, as far as the machine has them. */
async function oldEngines(machine: Machine): Promise<StepResult> {
  const [{ versions, missing }, webkit] = [await machine.oldChromiums(), await machine.webkit()]
  const skipped = [
    ...missing.map((reason) => `${reason}.`),
    ...(webkit.kind === 'ready'
      ? []
      : [`the first screen and the card form in WebKit, because ${webkit.reason}.`]),
  ]
  if (versions.length === 0 && webkit.kind !== 'ready') return { passed: 0, failed: 0, skipped }
  const engines = { TEST_OLD_CHROMIUMS: versions.join(' '), ...versionOf('TEST_WEBKIT', webkit) }
  return { ...(await playwright('old-engines', 'old-engines', engines)), skipped }
}

const versionOf = (name: string, tool: ToolState): Environment =>
  tool.kind === 'ready' ? { [name]: tool.version } : {}

/** A Playwright suite of `tooling/e2e` by the name of its task; its report comes out of turbo's cache where nothing changed. */
async function playwright(task: string, suite: string, env: Environment): Promise<StepResult> {
  const file = join(rootFolder, 'tooling/e2e/reports', `${suite}.json`)
  rmSync(file, { force: true })
  const { isFine, output } = await runCommand({ line: turbo(task), env })
  if (!existsSync(file)) return { passed: 0, failed: 1, output }
  const report = read(file)
  return {
    ...commandCounts(isFine, playwrightCounts(report)),
    failures: failedJourneys(report),
    output,
    ...noteOf(cacheNote(turboCounts(output))),
  }
}

const noteOf = (note: string | undefined): { readonly note?: string } => (note === undefined ? {} : { note })

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
