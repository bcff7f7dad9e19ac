import { sortStable } from '../base/sortStable.ts'
import type { Journal } from './journal.ts'

/** How many settled orders a device remembers. */
const settledKept = 50

/** The journal with all its open entries and the newest 50 settled ones, in their order. Source: ruling 2 (nothing open is forgotten), ruling 16. */
export function pruneJournal(journal: Journal): Journal {
  const settled = journal.filter((entry) => entry.kind === 'settled')
  const kept = new Set(sortStable(settled, (a, b) => b.settledAtMs - a.settledAtMs).slice(0, settledKept))
  return journal.filter((entry) => entry.kind !== 'settled' || kept.has(entry))
}
