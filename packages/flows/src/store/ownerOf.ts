import {
  type Account,
  type JournalEntry,
  type Recipient,
  type ReportedDetails,
  buyerOf,
  nothingReported,
  reportedOf,
} from '@topup/domain'
import { type SessionState, accountOf, visitorOf } from './state/sessionStore.ts'

/**
 * Whose an order is, seen from a page.
 * - `player`: the account that is logged in for its game bought it.
 * - `here`: nobody is logged in for its game, as after the buyer's session has ended; it then counts as the visitor's.
 * - `other`: another account is logged in for its game, or nobody since the buyer has logged out.
 * - `linkHolder`: the debt of a payment link belongs to whoever holds the link.
 * - `unread`: a record of another release does not say.
 */
export type OrderOwner = 'player' | 'here' | 'other' | 'linkHolder' | 'unread'

/** The logins that a session knows of. */
type Logins = Pick<
  SessionState,
  'accounts' | 'clientId' | 'isSdkVisit' | 'loggedOut' | 'payer' | 'sdkAccount'
>

/** Says whose an order is for the visitor of this page. Accounts are compared by their id, because a name can change. Source: decision 48, faults M-08. */
export function ownerOf(
  { snapshot: { recipient } }: Pick<JournalEntry, 'snapshot'>,
  session: Logins,
): OrderOwner {
  if (recipient.kind === 'paymentLink') return 'linkHolder'
  if (recipient.kind === 'unread') return 'unread'
  const { clientId, suid } = recipient
  // The account of a game's link counts in that game alone.
  const isElsewhere = clientId !== session.clientId
  const account = accountOf({ ...session, clientId, payer: null, ...(isElsewhere && { sdkAccount: null }) })
  if (account === null) return session.loggedOut.includes(suid) && !isHere(session, suid) ? 'other' : 'here'
  return suid !== '' && account.suid === suid ? 'player' : 'other'
}

/** Whether the player is logged in to another game on this device. */
const isHere = ({ accounts }: Logins, suid: string): boolean =>
  suid !== '' && [...accounts.values()].some((account) => account.suid === suid)

/**
 * Whether the result of an order counts as read when the visitor of this page sees it. On a shared phone a guest leaves the result
 * unread for its player; the debt of a payment link belongs to whoever holds the link. Source: decisions 48 and 75.
 */
export function countsAsRead(entry: JournalEntry, session: SessionState): boolean {
  const owner = ownerOf(entry, session)
  return owner === 'linkHolder' || (owner !== 'other' && visitorOf(session).kind !== 'guest')
}

/**
 * Whether the service reports an order under another account than that of the player who met it. A record that
 * another release wrote on this device names no player. The order of a payment link has no account: the service
 * reports it to whoever holds the link. Source: decisions 46 and 48.
 */
export function isOfOtherAccount(entry: JournalEntry): boolean {
  const reported = reportedOf(entry)
  return reported !== null && isOfAnother(buyerOf(entry.snapshot.recipient), reported)
}

/** What may be kept of a reported order: of another account's order, only that it belongs to another account. */
export const keepable = (asker: Recipient, reported: ReportedDetails): ReportedDetails =>
  isOfAnother(buyerOf(asker), reported) ? { ...nothingReported, account: reported.account } : reported

/** Who asks about an order; null is whoever holds a payment link, or is not known. */
export type Asker = Pick<Account, 'suid' | 'username'> | null

/**
 * Whether reported details name another account than the asker's. A name that the service hides in part (`he***`) proves
 * nothing, so it is another's: whose order it is must not be guessed.
 */
export const isOfAnother = (asker: Asker, { account }: Pick<ReportedDetails, 'account'>): boolean =>
  account !== null && asker !== null && ![asker.username, asker.suid].map(folded).includes(folded(account))

const folded = (name: string): string => name.trim().toLowerCase()
