import { sortStable } from '../base/sortStable.ts'
import type { Journal } from './journal.ts'

/** How many final orders a device remembers. */
const finalKept = 50

/** The journal with all its open entries and the newest 50 final ones, in their order. Source: decision 28 (nothing open is forgotten), decision 42. */
export function pruneJournal(journal: Journal): Journal {
  const final = journal.filter((entry) => entry.kind === 'final')
  const kept = new Set(sortStable(final, (a, b) => b.finalAtMs - a.finalAtMs).slice(0, finalKept))
  return journal.filter((entry) => entry.kind !== 'final' || kept.has(entry))
}
