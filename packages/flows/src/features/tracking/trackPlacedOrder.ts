import { entryOfIntent, isExternal, isIntent } from '@topup/domain'
import type { Services } from '../../store/services.ts'

/**
 * Tracks the order that an intent of this page becomes, when its number is known: at once, or later from a status
 * query when the starter's answer was lost. A discarded intent is not tracked. Source: spec §7 "event 18".
 */
export function trackPlacedOrder(
  { journal, tracking }: Pick<Services, 'journal' | 'tracking'>,
  intentId: string,
): void {
  const look = () => {
    const entry = entryOfIntent(journal.getState().journal, intentId)
    if (entry !== null && isIntent(entry)) return
    stop()
    // An external order is not counted for this tap.
    if (entry !== null && !isExternal(entry)) tracking.trackOrder(entry.snapshot, entry.billingNo)
  }
  const stop = journal.subscribe(look)
}
