import type { JournalEntry } from './journal.ts'

/** How long polling goes on (ruling 3): before that, an order may still turn up by itself. */
const setAsideAfterMs = 600_000

/**
 * Whether the player may put an intent aside: one that nobody has answered for 10 minutes, by the clock or, as a clock can
 * be set back, by the polling that ran out. That the service does not know it now is for the caller to ask.
 * Source: rulings 1 to 3, decision 9.
 */
export function canSetAside(
  entry: JournalEntry,
  { nowMs, isPolledOut }: { readonly nowMs: number; readonly isPolledOut: boolean },
): boolean {
  return (
    entry.kind === 'intended' &&
    entry.setAsideAtMs === undefined &&
    (isPolledOut || nowMs - entry.snapshot.intendedAtMs >= setAsideAfterMs)
  )
}
