import type { JournalEntry } from './journal.ts'

/** How long polling goes on (decision 29): before that, an order may still turn up by itself. */
const dismissAfterMs = 600_000

/**
 * Whether the player may dismiss an intent: one that has had no answer for 10 minutes, by the clock or, as a clock can be
 * set back, by the polling that ran out. The caller asks first whether the service knows it by now.
 * Source: decisions 27 to 29, decision 9.
 */
export function canDismiss(
  entry: JournalEntry,
  { nowMs, isPolledOut }: { readonly nowMs: number; readonly isPolledOut: boolean },
): boolean {
  return (
    (entry.kind === 'intended' || entry.kind === 'rejected') &&
    (isPolledOut || nowMs - entry.snapshot.intendedAtMs >= dismissAfterMs)
  )
}
