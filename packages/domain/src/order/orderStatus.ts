import type { JournalEntry } from './journal.ts'

/** What an order's status can be. Source: spec §4 "Billing status". */
export type BillingStatus = 'pending' | 'success' | 'fail'

/** Order result codes on the wire. Source: spec §4 "Order result codes". */
export const orderResultCodes = { success: 1, pending: -1, fail: -2, repeat: 10 } as const

/**
 * Reads a status from a *full* order query: the exact number, its decimal text, or its word in any case of letters; anything
 * else is pending, also a word that only sounds like one. A simple query never decides; it only shows that a full one is
 * worthwhile. Source: spec §4 "Billing status", decisions 29 and 51.
 */
export function readBillingStatus(status: unknown): BillingStatus {
  const said = typeof status === 'string' ? status.toLowerCase() : status
  const isSaid = (word: 'success' | 'fail') =>
    said === word || said === orderResultCodes[word] || said === String(orderResultCodes[word])
  if (isSaid('success')) return 'success'
  return isSaid('fail') ? 'fail' : 'pending'
}

const fastPollingMs = 60_000
const pollingMs = 600_000

/**
 * How long to wait before the next status query, `elapsedMs` after polling began: 3 s in the first minute, then
 * 10 s, and null from 10 minutes on, when a "check again" button takes over. Source: decision 29.
 */
export function pollDelayMs(elapsedMs: number): number | null {
  if (elapsedMs < fastPollingMs) return 3_000
  return elapsedMs < pollingMs ? 10_000 : null
}

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
