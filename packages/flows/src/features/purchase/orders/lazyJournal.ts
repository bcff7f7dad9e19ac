import { createStore } from 'zustand/vanilla'
import { memoizeAsync } from '../../../platform/memoizeAsync.ts'
import type { Disk } from '../../../platform/browserDisk.ts'
import type { Clock } from '../../../platform/clock.ts'
import { diskLimitMs, withinLimit } from '../../../platform/withinLimit.ts'
import type { BrandStorage } from '../../../platform/brandStorage.ts'
import { orderKeyPrefix } from './orderKeyPrefix.ts'
import type { JournalState, JournalStore } from '../../../store/contracts/journal.ts'

/**
 * A journal whose code is loaded only when there is an order, or one is about to be made; most first visits have
 * neither. `ready` resolves when the journal is filled and can be written; nothing is recorded before that. The disk
 * is checked too: it may hold orders when the fast copy was lost with the browser's process.
 */
export function createLazyJournal(
  brandStorage: Pick<BrandStorage, 'keys'>,
  { disk, clock }: { readonly disk: Pick<Disk, 'hasRecords'>; readonly clock: Pick<Clock, 'wait'> },
  load: () => Promise<JournalStore>,
): {
  readonly journal: JournalStore
  readonly ready: () => Promise<void>
  /** Resolves when the journal holds what the fast copy holds by now; rejects when its code cannot be loaded. */
  readonly filled: () => Promise<void>
  /** Resolves when the journal is filled, or is known to stay empty. */
  readonly readyIfAny: () => Promise<void>
} {
  const hasOrders = () => brandStorage.keys(orderKeyPrefix).length > 0
  const ready = memoizeAsync(async () => {
    const full = await load()
    full.subscribe((state) => journal.setState(state))
    journal.setState(full.getState())
  })
  const filled = async () => {
    if (hasOrders()) await ready()
  }
  const journal = createStore<JournalState>()(() => ({
    journal: [],
    record: () => {
      throw new Error('The journal is written before it was loaded')
    },
    reload: () => {
      filled().catch(() => undefined)
    },
    kept: () => Promise.resolve(true),
    losesOrders: () => false,
  }))
  return {
    journal,
    ready,
    filled,
    readyIfAny: async () => {
      // A disk that does not answer may hold orders.
      if (hasOrders() || (await withinLimit(clock, diskLimitMs, disk.hasRecords())) !== false) await ready()
    },
  }
}
