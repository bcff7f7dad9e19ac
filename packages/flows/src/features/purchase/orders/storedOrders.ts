import { isIntent, isReadable, readStoredOrder } from '@topup/domain'
import type { JournalEntry, UnreadableOrder } from '@topup/domain'
import { parseRecord } from '../../../platform/brandStorage.ts'
import type { BrandStorage } from '../../../platform/brandStorage.ts'
import { orderKeyPrefix } from './orderKeyPrefix.ts'

/** The orders in the fast copy. */
export interface StoredOrders {
  readonly entries: ReadonlyMap<string, JournalEntry>
  readonly unreadable: readonly UnreadableOrder[]
}

/**
 * Reads every stored order, key by key; an entry that cannot be read is not the same as a missing one.
 * Source: decision 68.
 */
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

/**
 * Checks the payment URL of a stored order, because anything may have been written to the storage. Source: decision
 * 30, faults M-21.
 */
export function withCheckedLink(
  entry: JournalEntry,
  payUrlOf: (url: unknown) => string | null,
): JournalEntry {
  if (entry.kind !== 'ordered' || entry.payUrl === null) return entry
  return { ...entry, payUrl: payUrlOf(entry.payUrl) }
}

/**
 * The storage key of an entry. An intent goes by its id. An order goes by its number, because a service may give one
 * intent a second order.
 */
export const keyOf = (entry: JournalEntry): string =>
  isIntent(entry) ? orderKeyPrefix + entry.snapshot.intentId : `${orderKeyPrefix}no.${entry.billingNo}`
