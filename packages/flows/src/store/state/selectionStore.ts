import {
  type Chosen,
  type OrderSelection,
  type SelectionOwner,
  nothingChosen,
  orderSelectionExpiryDays,
  ownValue,
  parseSelection,
  toStoredSelection,
} from '@topup/domain'
import { createStore } from 'zustand/vanilla'
import type { BrandStorage } from '../../platform/brandStorage.ts'
import { type SessionState, type SessionStore, accountOf } from './sessionStore.ts'

/** What the player has chosen, kept 7 days. */
export interface SelectionState {
  /** Never that of another account or game than the session's: with another of them it is what that one chose. */
  readonly selection: OrderSelection
  /** Chooses for the session's player and game. */
  change(change: (selection: OrderSelection) => Chosen): void
}

/** The selection of one store. */
export type SelectionStore = ReturnType<typeof createSelectionStore>

/**
 * Makes the selection of the session's player and game. It is made right after the session, before anything else subscribes
 * to it: a subscriber that is called for another player finds that player's selection here. Source: spec §3 "Order selection", §9,
 * faults M-08.
 */
export function createSelectionStore(
  brandStorage: Pick<BrandStorage, 'read' | 'write'>,
  session: Pick<SessionStore, 'getState' | 'subscribe'>,
) {
  const store = createStore<SelectionState>()((set, get) => ({
    selection: storedSelection(brandStorage, session.getState()),
    change: (change) => {
      const selection = { ...change(get().selection), ...ownerOf(session.getState()) }
      brandStorage.write('selection', toStoredSelection(selection), orderSelectionExpiryDays)
      set({ selection })
    },
  }))
  session.subscribe((now) => {
    const { selection: before } = store.getState()
    const { clientId, suid } = ownerOf(now)
    const isSameGame = clientId === before.clientId
    // When a session has merely ended, what was chosen stays: no other player is here.
    if (isSameGame && (suid === before.suid || suid === '')) return
    const own = storedSelection(brandStorage, now)
    // What a guest wants to buy stays after the login; for whom, only the account says.
    const { productId, region, rechargeKey } = before
    const wanted = isSameGame && before.suid === '' ? { productId, region, rechargeKey } : {}
    store.setState({ selection: { ...own, ...wanted } })
  })
  return store
}

/** A player who was set aside comes back, and finds what was chosen. */
function ownerOf(session: SessionState): SelectionOwner {
  return { clientId: session.clientId, suid: (accountOf(session) ?? session.unverified)?.suid ?? '' }
}

/**
 * Reads what the session's player chose for its game. A selection of another game or player is not used: two players may have
 * used two tabs. Source: spec §3 "Order selection", decision 31, faults M-08.
 */
function storedSelection(brandStorage: Pick<BrandStorage, 'read'>, session: SessionState): OrderSelection {
  const owner = ownerOf(session)
  const stored = brandStorage.read('selection', (json) =>
    ownValue(json, 'suid') === owner.suid ? parseSelection(json) : null,
  )
  return stored?.clientId === owner.clientId ? stored : { ...nothingChosen(session.game), ...owner }
}
