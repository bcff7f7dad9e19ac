import { createJournalStore, createOrderKeeper } from '../features/purchase/orders/journal.ts'
import type { Clock } from '../platform/clock.ts'
import type { BrandStorage } from '../platform/brandStorage.ts'
import type { JournalStore } from '../store/services.ts'
import { createFakeClock } from './fakeClock.ts'
import { createFakeDisk } from './fakeDisk.ts'
import type { FakeDisk } from './fakeDisk.ts'

/** Opens a journal on the storage of a test's browser, as a page does that has read its disk. */
export function journalOver(
  brandStorage: BrandStorage,
  payUrlOf: (url: unknown) => string | null,
  {
    disk = createFakeDisk(),
    clock = createFakeClock(),
  }: { readonly disk?: FakeDisk | undefined; readonly clock?: Clock } = {},
): JournalStore {
  return createJournalStore({
    brandStorage,
    clock,
    payUrlOf,
    apiOrigin: 'https://api.store.example',
    paymentRegion: 'sea',
    keeper: createOrderKeeper(disk, clock),
    isDiskRead: true,
  })
}
