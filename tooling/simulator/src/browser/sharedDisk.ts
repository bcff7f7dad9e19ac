import type { Disk, DurableStore } from '@topup/flows/headless'
import type { Random } from '../time/random.ts'
import type { Timeline } from '../time/timeline.ts'
import type { Page } from './page.ts'

/** What the disk does at the moment: works, takes nothing, or never answers. */
export type DiskCondition = 'working' | 'failing' | 'hanging'

/** The disk of one browser: what is on it outlives the browser's process. */
export interface SharedDisk {
  condition(): DiskCondition
  setCondition(condition: DiskCondition): void
  /** Whether it has always worked and kept everything. */
  isSound(): boolean
  wipe(): void
  /** Grows with every change. */
  version(): number
  /** What is on it, for the oracle's eyes. */
  records(): ReadonlyMap<string, unknown>
  seenBy(page: Page): Disk
}

/** Makes an empty disk that works. */
export function createSharedDisk(timeline: Timeline<Page>, random: Random): SharedDisk {
  const records = new Map<string, unknown>()
  let condition: DiskCondition = 'working'
  let [version, isSound] = [0, true]

  /** When the newest request of a page is answered: an engine runs transactions in the order in which they were made. */
  const newestAtMs = new WeakMap<Page, number>()

  /** An answer takes its time, and a page that is gone by then changes nothing. */
  const answer = <T>(page: Page, act: string, failed: T, run: () => T): Promise<T> =>
    new Promise((resolve) => {
      const end = () => resolve(condition === 'working' && page.mayAct(act) ? run() : failed)
      if (condition === 'hanging') return
      const nowMs = timeline.nowMs()
      const atMs = Math.max(nowMs + random.between(2, 60), (newestAtMs.get(page) ?? 0) + 0.01)
      newestAtMs.set(page, atMs)
      timeline.plan(atMs - nowMs, 'disk', end, page)
    })
  const storeOf = (page: Page): DurableStore => ({
    readAll: () =>
      answer<ReadonlyMap<string, unknown> | null>(page, 'disk.read', null, () => structuredClone(records)),
    write: (changes, onlyNew) =>
      answer(page, 'disk.write', false, () => {
        version += 1
        for (const [key, value] of changes) {
          if (onlyNew?.has(key) === true && records.has(key)) continue
          if (value === null) records.delete(key)
          else records.set(key, structuredClone(value))
        }
        return true
      }),
  })

  return {
    condition: () => condition,
    setCondition: (next) => {
      condition = next
      if (next !== 'working') isSound = false
    },
    isSound: () => isSound,
    wipe: () => {
      version += 1
      isSound = false
      records.clear()
    },
    version: () => version,
    records: () => records,
    seenBy: (page) => ({
      hasRecords: () => answer(page, 'disk.read', false, () => records.size > 0),
      open: () => Promise.resolve(storeOf(page)),
    }),
  }
}
