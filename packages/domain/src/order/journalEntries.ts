import type { Journal, JournalEntry, NumberedEntry } from './journal.ts'
import type { Recipient } from './purchaseSnapshot.ts'

/** An entry that a full query has not closed yet. */
export type OpenEntry = Exclude<JournalEntry, { readonly kind: 'settled' }>

/** The entries to re-ask on every start, focus and `online`, and to tell of before another order, newest first. Source: rulings 1 and 2, faults M-04. */
export function openEntries(journal: Journal): readonly OpenEntry[] {
  return journal.filter((entry) => entry.kind !== 'settled').reverse()
}

/** The order with this billing number, or null. Source: ruling 2. */
export function entryOfBillingNo(journal: Journal, billingNo: string): NumberedEntry | null {
  const isIt = (entry: JournalEntry): entry is NumberedEntry => entry.billingNo === billingNo
  return journal.find(isIt) ?? null
}

/**
 * What an order goes by on screens and in routes: its billing number, the intent's id until a number is known. A service
 * may have made two orders of one intent. Source: ruling 2.
 */
export const addressOf = (entry: JournalEntry): string =>
  entry.kind === 'intended' ? entry.snapshot.intentId : entry.billingNo

/**
 * The newest open entry of a product for one character, or null; it blocks another purchase. Of an order that was made
 * elsewhere what the service says counts, not what the tap that met it asked for. Source: spec §4 "Limited goods", ruling 5.
 */
export function openEntryOfProduct(
  journal: Journal,
  recipient: Pick<Recipient, 'clientId' | 'server' | 'role'>,
  productId: string,
): OpenEntry | null {
  const isSame = (entry: OpenEntry) => {
    const { snapshot, told } = entry
    const { product, recipient: own } = snapshot
    return (
      (told === undefined ? product.productId : told.productId) === productId &&
      (told?.role ?? recipient.role.display) === recipient.role.display &&
      own.clientId === recipient.clientId &&
      own.server.value === recipient.server.value &&
      own.role.value === recipient.role.value
    )
  }
  return openEntries(journal).find(isSame) ?? null
}

/**
 * The open orders to show before another one is made, newest first. A new order needs a tap after that warning,
 * whatever it buys and for whom; an intent that was put aside has had it. Source: rulings 1 and 2, faults S20, M-04.
 */
export function entriesToWarnOf(journal: Journal): readonly OpenEntry[] {
  return openEntries(journal).filter((entry) => entry.kind !== 'intended' || entry.setAsideAtMs === undefined)
}
