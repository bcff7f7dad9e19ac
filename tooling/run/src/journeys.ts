import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { listApps, readBrandApp } from '@topup/vite'
import { playwrightCounts } from './counts.ts'
import { failedJourneys } from './failedTests.ts'
import {
  journeyFilter,
  type JourneyRecord,
  journeyResults,
  readRecord,
  recordAfter,
  staleStores,
  writeRecord,
} from './journeyRecord.ts'
import { type Command, rootFolder, runCommand } from './runCommand.ts'
import type { StepResult } from './step.ts'

const recordFile = join(rootFolder, '.cache/journeys.json')
const reportFile = join(rootFolder, 'tooling/e2e/reports/journeys.json')

const build: Command['line'] = ['turbo', 'run', 'build:sandbox', '--output-logs=errors-only']

/**
 * Runs the journeys of the stores that changed since their journeys last passed, in one run on one sandbox. A store's
 * key is turbo's hash of its build and of the journeys, with the versions of the browsers and the machine's fonts. What
 * was edited while they ran is not recorded as passed.
 */
export async function runJourneys({
  env,
  skipped,
}: {
  readonly env: Readonly<Record<string, string>>
  readonly skipped: readonly string[]
}): Promise<StepResult> {
  const browsers = ['TEST_CHROMIUM', 'TEST_WHOLE_CHROMIUM', 'TEST_FIREFOX'].map((name) => env[name])
  const machine = [...browsers, await fonts()].join(' ')
  const keys = await storeKeys(machine)
  const built = await runCommand({ line: build })
  if (!built.isFine) return { passed: 0, failed: 1, output: built.output }
  const record = readRecord(recordFile, [...keys.keys()])
  const stale = staleStores(record, keys)
  const note = noteOf(stale.length, keys.size)
  if (stale.length === 0) return { passed: passedIn(record), failed: 0, skipped, ...note }

  rmSync(reportFile, { force: true })
  const line = ['pnpm', 'run', 'journeys', ...journeyFilter(stale, [...keys.keys()])] as const
  const { isFine, output } = await runCommand({ line, folder: 'tooling/e2e', env })
  if (!existsSync(reportFile)) return { passed: 0, failed: 1, output }
  const report: unknown = JSON.parse(readFileSync(reportFile, 'utf8'))
  const { passed, failed } = playwrightCounts(report)
  const after = recordAfter(record, unchanged(keys, await storeKeys(machine)), journeyResults(report))
  // A run that broke off says nothing of the journeys that it did not reach.
  if (isFine || failed > 0) writeRecord(recordFile, after)
  const cached = passedIn(
    Object.fromEntries(Object.entries(after).filter(([store]) => !stale.includes(store))),
  )
  return {
    passed: passed + cached,
    failed: isFine ? failed : Math.max(1, failed),
    failures: failedJourneys(report),
    output,
    skipped,
    ...note,
  }
}

const passedIn = (record: JourneyRecord): number =>
  Object.values(record).reduce((sum, { passed }) => sum + passed, 0)

function noteOf(stale: number, all: number): { readonly note?: string } {
  if (stale === all) return {}
  return { note: stale === 0 ? 'all from the cache' : `${all - stale} of ${all} stores from the cache` }
}

interface DryRun {
  readonly tasks: readonly { readonly taskId: string; readonly hash: string }[]
}

/** The keys that are the same before and after. */
const unchanged = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> => new Map([...before].filter(([store, key]) => after.get(store) === key))

/** The fonts of the machine, as one hash: the journeys through the layout draw with what they find. */
async function fonts(): Promise<string> {
  const { stdout } = await runCommand({
    line: ['fc-list', '--format', '%{family} %{style} %{fontversion}\\n'],
  })
  return createHash('sha256').update(stdout.split('\n').sort().join('\n')).digest('hex').slice(0, 16)
}

/** Of each store, what its journeys depend on, as one text. */
async function storeKeys(machine: string): Promise<ReadonlyMap<string, string>> {
  const { isFine, output, stdout } = await runCommand({
    line: ['turbo', 'run', 'build:sandbox', 'journeys', '--dry=json'],
  })
  if (!isFine) throw new Error(output)
  const { tasks } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as DryRun
  const hashOf = (taskId: string) => {
    const hash = tasks.find((task) => task.taskId === taskId)?.hash
    if (hash === undefined) throw new Error(`turbo knows no task ${taskId}`)
    return hash
  }
  const journeys = hashOf('@topup/e2e#journeys')
  const stores = await Promise.all(
    listApps().map(async (store) => {
      const { folder } = await readBrandApp(store)
      const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string }
      return [store, [journeys, hashOf(`${name}#build:sandbox`), machine].join(' ')] as const
    }),
  )
  return new Map(stores)
}
