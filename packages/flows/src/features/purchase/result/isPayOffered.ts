import { isNothingReported, isPaidByAnother, reportedOf } from '@topup/domain'
import type { Journal, JournalEntry } from '@topup/domain'
import { isOfOtherAccount } from '../orders/isOfOtherAccount.ts'
import type { LastAnswer } from '../../../store/contracts/orderPoller.ts'

/**
 * Whether an open order offers the way to its payment. An external order may already be paid, and only the service
 * knows what it is: its payment is offered only after the service has reported it, or has called it open. What
 * another order has paid for is not paid again, and another account's order is not paid either. Source: decisions 29,
 * 31, 46 and 48, faults M-17.
 */
export function isPayOffered(
  entry: Extract<JournalEntry, { readonly kind: 'ordered' }>,
  lastAnswer: LastAnswer,
  journal: Journal,
): boolean {
  const reported = reportedOf(entry)
  const isKnown = reported === null || !isNothingReported(reported) || lastAnswer === 'read'
  return isKnown && !isOfOtherAccount(entry) && !isPaidByAnother(journal, entry)
}
