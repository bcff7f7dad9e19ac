import type { Disk } from '../platform/browserDisk.ts'
import type { DurableStore } from '../platform/durableStore.ts'

/** What a fake disk does: takes everything, fails at everything, or never answers. */
export type DiskMood = 'working' | 'failing' | 'hanging'

/** A disk in memory that several pages can share and that a test can break. */
export interface FakeDisk extends DurableStore, Disk {
  readonly records: Map<string, unknown>
  setMood(mood: DiskMood): void
}

/** Makes a disk that works; empty, or with what an earlier visit left. */
export function createFakeDisk(records: Iterable<readonly [string, unknown]> = []): FakeDisk {
  const kept = new Map<string, unknown>(records)
  let mood: DiskMood = 'working'
  const answer = <T>(whenWorking: () => T, whenFailing: T): Promise<T> => {
    if (mood === 'hanging') return new Promise(() => undefined)
    return Promise.resolve(mood === 'failing' ? whenFailing : whenWorking())
  }
  const disk: FakeDisk = {
    records: kept,
    setMood: (next) => {
      mood = next
    },
    hasRecords: () => Promise.resolve(kept.size > 0),
    open: () => Promise.resolve(disk),
    readAll: () => answer<ReadonlyMap<string, unknown> | null>(() => new Map(kept), null),
    write: (changes, onlyNew) =>
      answer(() => {
        for (const [key, value] of changes) {
          if (onlyNew?.has(key) === true && kept.has(key)) continue
          if (value === null) kept.delete(key)
          else kept.set(key, structuredClone(value))
        }
        return true
      }, false),
  }
  return disk
}
