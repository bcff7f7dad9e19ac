import { parseAccounts } from '@topup/domain'
import type { Account, OrderSelection } from '@topup/domain'
import { type BrandStorage, tabFirst } from '../platform/brandStorage.ts'
import { storedSelection } from '../store/state/storedSelection.ts'

/** Who the first screen is for, as stored on this device; it contains a token, so never log it. */
export interface EarlyVisitor {
  /** Who is logged in for the game; null for a guest. */
  readonly account: Account | null
  readonly selection: OrderSelection
}

/** Reads the visitor as the store would (`sessionStore`, `selectionStore`). */
export function readVisitor(brandStorage: BrandStorage, tab: BrandStorage, clientId: string): EarlyVisitor {
  const account = brandStorage.read('accounts', parseAccounts)?.get(clientId) ?? null
  const owner = { clientId, suid: account?.suid ?? '' }
  return { account, selection: storedSelection(tabFirst(tab, brandStorage), owner) }
}

/** Whether the visitor is unchanged: nobody has logged in or out, or chosen something else, in another tab since. */
export function isSameVisitor(one: EarlyVisitor, other: EarlyVisitor): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
