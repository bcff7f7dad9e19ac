import { isPaymentLinkOrder } from '@topup/domain'
import type { JournalEntry } from '@topup/domain'
import { isOfOtherPlayer } from './isOfOtherPlayer.ts'
import { accountOf } from './state/sessionStore.ts'
import type { SessionState } from './state/sessionStore.ts'

/**
 * Whether the end of an order is told when it is told to who is here. Nobody who is not logged in uses up the news of a player, as on a
 * phone that is shared; the debt of a payment link belongs to whoever holds the link. Source: decisions 48 and 75.
 */
export const hearsOfEnd = (entry: JournalEntry, session: SessionState): boolean =>
  isPaymentLinkOrder(entry.snapshot.recipient) ||
  (accountOf(session) !== null && !isOfOtherPlayer(entry, session))
