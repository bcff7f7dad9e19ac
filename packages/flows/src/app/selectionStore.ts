import { freshSelection, orderSelectionExpiryDays, parseSelection } from '@topup/domain'
import type { OrderSelection } from '@topup/domain'
import { createStore } from 'zustand/vanilla'
import type { Vault } from '../platform/vault.ts'

/** What the player has chosen, kept 7 days. */
export interface SelectionState {
  readonly selection: OrderSelection
  change(change: (selection: OrderSelection) => OrderSelection): void
}

/** The selection of one store. */
export type SelectionStore = ReturnType<typeof createSelectionStore>

/** Makes the selection; one that belongs to another game is not taken over. Source: spec §3 "Order selection", §9. */
export function createSelectionStore(vault: Vault, clientId: string) {
  const stored = vault.read('selection', parseSelection)
  return createStore<SelectionState>()((set, get) => ({
    selection: stored !== null && stored.clientId === clientId ? stored : freshSelection(clientId, ''),
    change: (change) => {
      const selection = change(get().selection)
      vault.write('selection', selection, orderSelectionExpiryDays)
      set({ selection })
    },
  }))
}
