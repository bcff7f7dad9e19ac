import { isPaymentLinkOrder } from '@topup/domain'
import type { JournalEntry } from '@topup/domain'
import { isOfOtherPlayer } from './isOfOtherPlayer.ts'
import { accountOf } from './state/sessionStore.ts'
import type { SessionState } from './state/sessionStore.ts'

/**
 * Whether the result of an order counts as read when the visitor of this page sees it. On a shared phone a guest leaves the result
 * unread for its player; the debt of a payment link belongs to whoever holds the link. Source: decisions 48 and 75.
 */
export const hearsOfEnd = (entry: JournalEntry, session: SessionState): boolean =>
  isPaymentLinkOrder(entry.snapshot.recipient) ||
  (accountOf(session) !== null && !isOfOtherPlayer(entry, session))
