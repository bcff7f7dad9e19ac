import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Of each store, what its journeys last passed with and how many they were. */
export type JourneyRecord = Readonly<Record<string, { readonly key: string; readonly passed: number }>>

/** One test of a Playwright JSON report. */
export interface JourneyResult {
  readonly store: string
  readonly isPassed: boolean
}

interface Suite {
  readonly specs?: readonly {
    readonly tags: readonly string[]
    readonly tests: readonly { readonly status: string }[]
  }[]
  readonly suites?: readonly Suite[]
}

const storeTag = /^@?store:(.+)$/

/** The store of journeys that carry no tag. */
export const untaggedStore = 'watt'

/** The tests of a Playwright JSON report, each with the store that its tag `@store:<key>` names. */
export function journeyResults(report: unknown): readonly JourneyResult[] {
  const resultsOf = ({ specs = [], suites = [] }: Suite): readonly JourneyResult[] => [
    ...specs.flatMap(({ tags, tests }) => {
      const store =
        tags.map((tag) => storeTag.exec(tag)?.[1]).find((key) => key !== undefined) ?? untaggedStore
      return tests.map(({ status }) => ({ store, isPassed: status === 'expected' }))
    }),
    ...suites.flatMap(resultsOf),
  ]
  return resultsOf(report as Suite)
}

/** The record after a run: stores that ran and passed have their new key, those that failed have none. */
export function recordAfter(
  record: JourneyRecord,
  keys: ReadonlyMap<string, string>,
  results: readonly JourneyResult[],
): JourneyRecord {
  const ran = new Set(results.map(({ store }) => store))
  const kept = Object.entries(record).filter(([store, { key }]) => !ran.has(store) && keys.get(store) === key)
  const passed = [...ran].flatMap((store) => {
    const own = results.filter((result) => result.store === store)
    const key = keys.get(store)
    return key !== undefined && own.every(({ isPassed }) => isPassed)
      ? [[store, { key, passed: own.length }] as const]
      : []
  })
  return Object.fromEntries([...kept, ...passed])
}

/** The stores whose journeys have to run: their key is not the one that they last passed with. */
export const staleStores = (record: JourneyRecord, keys: ReadonlyMap<string, string>): readonly string[] =>
  [...keys].filter(([store, key]) => record[store]?.key !== key).map(([store]) => store)

/** Playwright's arguments that choose the journeys of these stores out of all. */
export function journeyFilter(stale: readonly string[], all: readonly string[]): readonly string[] {
  const tags = (stores: readonly string[]) => `@store:(?:${stores.join('|')})(?![\\w-])`
  const fresh = all.filter((store) => !stale.includes(store))
  if (fresh.length === 0) return []
  return stale.includes(untaggedStore) ? ['--grep-invert', tags(fresh)] : ['--grep', tags(stale)]
}

/** The record that an earlier run left of these stores; empty where there is none that can be read. */
export function readRecord(file: string, stores: readonly string[]): JourneyRecord {
  const record = parse(file)
  return Object.fromEntries(stores.flatMap((store) => (record[store] ? [[store, record[store]]] : [])))
}

function parse(file: string): JourneyRecord {
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
