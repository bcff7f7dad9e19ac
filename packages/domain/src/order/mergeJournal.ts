import { sortStable } from '../sortStable.ts'
import type { Journal, JournalEntry } from './journal.ts'
import { isNothingTold } from './toldOrder.ts'

/**
 * One journal of records that several tabs wrote, oldest first. Of two records of one order nothing is lost that either of
 * them knows: its end, whose it is, its link. An intent that has an order is that order. Source: ruling 2, faults S3.
 */
export function mergeJournal(records: readonly JournalEntry[]): Journal {
  const byOrder = new Map<string, JournalEntry>()
  for (const record of records) {
    const order = record.kind === 'intended' ? `i.${record.snapshot.intentId}` : `no.${record.billingNo}`
    const known = byOrder.get(order)
    byOrder.set(order, known === undefined ? record : joined(known, record))
  }
  const merged = [...byOrder.values()]
  const ordered = new Set(merged.filter(isNumbered).map(({ snapshot }) => snapshot.intentId))
  const left = merged.filter((entry) => isNumbered(entry) || !ordered.has(entry.snapshot.intentId))
  return sortStable(left, (a, b) => a.snapshot.intendedAtMs - b.snapshot.intendedAtMs)
}

type Numbered = Exclude<JournalEntry, { readonly kind: 'intended' }>

const isNumbered = (entry: JournalEntry): entry is Numbered => entry.kind !== 'intended'

/** What two records of one order or intent know together; the first one itself where the other adds nothing. */
function joined(one: JournalEntry, other: JournalEntry): JournalEntry {
  if (isNumbered(one) && isNumbered(other)) return joinedOrder(one, other)
  const adds = Object.keys(other).some((mark) => !(mark in one))
  return adds ? { ...other, ...one } : one
}

/** A settled order is settled. Whose it is knows the record that tells more of it: the tap's own before any from elsewhere. */
function joinedOrder(one: Numbered, other: Numbered): Numbered {
  const [further, nearer] = one.kind === 'ordered' && other.kind === 'settled' ? [other, one] : [one, other]
  const whose = ownershipOf(nearer) > ownershipOf(further) ? withOwnerOf(further, nearer) : further
  if (whose.kind === 'settled' || nearer.kind === 'settled' || whose.payUrl !== null) return whose
  return nearer.payUrl === null ? whose : { ...whose, payUrl: nearer.payUrl }
}

function withOwnerOf(known: Numbered, { snapshot, told }: Numbered): Numbered {
  const { told: _, ...order } = known
  return { ...order, snapshot, ...(told !== undefined && { told }) }
}

/** How much a record knows of whose its order is. */
function ownershipOf({ told }: Numbered): 0 | 1 | 2 {
  if (told === undefined) return 2
  return isNothingTold(told) ? 0 : 1
}
