import { sortStable } from '../base/sortStable.ts'
import {
  type Intent,
  type Journal,
  type JournalEntry,
  type Order,
  isIntent,
  isUnsent,
  reportedOf,
  wasRejected,
} from './journal.ts'
import { mergeTimes, withTimes } from './orderTimes.ts'
import { isNothingReported } from './orderFacts.ts'

/**
 * Merges the records that several tabs wrote into one journal, oldest first. Two records of the same order
 * become one that keeps what either of them knows: the outcome, who made the order, the payment URL, the times. An intent
 * that has become an order is left out in favour of that order. Source: decision 28, faults S3.
 */
export function mergeJournal(records: readonly JournalEntry[]): Journal {
  const orders = new Map<string, Order>()
  const intents = new Map<string, Intent>()
  for (const record of records) {
    if (isIntent(record)) join(intents, record.snapshot.intentId, record, joinedIntent)
    else join(orders, record.billingNo, record, joinedOrder)
  }
  for (const { snapshot } of orders.values()) intents.delete(snapshot.intentId)
  const merged = [...orders.values(), ...intents.values()]
  return sortStable(merged, (a, b) => a.snapshot.intendedAtMs - b.snapshot.intendedAtMs)
}

function join<Entry extends JournalEntry>(
  known: Map<string, Entry>,
  key: string,
  record: Entry,
  joined: (one: Entry, other: Entry) => Entry,
): void {
  const one = known.get(key)
  const merged = one && withTimes(joined(one, record), mergeTimes(one.times, record.times))
  known.set(key, merged ?? record)
}

/**
 * Merges two records of one intent: it was sent if either record says so, it is rejected if either is, and dismissed if either is.
 * Returns the first record itself when the other adds nothing.
 */
function joinedIntent(one: Intent, other: Intent): Intent {
  const isRejected = wasRejected(one) || wasRejected(other)
  const dismissed = [one, other].find((intent) => intent.kind === 'dismissed')
  const addsNothing =
    isRejected === wasRejected(one) &&
    isUnsent(one) === (isUnsent(one) && isUnsent(other)) &&
    (dismissed === undefined || dismissed === one)
  if (addsNothing) return one
  const { snapshot, apiOrigin } = one
  const from = isRejected ? 'rejected' : 'intended'
  if (dismissed === undefined) return { kind: from, snapshot, apiOrigin }
  return { kind: 'dismissed', from, dismissedAtMs: dismissed.dismissedAtMs, snapshot, apiOrigin }
}

/**
 * Merges two records of one order. A final record takes precedence over an open one. Snapshot and origin come
 * from the record that knows more about who made the order: an own purchase takes precedence over any report of
 * the service. Returns the first record itself when the other adds nothing.
 */
function joinedOrder(one: Order, other: Order): Order {
  if (other.kind === 'final') return one.kind === 'final' ? owned(one, other) : owned(other, one)
  const joined = owned(one, other)
  const isMissing = joined.kind === 'ordered' && joined.payUrl === null && other.payUrl !== null
  return isMissing ? { ...joined, payUrl: other.payUrl } : joined
}

/** The order, with snapshot and origin of the other record where that knows more about who made it. */
const owned = (order: Order, other: Order): Order =>
  knowledgeOf(other) > knowledgeOf(order)
    ? { ...order, snapshot: other.snapshot, origin: other.origin }
    : order

/**
 * Ranks how much a record knows about who made its order and what it buys: 2 for an own purchase, 1 for an
 * external order with reported details, 0 without any.
 */
function knowledgeOf(order: Order): 0 | 1 | 2 {
  const reported = reportedOf(order)
  if (reported === null) return 2
  return isNothingReported(reported) ? 0 : 1
}
