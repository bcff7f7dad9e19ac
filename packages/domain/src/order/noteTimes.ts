import type { Journal, JournalEntry, JournalEvent } from './journal.ts'
import { addressOf, billingNoOf, entryOfBillingNo } from './journalEntries.ts'
import { entryOfIntent } from './entryAt.ts'
import { isIntent } from './origin.ts'
import { mergeTimes } from './orderTimes.ts'
import type { OrderTimes } from './orderTimes.ts'
import { withTimes } from './withTimes.ts'

/** One step of the journal: the event and the journals around it. */
interface JournalStep {
  readonly before: Journal
  readonly after: Journal
  readonly event: JournalEvent
  readonly atMs: number
}

/**
 * The journal after an event, with the times that the event tells and those that were known before. An entry to which
 * nothing is added is returned as it is. Source: decision 76.
 */
export function noteTimes(step: JournalStep): Journal {
  return step.after.map((entry) => withTimes(entry, mergeTimes(timesBefore(step, entry), told(step, entry))))
}

/** What was known of the entry: under its own address or, of a new order, what its intent knew. */
function timesBefore({ before }: JournalStep, entry: JournalEntry): OrderTimes | undefined {
  if (before.includes(entry)) return entry.times
  const billingNo = billingNoOf(entry)
  const known = billingNo === null ? null : entryOfBillingNo(before, billingNo)
  return (known ?? entryOfIntent(before, entry.snapshot.intentId))?.times
}

/** What the event tells of the entry. */
function told({ before, event, atMs }: JournalStep, entry: JournalEntry): OrderTimes {
  switch (event.kind) {
    case 'billingNoReceived': {
      const isNew = entryOfBillingNo(before, event.billingNo) === null
      return isNew && billingNoOf(entry) === event.billingNo ? { numberedAtMs: atMs } : {}
    }
    case 'paymentOpened':
      return billingNoOf(entry) === event.billingNo ? { openedAtMs: atMs } : {}
    case 'asked':
      return addressOf(entry) === event.order ? { asked: { atMs, answer: event.answer } } : {}
    case 'rejectionReceived': {
      const isIts = isIntent(entry) && entry.snapshot.intentId === event.intentId
      return isIts && event.code !== undefined ? { refused: { atMs, code: event.code } } : {}
    }
    default:
      return {}
  }
}
