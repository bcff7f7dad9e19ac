import { isIntent, isReadable, readStoredOrder } from '@topup/domain'
import type { JournalEntry, UnreadableOrder } from '@topup/domain'
import { parseRecord } from '../../../platform/vault.ts'
import type { Vault } from '../../../platform/vault.ts'
import { orderKeyPrefix } from './orderKeyPrefix.ts'

/** What the fast copy holds of orders. */
export interface StoredOrders {
  readonly entries: ReadonlyMap<string, JournalEntry>
  readonly unreadable: readonly UnreadableOrder[]
}

/** Reads every order that is stored, key by key; what cannot be read is told apart from what is not there. Source: ruling 42. */
export function readStoredOrders(
  vault: Pick<Vault, 'keys' | 'text'>,
  payUrlOf: (url: unknown) => string | null,
): StoredOrders {
  const entries = new Map<string, JournalEntry>()
  const unreadable: UnreadableOrder[] = []
  for (const key of vault.keys(orderKeyPrefix)) {
    const text = vault.text(key)
    if (text === null) continue
    const order = readStoredOrder(key, parseRecord(text)?.value)
    if (isReadable(order)) entries.set(key, withCheckedLink(order, payUrlOf))
    else unreadable.push(order)
  }
  return { entries, unreadable }
}

/** Anything may have been written where the link of an order is read from. Source: ruling 4, faults M-21. */
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
