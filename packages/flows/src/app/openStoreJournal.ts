import { openJournal } from '../features/purchase/orders/journal.ts'
import { followEnds } from '../features/purchase/orders/paidUnseen.ts'
import { browserClock } from '../platform/clock.ts'
import type { DurableStore } from '../platform/durableStore.ts'
import type { JournalStore } from '../store/contracts/journal.ts'
import type { Services } from '../store/services.ts'
import type { PageStart } from './createServices.ts'

/**
 * Opens the journal of a store over the disk of its brand, and follows the ends of its orders. Source: decisions 68
 * and 75.
 */
export async function openStoreJournal(
  { app, brandStorage, deployment }: Pick<PageStart, 'app' | 'brandStorage' | 'deployment'>,
  disk: DurableStore,
  services: () => Pick<Services, 'brandStorage' | 'journal' | 'poller' | 'popups' | 'session' | 'visibility'>,
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
  return opened
}
