import { openJournal } from '../features/purchase/orders/journal.ts'
import { followEnds } from '../features/purchase/orders/paidUnseen.ts'
import { startOrderEvents } from '../features/tracking/orderEvents.ts'
import { browserClock } from '../platform/clock.ts'
import { whenIdle } from '../platform/whenIdle.ts'
import type { DurableStore } from '../platform/durableStore.ts'
import type { JournalStore, Services } from '../store/services.ts'
import type { PageStart } from './createServices.ts'

/**
 * Opens the journal of a store over the disk of its brand, follows the ends of its orders, and tells the data service of
 * them. Source: decisions 68, 75 and 105.
 */
export async function openStoreJournal(
  {
    app,
    browser,
    brandStorage,
    deployment,
  }: Pick<PageStart, 'app' | 'browser' | 'brandStorage' | 'deployment'>,
  disk: DurableStore,
  services: () => Services,
): Promise<JournalStore> {
  const opened = await openJournal({
    brandStorage,
    disk,
    clock: browserClock,
    apiOrigin: deployment.apiOrigin,
    paymentRegion: app.brand.regions[0],
    deployment,
    visibility: services().visibility,
    onLate: () => void services().poller.refreshOpen(),
  })
  followEnds(services())
  startOrderEvents(services(), { browser, whenIdle })
  return opened
}
