import { isSomeone, isMakeUp, nothingReported, reportedOf } from '@topup/domain'
import type { JournalEntry, Recipient, ReportedDetails } from '@topup/domain'

/**
 * Whether the service reports an order as another account's than that of the player who met it. What another release
 * wrote on this device names no player. The order of a link has no account: what the service reports of it, it reports
 * to whoever holds the link. Source: decisions 22, 46 and 48.
 */
export function isOfOtherAccount(entry: JournalEntry): boolean {
  const reported = reportedOf(entry)
  return reported !== null && isOfAnother(entry.snapshot.recipient, reported)
}

/** What may be kept of an order: of another account's nothing but that it is that account's. */
export const keepable = (asker: Recipient, reported: ReportedDetails): ReportedDetails =>
  isOfAnother(asker, reported) ? { ...nothingReported, account: reported.account } : reported

/** Whether reported details name another account than the asker's. */
export const isOfAnother = (asker: Recipient, { account }: ReportedDetails): boolean =>
  account !== null &&
  !isMakeUp(asker) &&
  !isSomeone(asker) &&
  ![asker.username, asker.suid].map(folded).includes(folded(account))

const folded = (name: string): string => name.trim().toLowerCase()
