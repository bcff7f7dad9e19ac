import { join } from 'node:path'
import { seconds, summaryText } from './print/printTable.ts'
import type { Reported } from './print/writeStartPage.ts'
import { createCleaner } from './report/cleaner.ts'
import type { StoreReport } from './report/report.ts'
import type { StoreWalk } from './walk/walkStore.ts'

/** A store that is going to be walked. */
export type Asked = Omit<StoreWalk, 'folder'>

/** What all walks of one command share. */
export interface Shared {
  /** Folder of the report. */
  readonly folder: string
  /** Walks one store, in a browser of its own. */
  readonly walkOne: (store: StoreWalk) => Promise<StoreReport>
  /** Takes what has been walked so far, so that it is kept whatever happens to the next store. */
  readonly keep: (stores: readonly Reported[]) => void
  /** Takes a line. */
  readonly say: (line: string) => void
}

/**
 * Walks one store after another: several at once would make each other slow, and slowness looks like a fault. A walk that
 * breaks off is a fault of its store, and the next one is walked all the same.
 */
export async function walkAll(
  asked: readonly Asked[],
  { folder, walkOne, keep, say }: Shared,
): Promise<readonly Reported[]> {
  const stores: Reported[] = []
  for (const [index, store] of asked.entries()) {
    const { origin, brand } = store.target
    const name = `${index + 1}-${brand ?? new URL(origin).host.replace(':', '-')}`
    const startedAt = new Date()
    say(`Walking ${origin} ...`)
    const report = await walkOne({ ...store, folder: join(folder, name) }).catch((error: unknown) =>
      brokenReport(store, startedAt, error),
    )
    if (asked.length > 1) say(`  ${report.brand ?? '?'}: ${summaryText(report)}, ${seconds(report.ms)}`)
    stores.push({ report, folder: name })
    keep(stores)
  }
  return stores
}

/** The report of a store whose walk broke off with nothing kept, as when no browser starts. */
function brokenReport({ target, login }: Asked, startedAt: Date, error: unknown): StoreReport {
  const clean = createCleaner([login?.password ?? ''])
  const text = clean(error instanceof Error ? error.message : String(error))
  const ms = Date.now() - startedAt.getTime()
  return {
    origin: target.origin,
    brand: target.brand,
    environment: target.environment,
    version: '',
    startedAt: startedAt.toISOString(),
    ms,
    steps: [
      {
        group: 'store',
        name: 'the whole walk',
        verdict: 'fault',
        faults: [{ kind: 'seen', text }],
        note: '',
        ms,
        pictures: [],
      },
    ],
  }
}
