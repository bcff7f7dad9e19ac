import { orderSelectionExpiryDays, toStoredSelection } from '@topup/domain'
import type { OrderSelection } from '@topup/domain'
import { createStore } from 'zustand/vanilla'
import type { BrandStorage } from '../../platform/brandStorage.ts'
import { storedSelection } from './storedSelection.ts'

/** What the player has chosen, kept 7 days. */
export interface SelectionState {
  readonly selection: OrderSelection
  change(change: (selection: OrderSelection) => OrderSelection): void
}

/** The selection of one store. */
export type SelectionStore = ReturnType<typeof createSelectionStore>

/** Makes the selection, of the game and of the player that `suidOf` names. Source: spec §3 "Order selection", §9. */
export function createSelectionStore(
  brandStorage: Pick<BrandStorage, 'read' | 'write'>,
  clientId: string,
  suidOf: () => string = () => '',
) {
  return createStore<SelectionState>()((set, get) => ({
    selection: storedSelection(brandStorage, { clientId, suid: suidOf() }),
    change: (change) => {
      const selection = change(get().selection)
      brandStorage.write(
        'selection',
        { ...toStoredSelection(selection), suid: suidOf() },
        orderSelectionExpiryDays,
      )
      set({ selection })
    },
  }))
}
