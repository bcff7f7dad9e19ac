import { addressOf, entriesToWarnOf } from '@topup/domain'
import type { Journal } from '@topup/domain'
import { isOfOtherPlayer } from '../store/isOfOtherPlayer.ts'
import type { Services } from '../store/services.ts'

/** An open order younger than this is shown to the player at the start; older ones are found under My. */
const recentOrderMs = 24 * 60 * 60 * 1000

/** Where a tab keeps the intent whose result the player closed last. */
const closedKey = 'closedOrder'

/**
 * Shows the newest order that was open at the start to its buyer, or while nobody is logged in for its game; not again in a tab where the
 * player has closed it. Source: decision 48, faults M-05.
 */
export function showOrderAtStart(
  { session, popups, clock, tab }: Pick<Services, 'clock' | 'popups' | 'session' | 'tab'>,
  atStart: Journal,
): void {
  const newest = entriesToWarnOf(atStart).find((entry) => !isOfOtherPlayer(entry, session.getState()))
  if (newest === undefined) return
  const { intentId, intendedAtMs } = newest.snapshot
  const isClosed = tab.read(closedKey, (stored) => (stored === intentId ? intentId : null)) !== null
  if (isClosed || clock.now() - intendedAtMs >= recentOrderMs) return
  popups.getState().push({ kind: 'result', order: addressOf(newest) })
  const shown = popups.getState().open.at(-1)
  if (shown?.kind !== 'result') return
  const stop = popups.subscribe(({ open }) => {
    if (open.some(({ id }) => id === shown.id)) return
    stop()
    tab.write(closedKey, intentId)
  })
}
