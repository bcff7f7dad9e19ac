import type { JournalEntry } from './journal.ts'

/**
 * How long polling lasts (decision 29): until then, an order may still turn up without the player doing
 * anything.
 */
const dismissAfterMs = 600_000

/**
 * Whether the player may dismiss an intent: it must have had no answer for 10 minutes. That is measured by the
 * clock, or, because a clock can be set back, by polling having run its full time. The caller first asks the
 * service whether it knows the intent by now.
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
