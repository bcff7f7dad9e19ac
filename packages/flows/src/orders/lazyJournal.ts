import { createStore } from 'zustand/vanilla'
import { onceLoaded } from '../app/onceLoaded.ts'
import type { Vault } from '../platform/vault.ts'
import { orderKeyPrefix } from './journalState.ts'
import type { JournalState, JournalStore } from './journalState.ts'

/**
 * A journal whose code comes only when there is an order to know of, or one about to be made: most first visits have
 * neither. `ready` resolves when the journal is filled and can be written; nobody records before.
 */
export function createLazyJournal(
  vault: Pick<Vault, 'keys'>,
  load: () => Promise<JournalStore>,
): {
  readonly journal: JournalStore
  readonly ready: () => Promise<void>
  readonly hasOrders: () => boolean
} {
  const hasOrders = () => vault.keys(orderKeyPrefix).length > 0
  const ready = onceLoaded(async () => {
    const full = await load()
    full.subscribe((state) => journal.setState(state))
    journal.setState(full.getState())
  })
  const journal = createStore<JournalState>()(() => ({
    journal: [],
    record: () => {
      throw new Error('The journal is written before it was loaded')
    },
    reload: () => {
      if (hasOrders()) void ready().catch(() => undefined)
    },
  }))
  return { journal, ready, hasOrders }
}
