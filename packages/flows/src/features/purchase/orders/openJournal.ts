import type { Deployment } from '@topup/domain'
import type { DurableStore } from '../../../platform/durableStore.ts'
import { diskLimitMs, withinLimit } from '../../../platform/withinLimit.ts'
import { createJournalStore } from './journalStore.ts'
import type { JournalDeps } from './journalStore.ts'
import type { JournalStore } from '../../../store/contracts/journal.ts'
import { createOrderKeeper } from './orderKeeper.ts'
import { createPayUrlCheck } from './payUrlCheck.ts'
import { restoreOrders } from './restoreOrders.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Visibility } from '../../../platform/visibility.ts'

/**
 * Opens the journal over both copies of the orders: the fast copy, whose latest writes are lost when the browser's
 * process dies, and the copy on disk. The newer record of each order counts. Source: decisions 21 and 68.
 */
export async function openJournal(
  deps: Omit<JournalDeps, 'keeper' | 'clock' | 'payUrlOf'> & {
    readonly deployment: Pick<Deployment, 'environment'>
    readonly clock: Clock
    readonly disk: DurableStore
    /**
     * Called when the disk was read only after the journal had opened: it may have added orders that were not queried
     * yet.
     */
    readonly onLate: () => void
    readonly visibility: Pick<Visibility, 'onReturn'>
  },
): Promise<JournalStore> {
  const { brandStorage, clock } = deps
  const reading = deps.disk.readAll()
  const stored = await withinLimit(clock, diskLimitMs, reading)
  let isRead = stored !== null
  const readAgain = () => void deps.disk.readAll().then(takeLate)
  // A disk that could not be read may work again: a successful write shows that, and so may a return to the page.
  const disk: Pick<DurableStore, 'write'> = {
    write: async (records, onlyNew) => {
      const isWritten = await deps.disk.write(records, onlyNew)
      if (isWritten && !isRead) readAgain()
      return isWritten
    },
  }
  let stopReading = () => {}
  const keeper = createOrderKeeper(disk, clock, isRead ? 'readable' : 'unreadable')
  const restore = (kept: ReadonlyMap<string, unknown>) =>
    restoreOrders({ brandStorage, keeper, stored: kept, nowMs: clock.now() })
  if (stored !== null) restore(stored)
  const journal = createJournalStore({ ...deps, payUrlOf: createPayUrlCheck(deps.deployment), keeper })
  const takeLate = (late: ReadonlyMap<string, unknown> | null) => {
    if (late === null || isRead) return
    isRead = true
    stopReading()
    restore(late)
    keeper.noteReadable()
    journal.getState().reload()
    deps.onLate()
  }
  if (stored === null) {
    stopReading = deps.visibility.onReturn(readAgain)
    void reading.then(takeLate)
  }
  return journal
}
