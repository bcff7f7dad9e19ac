import { addressOf, entriesToWarnOf, isPaymentLinkOrder } from '@topup/domain'
import type { Journal, JournalEntry } from '@topup/domain'
import { isPaymentLinkPath } from '../features/paymentLink/paymentLinkPath.ts'
import { isOfOtherPlayer } from '../store/isOfOtherPlayer.ts'
import type { Services } from '../store/services.ts'

/** An open order younger than this is shown to the player at the start; older ones are found under My. */
const recentOrderMs = 24 * 60 * 60 * 1000

/** Where a tab keeps the intent whose result the player closed last. */
const closedKey = 'closedOrder'

/**
 * Shows the newest order that was open at the start to its buyer, or while nobody is logged in for its game; not again in a tab where the
 * player has closed it. Over the page of a payment link only that link's order is shown. Source: decisions 46 and 48, faults M-05.
 */
export function showOrderAtStart(
  { session, popups, clock, tab, entry }: Pick<Services, 'clock' | 'entry' | 'popups' | 'session' | 'tab'>,
  atStart: Journal,
  path: string,
): void {
  const { paymentLinkId } = entry
  const isHere = ({ snapshot: { recipient } }: JournalEntry) =>
    paymentLinkId === null || !isPaymentLinkPath(path) || isPaymentLinkOrder(recipient, paymentLinkId)
  const newest = entriesToWarnOf(atStart).find(
    (order) => isHere(order) && !isOfOtherPlayer(order, session.getState()),
  )
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
