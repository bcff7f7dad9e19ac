import { freshSelection, orderSelectionExpiryDays, ownValue, parseSelection } from '@topup/domain'
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

/**
 * Makes the selection; one that belongs to another game, or to another player than `suidOf` names, is not taken over:
 * two tabs may have been left by two players. Source: spec §3 "Order selection", §9, ruling 5, faults M-08.
 */
export function createSelectionStore(vault: Vault, clientId: string, suidOf: () => string = () => '') {
  const stored = vault.read('selection', (json) =>
    ownValue(json, 'suid') === suidOf() ? parseSelection(json) : null,
  )
  return createStore<SelectionState>()((set, get) => ({
    selection: stored !== null && stored.clientId === clientId ? stored : freshSelection(clientId, ''),
    change: (change) => {
      const selection = change(get().selection)
      vault.write('selection', { ...selection, suid: suidOf() }, orderSelectionExpiryDays)
      set({ selection })
    },
  }))
}
