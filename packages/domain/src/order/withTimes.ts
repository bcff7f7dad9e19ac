import type { JournalEntry } from './journal.ts'
import type { OrderTimes } from './orderTimes.ts'

/** The entry with these times; the entry itself where they add nothing. Source: decision 76. */
export function withTimes<Entry extends JournalEntry>(entry: Entry, times: OrderTimes): Entry {
  const { asked, ...others } = times
  const kept: OrderTimes = entry.kind === 'final' || asked === undefined ? others : times
  if (isSame(entry.times ?? {}, kept)) return entry
  const { times: _, ...rest } = entry
  return (isSame(kept, {}) ? rest : { ...rest, times: kept }) as Entry
}

const isSame = (one: OrderTimes, other: OrderTimes): boolean =>
  one.numberedAtMs === other.numberedAtMs &&
  one.openedAtMs === other.openedAtMs &&
  one.asked?.atMs === other.asked?.atMs &&
  one.asked?.answer === other.asked?.answer &&
  one.refused?.atMs === other.refused?.atMs &&
  one.refused?.code === other.refused?.code
