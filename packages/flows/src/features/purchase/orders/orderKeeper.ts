import type { Clock } from '../../../platform/clock.ts'
import type { DurableStore } from '../../../platform/durableStore.ts'
import { diskLimitMs, withinLimit } from '../../../platform/withinLimit.ts'

/** Writes the journal's records to disk. Source: decisions 21 and 68. */
export interface OrderKeeper {
  /** Starts to write a record; `null` removes it. */
  keep(key: string, record: unknown): void
  /**
   * Starts to write a record that the disk did not hold when it was read, unless it holds one under that key by now:
   * another tab may have written the end of that order in between.
   */
  keepNew(key: string, record: unknown): void
  /** Never overwrites this key, because a later release wrote its record. */
  leaveAlone(key: string): void
  /** Whether all records so far are on disk; also false when the disk does not answer in time. */
  kept(): Promise<boolean>
  /** Notes that the disk was read after all, after the time limit. */
  noteReadable(): void
  /** Whether the latest attempt to reach the disk failed. */
  isFailing(): boolean
}

/** Makes the keeper of one page; `start` says whether the disk could be read. */
export function createOrderKeeper(
  disk: Pick<DurableStore, 'write'>,
  clock: Pick<Clock, 'wait'>,
  start: 'readable' | 'unreadable' = 'readable',
): OrderKeeper {
  const leftAlone = new Set<string>()
  const unkept = new Map<string, unknown>()
  /** Those of them that the disk must not have yet. */
  const onlyNew = new Set<string>()
  let isFailing = start === 'unreadable'
  /** The latest write: every earlier record is in it or already on disk. */
  let newest: Promise<boolean> = Promise.resolve(true)
  let isPlanned = false
  let inFlight = 0

  const flush = async (): Promise<boolean> => {
    const batch = new Map(unkept)
    inFlight += 1
    const isKept = (await withinLimit(clock, diskLimitMs, disk.write(batch, new Set(onlyNew)))) === true
    inFlight -= 1
    if (isKept) for (const [key, record] of batch) if (unkept.get(key) === record) unkept.delete(key)
    isFailing = !isKept && unkept.size > 0
    return isKept
  }
  const plan = () => {
    if (isPlanned) return
    isPlanned = true
    // All changes of one event go into one transaction.
    newest = Promise.resolve().then(() => {
      isPlanned = false
      return flush()
    })
  }

  return {
    keep: (key, record) => {
      if (leftAlone.has(key)) return
      onlyNew.delete(key)
      unkept.set(key, record)
      plan()
    },
    keepNew: (key, record) => {
      if (leftAlone.has(key) || unkept.has(key)) return
      onlyNew.add(key)
      unkept.set(key, record)
      plan()
    },
    leaveAlone: (key) => void leftAlone.add(key),
    kept: async () => {
      if (unkept.size > 0 && inFlight === 0) plan()
      const asked = [...unkept.keys()]
      // A record that arrives during this write is not part of this question.
      return (await newest) || asked.every((key) => !unkept.has(key))
    },
    noteReadable: () => {
      if (unkept.size === 0) isFailing = false
    },
    isFailing: () => isFailing,
  }
}
