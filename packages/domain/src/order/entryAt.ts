import type { Journal, JournalEntry } from './journal.ts'
import { entryOfBillingNo, openEntries } from './journalEntries.ts'
import { isExternal } from './origin.ts'

/**
 * The entry of an intent, or null. Its own order comes before an external one that its tap only met. Of
 * two orders that a service made of one intent an open one comes first, for the end of the other is not its own.
 * Source: decisions 28 and 29.
 */
export function entryOfIntent(journal: Journal, intentId: string): JournalEntry | null {
  const its = [...openEntries(journal), ...journal].filter(({ snapshot }) => snapshot.intentId === intentId)
  return its.find((entry) => !isExternal(entry)) ?? its[0] ?? null
}

/** The order at an address, or null. The address of an intent leads to its order once there is one. Source: decision 28. */
export function entryAt(journal: Journal, address: string): JournalEntry | null {
  return entryOfBillingNo(journal, address) ?? entryOfIntent(journal, address)
}
