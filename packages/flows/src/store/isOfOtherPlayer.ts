import { isPaymentLinkOrder, isSomeone, loginMatchesRecipient } from '@topup/domain'
import type { JournalEntry } from '@topup/domain'
import { accountOf } from './state/sessionStore.ts'
import type { SessionState } from './state/sessionStore.ts'

type Logins = Pick<SessionState, 'accounts' | 'clientId' | 'isSdkVisit' | 'sdkAccount'>

/**
 * Whether another account than the buyer's is logged in for the game of an order; false while nobody is. The debt of
 * a payment link belongs to whoever holds the link, and the page of a link to nobody's account. Source: decision 48.
 */
export function isOfOtherPlayer({ snapshot: { recipient } }: JournalEntry, session: Logins): boolean {
  const { clientId } = recipient
  const account = accountOf({
    ...session,
    ...(clientId !== session.clientId && { sdkAccount: null }),
    clientId,
  })
  if (account === null || isSomeone(recipient)) return false
  return (
    !isPaymentLinkOrder(recipient) &&
    !isPaymentLinkOrder(account) &&
    !loginMatchesRecipient(account, recipient)
  )
}
