import { isNothingTold } from '@topup/domain'
import type { JournalEntry } from '@topup/domain'
import type { LastAnswer } from '../orders/watchState.ts'

/**
 * Whether an open order offers the way to its payment. One that was made elsewhere may be paid by now, and only the
 * service knows what it is: not before that has told of it, or was asked and called it open. Source: rulings 3 and 5, faults M-17.
 */
export const isPayOffered = (
  { told }: Extract<JournalEntry, { readonly kind: 'ordered' }>,
  lastAnswer: LastAnswer,
): boolean => told === undefined || !isNothingTold(told) || lastAnswer === 'read'
