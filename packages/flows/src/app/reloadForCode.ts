import { openEntries } from '@topup/domain'
import { canReload } from '../features/purchase/orders/canReload.ts'
import { reloadWhenThere } from '../platform/reloadWhenThere.ts'
import type { Services } from '../store/services.ts'

const key = 'reloadedForCode'

/** For how long the page is not reloaded again by itself, in days: an hour. */
const onceInDays = 1 / 24

/**
 * Reloads the page for code that is gone, as after a deployment: by itself once in an hour and not while an order is open, at
 * the player's tap whenever nothing is lost by it. Without a place to remember that it did, never by itself. Source: faults
 * B-09, decision 78.
 */
export async function reloadForCode(
  services: Pick<Services, 'journal' | 'brandStorage' | 'clock' | 'session' | 'tab'>,
  browser: Parameters<typeof reloadWhenThere>[0],
  by: 'itself' | 'player',
): Promise<void> {
  const { tab, journal } = services
  if (by === 'player') return reloadWhenThere(browser, () => canReload(services))
  if (tab.read(key, () => true) === true) return
  await reloadWhenThere(
    browser,
    () =>
      openEntries(journal.getState().journal).length === 0 &&
      canReload(services) &&
      tab.write(key, true, onceInDays),
  )
}
