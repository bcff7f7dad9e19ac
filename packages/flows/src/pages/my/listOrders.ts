import { openEntries } from '@topup/domain'
import type { Journal, JournalEntry } from '@topup/domain'

/** Sorts the orders of this device: open orders first, then the newest. Source: decision 42. */
export function listOrders(journal: Journal): readonly JournalEntry[] {
  const final = journal.filter((entry) => entry.kind === 'final')
  return [...openEntries(journal), ...final.sort((a, b) => b.snapshot.intendedAtMs - a.snapshot.intendedAtMs)]
}
