import type { PurchaseSnapshot } from './purchaseSnapshot.ts'
import { ownValue } from '../base/ownProperty.ts'
import { intentWithoutTap } from './externalOrder.ts'
import type { JournalEntry } from './journal.ts'
import { parseJournal } from './parseJournal.ts'
import { externalOrder, isIntent, wasRejected } from './origin.ts'
import { nothingReported } from './reportedDetails.ts'
import { toStoredDetails, toStoredSnapshot } from './storedForm.ts'
import type { StoredRecord } from './storedForm.ts'
import { unknownPurchase } from './unknownPurchase.ts'

/**
 * The version of the stored form of an order. Raise it when you change the form in a way that an older release
 * would misread; an optional field needs no new version. Records of releases before the first version have
 * none.
 * Source: decisions 26 and 68.
 */
const currentVersion = 1

/** Converts an entry to its stored form. Source: decisions 26 and 68. */
export function toStoredOrder(entry: JournalEntry): StoredRecord {
  const { snapshot, apiOrigin, times } = entry
  const common = {
    snapshot: toStoredSnapshot(snapshot),
    apiOrigin,
    version: currentVersion,
    ...(times !== undefined && { times }),
  }
  if (isIntent(entry)) {
    return {
      ...common,
      kind: 'intended',
      ...(entry.kind === 'dismissed' && { setAsideAtMs: entry.dismissedAtMs }),
      ...(wasRejected(entry) && { isRefused: true }),
    }
  }
  const { billingNo, origin } = entry
  const order = {
    ...common,
    billingNo,
    ...(origin.kind === 'external' && { told: toStoredDetails(origin.reported) }),
  }
  if (entry.kind === 'ordered') return { ...order, kind: 'ordered', payUrl: entry.payUrl }
  const { outcome, finalAtMs: settledAtMs, charged } = entry
  return { ...order, kind: 'settled', outcome, settledAtMs, ...(charged !== undefined && { charged }) }
}

/**
 * An order that this release cannot read, because a later release wrote it or it was damaged. There may be an
 * order, so it counts as open and is never overwritten. The billing number or the intent's id, where readable,
 * is what to query.
 */
export interface UnreadableOrder {
  /** The key that it is stored under. */
  readonly key: string
  readonly billingNo: string | null
  readonly intentId: string | null
}

/**
 * Marks an intent that became an order or was discarded, so that an older copy of that intent no longer counts.
 */
export interface TakenBack {
  readonly kind: 'takenBack'
  readonly atMs: number
}

/** Makes the mark of an intent that became an order or was discarded. Source: decisions 21 and 68. */
export const takenBack = (atMs: number): TakenBack & { readonly version: number } => ({
  kind: 'takenBack',
  atMs,
  version: currentVersion,
})

/**
 * Whether a stored value is the mark of an intent that became an order or was discarded.
 * Source: decisions 21 and 68.
 */
export function isTakenBack(value: unknown): value is TakenBack {
  return (
    isKnownVersion(value) &&
    ownValue(value, 'kind') === 'takenBack' &&
    typeof ownValue(value, 'atMs') === 'number'
  )
}

/** Reads the order that is stored under a key, from its parsed JSON; an unreadable one comes back with only what identifies it. Source: decision 68. */
export function readStoredOrder(key: string, value: unknown): JournalEntry | UnreadableOrder {
  const [entry] = isKnownVersion(value) ? parseJournal([value]) : []
  return entry ?? { key, ...namesIn(key, value) }
}

/**
 * An unreadable order as an open entry of which only the billing number or the intent is known. It is queried,
 * listed and warned about like any other. `paymentRegion` is any in which the brand sells. Source: decision 68.
 */
export function entryOfUnreadable(
  { key, billingNo, intentId }: UnreadableOrder,
  { apiOrigin, paymentRegion }: Pick<PurchaseSnapshot, 'paymentRegion'> & { readonly apiOrigin: string },
): JournalEntry {
  const purchaseOf = (id: string) => unknownPurchase({ intentId: id, paymentRegion })
  if (billingNo === null) return { kind: 'intended', snapshot: purchaseOf(intentId ?? key), apiOrigin }
  const snapshot = purchaseOf(intentId ?? intentWithoutTap(billingNo))
  const origin = externalOrder(nothingReported)
  return { kind: 'ordered', snapshot, apiOrigin, billingNo, payUrl: null, origin }
}

/** Whether a stored order could be read by this release. Source: decision 68. */
export const isReadable = (order: JournalEntry | UnreadableOrder): order is JournalEntry => 'kind' in order

const isKnownVersion = (value: unknown): boolean => {
  const version = ownValue(value, 'version')
  return version === undefined || version === currentVersion
}

/** How many levels deep a name is searched for: inside an envelope and the order in it. */
const deepest = 3

/**
 * The billing number and the intent's id of an unreadable order: from its key, which every release builds the
 * same way, or from its fields.
 */
function namesIn(key: string, value: unknown): Pick<UnreadableOrder, 'billingNo' | 'intentId'> {
  const [, number, intentId] = /^order\.(?:no\.(.+)|(.+))$/.exec(key) ?? []
  return {
    billingNo: number ?? textUnder(value, 'billingNo', deepest),
    intentId: intentId ?? textUnder(value, 'intentId', deepest),
  }
}

function textUnder(value: unknown, name: string, depth: number): string | null {
  if (typeof value !== 'object' || value === null || depth === 0) return null
  const own = ownValue(value, name)
  if (typeof own === 'string' && own !== '') return own
  for (const inner of Object.values(value)) {
    const found = textUnder(inner, name, depth - 1)
    if (found !== null) return found
  }
  return null
}
