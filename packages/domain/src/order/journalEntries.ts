import type { Journal, JournalEntry, Order } from './journal.ts'
import { isIntent, reportedOf } from './origin.ts'
import type { Recipient } from './purchaseSnapshot.ts'

/** An entry that a full query has not closed yet. */
export type OpenEntry = Exclude<JournalEntry, { readonly kind: 'final' }>

/** The entries to query again on every start, focus and `online`, newest first. Source: decisions 27 and 28, faults M-04. */
export function openEntries(journal: Journal): readonly OpenEntry[] {
  return journal.filter((entry) => entry.kind !== 'final').reverse()
}

/** The order with this billing number, or null. Source: decision 28. */
export function entryOfBillingNo(journal: Journal, billingNo: string): Order | null {
  const isIt = (entry: JournalEntry): entry is Order => billingNoOf(entry) === billingNo
  return journal.find(isIt) ?? null
}

/** The billing number of an entry; null for an intent. Source: decision 28. */
export const billingNoOf = (entry: JournalEntry): string | null => (isIntent(entry) ? null : entry.billingNo)

/**
 * What identifies an order on screens and in routes: its billing number, or the intent's id until there is one.
 * The intent's id alone would not do, because the service may have made two orders from one intent.
 * Source: decision 28.
 */
export const addressOf = (entry: JournalEntry): string => billingNoOf(entry) ?? entry.snapshot.intentId

/**
 * The newest open entry of a product for one character, or null; it blocks another purchase. For an external
 * order, the details that the service reports count, not what the tap that ran into it wanted to buy.
 * Source: spec §4 "Limited goods", decision 31.
 */
export function openEntryOfProduct(
  journal: Journal,
  recipient: Pick<Recipient, 'clientId' | 'server' | 'character'>,
  productId: string,
): OpenEntry | null {
  const isSame = (entry: OpenEntry) => {
    const { product, recipient: own } = entry.snapshot
    const reported = reportedOf(entry)
    return (
      (reported === null ? product.productId : reported.productId) === productId &&
      (reported?.character ?? recipient.character.display) === recipient.character.display &&
      own.clientId === recipient.clientId &&
      own.server.value === recipient.server.value &&
      own.character.value === recipient.character.value
    )
  }
  return openEntries(journal).find(isSame) ?? null
}

/**
 * The open orders to warn about before another one is made, newest first. Every new order needs a tap after
 * that warning, whatever it buys and for whom; for a dismissed intent the player has already had the warning.
 * Source: decisions 27 and 28, faults S20, M-04.
 */
export function entriesToWarnOf(journal: Journal): readonly OpenEntry[] {
  return openEntries(journal).filter(({ kind }) => kind !== 'dismissed')
}
