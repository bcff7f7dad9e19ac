import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { listApps } from '@topup/vite'
import { cacheFolder, type Command, rootFolder, runCommand } from './runCommand.ts'
import { commandCounts, playwrightCounts } from './step.ts'
import type { StepResult } from './step.ts'

/** What a Vitest JSON report holds about one file, as far as a failure needs it. */
interface FileReport {
  readonly name?: string
  readonly message?: string
  readonly assertionResults: readonly {
    readonly status: string
    readonly fullName?: string
    readonly failureMessages?: readonly string[]
  }[]
}

/** Enough for the message and the place; the whole trace is in the test's own output. */
const messageLines = 8

/**
 * The failed tests of a Vitest JSON report, by name and with the beginning of their messages. They stand before a
 * step's output: where a log is cut, the names are what must be left.
 */
export function failedTests(report: unknown): readonly string[] {
  const { testResults } = report as { readonly testResults: readonly FileReport[] }
  return testResults.flatMap(({ name = '', message = '', assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (assertionResults.length === 0 && message !== '') return [`✗ ${name}`, ...beginning(message)]
    return failed.flatMap(({ fullName = '', failureMessages = [] }) => [
      `✗ ${name}: ${fullName}`,
      ...beginning(failureMessages.join('\n')),
    ])
  })
}

const beginning = (message: string): readonly string[] =>
  stripVTControlCharacters(message)
    .trim()
    .split('\n')
    .slice(0, messageLines)
    .map((line) => `  ${line}`)

/** A suite of a Playwright JSON report; a file's suite holds one for each `describe`. */
interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly file: string
    readonly title: string
    readonly ok: boolean
    readonly tags: readonly string[]
    readonly tests: readonly {
      readonly status?: string
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[]
    }[]
  }[]
}

const specsOf = ({ specs = [], suites = [] }: Suite): NonNullable<Suite['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
]

/**
 * The failed tests of a Playwright JSON report, as `failedTests` gives those of Vitest, with each of their errors: the
 * first one of a test that took too long says that alone, the second one what it was waiting for.
 */
export function failedJourneys(report: unknown): readonly string[] {
  const failed = specsOf(report as Suite).filter(({ ok }) => !ok)
  return failed.flatMap(({ file, title, tests }) => {
    const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
    return [`✗ ${file}: ${title}`, ...errors.flatMap(({ message = '' }) => beginning(message))]
  })
}

/** The journeys that `npm test` runs, and all others. */
type JourneyLevel = 'core' | 'further'

/** Of each file of journeys, what it last passed with and how many journeys that were. */
type JourneyRecord = Readonly<Record<string, { readonly key: string; readonly passed: number }>>

/** A file of journeys, and the stores that it opens. */
interface JourneyFile {
  readonly file: string
  readonly stores: readonly string[]
}

const folder = 'tooling/e2e'
const recordFile = join(cacheFolder, 'journeys.json')

/** Playwright's arguments that choose a level by the tags `@core` and `@nightly`. */
const levelFilter = { core: ['--grep', '@core'], further: ['--grep-invert', '@core|@nightly'] } as const

/**
 * Runs the files of journeys that changed since they last passed, in one run on one sandbox. A file's key holds its own
 * text, what all journeys share, the built stores that it opens, the browsers and the machine's fonts. What was edited
 * while they ran is not recorded as passed. `TEST_COLD` makes every file run.
 */
export async function runJourneys({
  level,
  stores = listApps(),
  env,
}: {
  readonly level: JourneyLevel
  /** Keys of the stores that are built. */
  readonly stores?: readonly string[]
  readonly env: Readonly<Record<string, string>>
}): Promise<StepResult> {
  const filter = levelFilter[level]
  const listed = await runCommand({
    line: ['pnpm', 'exec', 'playwright', 'test', '--list', '--reporter=json', ...filter],
    folder,
    env,
  })
  if (!listed.isFine) return { passed: 0, failed: 1, output: listed.output }
  const files = journeyFiles(JSON.parse(listed.stdout), stores)
  const browsers = ['TEST_CHROMIUM', 'TEST_WHOLE_CHROMIUM'].map((name) => env[name])
  const machine = [...browsers, await fonts()].join(' ')
  const keys = await fileKeys(files, machine)
  const record = process.env['TEST_COLD'] === undefined ? readRecord(recordFile) : {}
  const nameOf = (file: string) => `${level} ${file}`
  const stale = files.filter(({ file }) => record[nameOf(file)]?.key !== keys.get(file))
  const cached = files
    .filter((each) => !stale.includes(each))
    .reduce((sum, { file }) => sum + (record[nameOf(file)]?.passed ?? 0), 0)
  const note = noteOf(files.length - stale.length, files.length)
  if (stale.length === 0) return { passed: cached, failed: 0, ...note }

  const line = ['pnpm', 'run', 'journeys', ...filter, ...stale.map(({ file }) => file)] as const
  const command = { line, folder, env: { ...env, JOURNEY_STORES: stores.join(',') } }
  const { report, ...result } = await runPlaywright(command, 'journeys')
  if (report === undefined) return result
  // A run that broke off says nothing of the journeys that it did not reach.
  if (result.failed === 0 || playwrightCounts(report).failed > 0) {
    const after = await fileKeys(files, machine)
    const unchanged = passedFiles(report).filter(({ file }) => after.get(file) === keys.get(file))
    writeRecord(recordFile, {
      ...readRecord(recordFile),
      ...Object.fromEntries(
        unchanged.map((each) => [nameOf(each.file), { key: keys.get(each.file) ?? '', passed: each.passed }]),
      ),
    })
  }
  return { ...result, passed: result.passed + cached, ...note }
}

