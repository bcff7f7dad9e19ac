import { entryOfIntent, isExternal, isIntent } from '@topup/domain'
import type { Services } from '../../store/services.ts'

/**
 * Tracks the order that an intent of this page becomes, when its number is known: at once, or later from a status query
 * when the starter's answer was lost. An intent that is taken back becomes none. Source: spec §7 "event 18".
 */
export function trackPlacedOrder(
  { journal, tracking }: Pick<Services, 'journal' | 'tracking'>,
  intentId: string,
): void {
  const look = () => {
    const entry = entryOfIntent(journal.getState().journal, intentId)
    if (entry !== null && isIntent(entry)) return
    stop()
    // An external one is not this tap's to count.
    if (entry !== null && !isExternal(entry)) tracking.trackOrder(entry.snapshot, entry.billingNo)
  }
  const stop = journal.subscribe(look)
}
