import { type Journal, type JournalEntry, entryOfBillingNo, isExternal, openEntries } from './journal.ts'

/**
 * The entry of an intent, or null. The intent's own order takes precedence over an external order that its tap
 * only ran into. If the service made two orders from one intent, an open one takes precedence, because the
 * outcome of the other one does not apply to it.
 * Source: decisions 28 and 29.
 */
export function entryOfIntent(journal: Journal, intentId: string): JournalEntry | null {
  const its = [...openEntries(journal), ...journal].filter(({ snapshot }) => snapshot.intentId === intentId)
  return its.find((entry) => !isExternal(entry)) ?? its[0] ?? null
}

/**
 * The entry at an address (a billing number or an intent's id), or null. The address of an intent leads to its
 * order once there is one. Source: decision 28.
 */
export function entryAt(journal: Journal, address: string): JournalEntry | null {
  return entryOfBillingNo(journal, address) ?? entryOfIntent(journal, address)
}
