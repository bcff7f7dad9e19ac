import type { Journal, JournalEntry, Order } from './journal.ts'
import { entriesToWarnOf } from './journalEntries.ts'
import type { OpenEntry } from './journalEntries.ts'
import { reportedOf } from './origin.ts'
import { isNothingReported } from './reportedDetails.ts'
import { isMakeUp } from './linkAccount.ts'

/** The open order of a link that its page goes by: one with a number before an intent, and no dismissed intent. Source: decision 46. */
export function openOrderOf(journal: Journal, replenishId: string): OpenEntry | null {
  const open = entriesToWarnOf(ordersOf(journal, replenishId))
  return open.find(({ kind }) => kind === 'ordered') ?? open[0] ?? null
}

/** The open orders of a link that the service named, and of which it has reported nothing so far. Source: decision 46. */
export const unreadOf = (journal: Journal, replenishId: string): readonly Order[] =>
  ordersOf(journal, replenishId)
    .filter((entry) => entry.kind === 'ordered')
    .filter((order) => {
      const reported = reportedOf(order)
      return reported !== null && isNothingReported(reported)
    })
    .reverse()

/** Whether an order of a link succeeded. Source: decision 46. */
export const isDebtPaid = (journal: Journal, replenishId: string): boolean =>
  ordersOf(journal, replenishId).some((entry) => entry.kind === 'final' && entry.outcome === 'success')

/** Whether another order has paid what this one would pay: the debt of a link is paid once. Source: decision 46. */
export const isPaidByAnother = (journal: Journal, { snapshot: { recipient } }: JournalEntry): boolean =>
  isMakeUp(recipient) &&
  journal.some(
    (entry) =>
      entry.kind === 'final' &&
      entry.outcome === 'success' &&
      entry.snapshot.recipient.suid === recipient.suid,
  )

const ordersOf = (journal: Journal, replenishId: string): readonly JournalEntry[] =>
  journal.filter(({ snapshot }) => isMakeUp(snapshot.recipient, replenishId))
