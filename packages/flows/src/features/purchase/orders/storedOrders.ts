import { isIntent, isReadable, readStoredOrder } from '@topup/domain'
import type { JournalEntry, UnreadableOrder } from '@topup/domain'
import { parseRecord } from '../../../platform/brandStorage.ts'
import type { BrandStorage } from '../../../platform/brandStorage.ts'
import { orderKeyPrefix } from './orderKeyPrefix.ts'

/** What the fast copy holds of orders. */
export interface StoredOrders {
  readonly entries: ReadonlyMap<string, JournalEntry>
  readonly unreadable: readonly UnreadableOrder[]
}

/** Reads every order that is stored, key by key; what cannot be read is told apart from what is not there. Source: decision 68. */
export function readStoredOrders(
  brandStorage: Pick<BrandStorage, 'keys' | 'text'>,
  payUrlOf: (url: unknown) => string | null,
): StoredOrders {
  const entries = new Map<string, JournalEntry>()
  const unreadable: UnreadableOrder[] = []
  for (const key of brandStorage.keys(orderKeyPrefix)) {
    const text = brandStorage.text(key)
    if (text === null) continue
    const order = readStoredOrder(key, parseRecord(text)?.value)
    if (isReadable(order)) entries.set(key, withCheckedLink(order, payUrlOf))
    else unreadable.push(order)
  }
  return { entries, unreadable }
}

/** Anything may have been written where the link of an order is read from. Source: decision 30, faults M-21. */
export function withCheckedLink(
  entry: JournalEntry,
  payUrlOf: (url: unknown) => string | null,
): JournalEntry {
  if (entry.kind !== 'ordered' || entry.payUrl === null) return entry
  return { ...entry, payUrl: payUrlOf(entry.payUrl) }
}

/** An intent goes by its id; an order by its number, for a service may give one intent a second one. */
export const keyOf = (entry: JournalEntry): string =>
  isIntent(entry) ? orderKeyPrefix + entry.snapshot.intentId : `${orderKeyPrefix}no.${entry.billingNo}`
