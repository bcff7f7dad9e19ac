import { isNothingTold, isPaidByAnother } from '@topup/domain'
import type { Journal, JournalEntry } from '@topup/domain'
import { isStrangers } from '../orders/isStrangers.ts'
import type { LastAnswer } from '../../../store/contracts/orderWatch.ts'

/**
 * Whether an open order offers the way to its payment. One that was made elsewhere may be paid by now, and only the
 * service knows what it is: not before that has told of it, or was asked and called it open. What another order has paid
 * is not paid again, and neither is another account's. Source: rulings 3, 5, 20 and 22, faults M-17.
 */
export const isPayOffered = (
  entry: Extract<JournalEntry, { readonly kind: 'ordered' }>,
  lastAnswer: LastAnswer,
  journal: Journal,
): boolean =>
  (entry.told === undefined || !isNothingTold(entry.told) || lastAnswer === 'read') &&
  !isStrangers(entry) &&
  !isPaidByAnother(journal, entry)
