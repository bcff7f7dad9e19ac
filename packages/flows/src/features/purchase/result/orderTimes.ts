import { isExternal, isUnknownPurchase } from '@topup/domain'
import type { JournalEntry } from '@topup/domain'

/** One thing that happened to an order, as this device knows it; `atMs` is epoch milliseconds. */
export interface OrderMoment {
  readonly what: 'intended' | 'dismissed' | 'succeeded' | 'failed'
  readonly atMs: number
}

/**
 * What happened to an order and when, oldest first, as far as the journal keeps it; of an order that no tap of this device
 * made, only how it ended. Source: decisions 28 and 31.
 */
export function momentsOf(entry: JournalEntry): readonly OrderMoment[] {
  const isTapped = !isExternal(entry) && !isUnknownPurchase(entry.snapshot)
  const tapped: readonly OrderMoment[] = isTapped
    ? [{ what: 'intended', atMs: entry.snapshot.intendedAtMs }]
    : []
  switch (entry.kind) {
    case 'intended':
    case 'rejected':
    case 'ordered':
      return tapped
    case 'dismissed':
      return [...tapped, { what: 'dismissed', atMs: entry.dismissedAtMs }]
    case 'final':
      return [
        ...tapped,
        { what: entry.outcome === 'success' ? 'succeeded' : 'failed', atMs: entry.finalAtMs },
      ]
  }
}
