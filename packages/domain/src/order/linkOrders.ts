import type { Journal, JournalEntry } from './journal.ts'
import { entriesToWarnOf } from './journalEntries.ts'
import type { OpenEntry } from './journalEntries.ts'
import { isNothingTold } from './toldOrder.ts'
import { isMakeUp } from './linkAccount.ts'

/** The open order of a link that its page goes by: one with a number before an intent, and none that was put aside. Source: ruling 20. */
export function openOrderOf(journal: Journal, replenishId: string): OpenEntry | null {
  const open = entriesToWarnOf(ordersOf(journal, replenishId))
  return open.find(({ kind }) => kind === 'ordered') ?? open[0] ?? null
}

/** The open orders of a link that the service named, and of which it has told nothing so far. Source: ruling 20. */
export const unreadOf = (journal: Journal, replenishId: string): readonly OpenEntry[] =>
  entriesToWarnOf(ordersOf(journal, replenishId)).filter(
    ({ told }) => told !== undefined && isNothingTold(told),
  )

/** Whether an order of a link succeeded. Source: ruling 20. */
export const isDebtPaid = (journal: Journal, replenishId: string): boolean =>
  ordersOf(journal, replenishId).some((entry) => entry.kind === 'settled' && entry.outcome === 'success')

/** Whether another order has paid what this one would pay: the debt of a link is paid once. Source: ruling 20. */
export const isPaidByAnother = (journal: Journal, { snapshot: { recipient } }: JournalEntry): boolean =>
  isMakeUp(recipient) &&
  journal.some(
    (entry) =>
      entry.kind === 'settled' &&
      entry.outcome === 'success' &&
      entry.snapshot.recipient.suid === recipient.suid,
  )

const ordersOf = (journal: Journal, replenishId: string): readonly JournalEntry[] =>
  journal.filter(({ snapshot }) => isMakeUp(snapshot.recipient, replenishId))
