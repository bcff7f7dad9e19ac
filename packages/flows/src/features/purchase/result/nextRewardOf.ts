import { isExternal, isPaymentLinkOrder, isUnknownPurchase, loginMatchesRecipient } from '@topup/domain'
import type { JournalEntry, PageConfig, Recipient } from '@topup/domain'
import { valueOr } from '../../../store/state/loadable.ts'
import type { Loadable } from '../../../store/state/loadable.ts'
import { accountOf } from '../../../store/state/sessionStore.ts'
import type { SessionState } from '../../../store/state/sessionStore.ts'

/**
 * Whose event a receipt may speak of: the recipient of an own order, while the game of the order is open in the store, has
 * an event for the sum of top-ups, and the buyer is logged in to it. Null for every other order, so that no receipt asks
 * with another player's token or speaks of another game. Source: spec §4 "Event rewards", decision 48.
 */
export function nextRewardOf(
  entry: JournalEntry,
  session: Pick<SessionState, 'accounts' | 'clientId' | 'isSdkVisit' | 'sdkAccount'>,
  config: Loadable<PageConfig>,
): Recipient | null {
  const { recipient } = entry.snapshot
  if (isExternal(entry) || isUnknownPurchase(entry.snapshot) || isPaymentLinkOrder(recipient)) return null
  if (recipient.clientId !== session.clientId || valueOr(config, null)?.hasCumulative !== true) return null
  const account = accountOf(session)
  return account !== null && loginMatchesRecipient(account, recipient) ? recipient : null
}
