import { isNothingReported, isSomeone, reportedOf } from '@topup/domain'
import type { JournalEntry } from '@topup/domain'
import type { LedgerOrder } from '../service/ledger.ts'
import { isOfLink } from './debts.ts'

/** Whether an order is another account's than that of the player who met it on this device. Source: decisions 22 and 48. */
export const isOfAnother = ({ snapshot: { recipient } }: JournalEntry, order: LedgerOrder): boolean =>
  !isOfLink(order) && !isSomeone(recipient) && recipient.suid !== order.account

/** Whether an entry says more about another account's order than whose it is. */
export function tellsOfAnother(entry: JournalEntry, order: LedgerOrder): boolean {
  const reported = reportedOf(entry)
  return reported !== null && isOfAnother(entry, order) && !isNothingReported({ ...reported, account: null })
}
