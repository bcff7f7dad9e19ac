import type { DropInService } from '../../../dropIn/dropInService.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { CrossTabLock } from '../../../platform/crossTabLock.ts'
import type { OpenPayWindow } from '../../../platform/payWindow.ts'
import type { JournalStore } from '../../../store/contracts/journal.ts'
import type { StartPayment } from './startPayment.ts'

/** What placing an order needs from the world. */
export interface PlaceOrderDeps {
  readonly journal: JournalStore
  readonly lock: CrossTabLock
  readonly clock: Clock
  readonly openPayWindow: OpenPayWindow
  readonly dropIns: DropInService
  readonly startPayment: StartPayment
  /** Asks the service about the order at an address, by the full query; what it says goes to the journal. */
  readonly askAbout: (order: string) => Promise<void>
  readonly currentApiOrigin: () => string
  /** Checks a pay link; null is "Link invalid, refresh". Source: decision 30. */
  readonly parsePayUrl: (url: unknown) => string | null
}
