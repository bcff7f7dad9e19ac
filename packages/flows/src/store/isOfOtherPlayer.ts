import { isPaymentLinkOrder, isSomeone, loginMatchesRecipient } from '@topup/domain'
import type { JournalEntry } from '@topup/domain'
import { accountOf } from './state/sessionStore.ts'
import type { SessionState } from './state/sessionStore.ts'

type Logins = Pick<SessionState, 'accounts' | 'clientId' | 'isSdkVisit' | 'loggedOut' | 'sdkAccount'>

/**
 * Whether another account than the buyer's is logged in for the game of an order, or nobody since the buyer has logged
 * out. While a session has merely ended, the order is that of who is here. The debt of
 * a payment link belongs to whoever holds the link, and the page of a link to nobody's account. Source: decision 48.
 */
export function isOfOtherPlayer({ snapshot: { recipient } }: JournalEntry, session: Logins): boolean {
  const { clientId } = recipient
  const account = accountOf({
    ...session,
    ...(clientId !== session.clientId && { sdkAccount: null }),
    clientId,
  })
  if (isSomeone(recipient) || isPaymentLinkOrder(recipient)) return false
  if (account === null) return session.loggedOut.includes(recipient.suid)
  return !isPaymentLinkOrder(account) && !loginMatchesRecipient(account, recipient)
}
