import { isUnsent } from '@topup/domain'
import { ledAwayKey } from '../platform/payWindow.ts'
import type { Services } from '../store/services.ts'

/**
 * The app led this tab away when the player tapped Buy, and nothing was ordered; by now the store opens no window here. A way to the
 * payment of an order, or a second tap that ordered, leaves the same mark. While orders cannot be read the mark stays. Source: faults W-13.
 */
export async function sayLedAway(services: Services): Promise<void> {
  const { tab, toasts, translator, journal } = services
  const atMs = tab.read(ledAwayKey, (stored) => (typeof stored === 'number' ? stored : null))
  if (atMs === null) return
  await services.journalReady()
  tab.remove(ledAwayKey)
  const isSince = (timeMs: number) => timeMs > atMs - tapMs
  const isOrdered = journal
    .getState()
    .journal.some(
      (entry) =>
        !isUnsent(entry) &&
        (entry.kind !== 'final' || isSince(entry.finalAtMs) || isSince(entry.snapshot.intendedAtMs)),
    )
  if (!isOrdered) toasts.getState().show('info', translator.t('recharge.ledAway'))
}

/** More than passes between a tap and its mark. */
const tapMs = 10_000
