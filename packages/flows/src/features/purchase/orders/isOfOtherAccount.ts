import { isSomeone, isPaymentLinkOrder, nothingReported, reportedOf } from '@topup/domain'
import type { JournalEntry, Recipient, ReportedDetails } from '@topup/domain'

/**
 * Whether the service reports an order under another account than that of the player who met it. A record that
 * another release wrote on this device names no player. The order of a payment link has no account: the service
 * reports it to whoever holds the link. Source: decisions 46 and 48.
 */
export function isOfOtherAccount(entry: JournalEntry): boolean {
  const reported = reportedOf(entry)
  return reported !== null && isOfAnother(entry.snapshot.recipient, reported)
}

/** What may be kept of a reported order: of another account's order, only that it belongs to another account. */
export const keepable = (asker: Recipient, reported: ReportedDetails): ReportedDetails =>
  isOfAnother(asker, reported) ? { ...nothingReported, account: reported.account } : reported

/** Who looks at an order; a record of another release names nobody by its `clientId`. */
type Asker = Pick<Recipient, 'suid' | 'username'> & Partial<Pick<Recipient, 'clientId'>>

/** Whether reported details name another account than the asker's. */
export const isOfAnother = (asker: Asker, { account }: ReportedDetails): boolean =>
  account !== null &&
  !isPaymentLinkOrder(asker) &&
  !(asker.clientId !== undefined && isSomeone({ clientId: asker.clientId })) &&
  ![asker.username, asker.suid].map(folded).includes(folded(account))

const folded = (name: string): string => name.trim().toLowerCase()
