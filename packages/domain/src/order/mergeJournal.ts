import { sortStable } from '../base/sortStable.ts'
import type { Journal, JournalEntry, NumberedEntry } from './journal.ts'
import { isNothingTold } from './toldOrder.ts'

type Intended = Extract<JournalEntry, { readonly kind: 'intended' }>

/**
 * One journal of records that several tabs wrote, oldest first. Of two records of one order nothing is lost that either of
 * them knows: its end, whose it is, its link. An intent that has an order is that order. Source: ruling 2, faults S3.
 */
export function mergeJournal(records: readonly JournalEntry[]): Journal {
  const orders = new Map<string, NumberedEntry>()
  const intents = new Map<string, Intended>()
  for (const record of records) {
    if (record.kind === 'intended') join(intents, record.snapshot.intentId, record, joinedIntent)
    else join(orders, record.billingNo, record, joinedOrder)
  }
  for (const { snapshot } of orders.values()) intents.delete(snapshot.intentId)
  const merged = [...orders.values(), ...intents.values()]
  return sortStable(merged, (a, b) => a.snapshot.intendedAtMs - b.snapshot.intendedAtMs)
}

function join<Entry>(
  known: Map<string, Entry>,
  key: string,
  record: Entry,
  joined: (one: Entry, other: Entry) => Entry,
): void {
  const one = known.get(key)
  known.set(key, one === undefined ? record : joined(one, record))
}

/** The marks of both; the first record itself where the other has no more. */
function joinedIntent(one: Intended, other: Intended): Intended {
  const adds = Object.keys(other).some((mark) => !(mark in one))
  return adds ? { ...other, ...one } : one
}

/**
 * A settled order is settled. Whose it is knows the record that tells more of it: the tap's own before any from elsewhere.
 * The first record itself where the other tells no more.
 */
function joinedOrder(one: NumberedEntry, other: NumberedEntry): NumberedEntry {
  const [further, nearer] = one.kind === 'ordered' && other.kind === 'settled' ? [other, one] : [one, other]
  const owned = ownershipOf(nearer) > ownershipOf(further) ? withOwnerOf(further, nearer) : further
  return owned.payUrl === null && nearer.payUrl ? { ...owned, payUrl: nearer.payUrl } : owned
}

function withOwnerOf(known: NumberedEntry, { snapshot, told }: NumberedEntry): NumberedEntry {
  const { told: _, ...order } = known
  return { ...order, snapshot, ...(told !== undefined && { told }) }
}

/** How much a record knows of whose its order is. */
function ownershipOf({ told }: NumberedEntry): 0 | 1 | 2 {
  if (told === undefined) return 2
  return isNothingTold(told) ? 0 : 1
}