/** Runs a suite of Playwright and reads the report that it leaves; undefined where it left none. */
export async function runPlaywright(
  command: Command,
  suite: string,
): Promise<StepResult & { readonly report?: unknown }> {
  const file = join(rootFolder, folder, 'reports', `${suite}.json`)
  rmSync(file, { force: true })
  const { isFine, output } = await runCommand(command)
  if (!existsSync(file)) return { passed: 0, failed: 1, output }
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return {
    ...commandCounts(isFine, playwrightCounts(report)),
    failures: failedJourneys(report),
    output,
    report,
  }
}

function noteOf(fresh: number, all: number): { readonly note?: string } {
  if (fresh === 0) return {}
  return { note: fresh === all ? 'all from the cache' : `${fresh} of ${all} files from the cache` }
}

const storeTag = /^@?store:(.+)$/

/** Journeys that name no store open this one; a file may open others beside it. */
const usualStore = 'watt'

/** The files of a Playwright JSON report with the stores that the tags `@store:<key>` of their journeys name. */
export function journeyFiles(report: unknown, built: readonly string[]): readonly JourneyFile[] {
  const stores = new Map<string, Set<string>>()
  for (const { file, tags } of specsOf(report as Suite)) {
    const named = tags.flatMap((tag) => storeTag.exec(tag)?.[1] ?? [])
    const all = stores.get(file) ?? new Set([usualStore])
    for (const store of named) all.add(store)
    stores.set(file, all)
  }
  return [...stores].map(([file, all]) => ({ file, stores: built.filter((store) => all.has(store)) }))
}

/** The files of a Playwright JSON report all of whose journeys passed, with their number. */
export function passedFiles(report: unknown): readonly { readonly file: string; readonly passed: number }[] {
  const files = new Map<string, string[]>()
  for (const { file, tests } of specsOf(report as Suite))
    files.set(file, [...(files.get(file) ?? []), ...tests.map(({ status = '' }) => status)])
  return [...files]
    .filter(([, all]) => all.every((status) => status === 'expected'))
    .map(([file, all]) => ({ file, passed: all.length }))
}

/** The fonts of the machine, as one hash: the journeys through the layout draw with what they find. */
async function fonts(): Promise<string> {
  const { stdout } = await runCommand({
    line: ['fc-list', '--format', '%{family} %{style} %{fontversion}\\n'],
  })
  return hashOf([stdout.split('\n').sort().join('\n')])
}

/** Of each file, what its journeys depend on, as one text. */
async function fileKeys(
  files: readonly JourneyFile[],
  machine: string,
): Promise<ReadonlyMap<string, string>> {
  const { isFine, output, stdout } = await runCommand({ line: ['turbo', 'run', 'journeys', '--dry=json'] })
  if (!isFine) throw new Error(output)
  const { tasks } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as {
    readonly tasks: readonly { readonly taskId: string; readonly hash: string }[]
  }
  const shared = tasks.find(({ taskId }) => taskId === '@topup/e2e#journeys')?.hash ?? ''
  const builds = new Map<string, string>()
  const buildOf = (store: string) => {
    if (!builds.has(store)) builds.set(store, hashOfFolder(join(rootFolder, 'apps', store, 'dist-sandbox')))
    return builds.get(store) ?? ''
  }
  return new Map(
    files.map(({ file, stores }) => {
      const text = readFileSync(join(rootFolder, folder, 'journeys', file), 'utf8')
      return [file, hashOf([text, shared, machine, ...stores.map(buildOf)])] as const
    }),
  )
}

function hashOfFolder(root: string): string {
  const files = globSync('**', { cwd: root })
    .filter((file) => statSync(join(root, file)).isFile())
    .sort()
  return hashOf(files.flatMap((file) => [file, readFileSync(join(root, file))]))
}

function hashOf(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}

/** The record that an earlier run left; empty where there is none that can be read. */
export function readRecord(file: string): JourneyRecord {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as JourneyRecord
  } catch {
    return {}
  }
}

/** Writes the record in one go: a run that is stopped leaves the old one or the new one. */
export function writeRecord(file: string, record: JourneyRecord): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, JSON.stringify(record, null, 2))
  renameSync(`${file}.new`, file)
}
