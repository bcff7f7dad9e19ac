import type { DurableStore } from '../platform/durableStore.ts'
import { diskLimitMs, withinLimit } from '../platform/withinLimit.ts'
import { createJournalStore } from './journalStore.ts'
import type { JournalDeps } from './journalStore.ts'
import type { JournalStore } from './journalState.ts'
import { createOrderKeeper } from './orderKeeper.ts'
import { restoreOrders } from './restoreOrders.ts'
import type { Clock } from '../platform/clock.ts'

/**
 * Opens the journal over both copies of the orders: the fast one, which is lost with the browser's process when it was
 * written shortly before, and the one on the disk. Of each order the newer record counts. Source: ruling 42, decision 21.
 */
export async function openJournal(
  deps: Omit<JournalDeps, 'keeper' | 'clock'> & {
    readonly clock: Clock
    readonly disk: DurableStore
  },
): Promise<JournalStore> {
  const { vault, clock, disk } = deps
  const reading = disk.readAll()
  const stored = await withinLimit(clock, diskLimitMs, reading)
  const keeper = createOrderKeeper(disk, clock, stored === null ? 'unreadable' : 'readable')
  const restore = (kept: ReadonlyMap<string, unknown>) =>
    restoreOrders({ vault, keeper, stored: kept, nowMs: clock.now() })
  if (stored !== null) restore(stored)
  const journal = createJournalStore({ ...deps, keeper })
  if (stored === null)
    void reading.then((late) => {
      if (late === null) return
      restore(late)
      keeper.noteReadable()
      journal.getState().reload()
    })
  return journal
}
