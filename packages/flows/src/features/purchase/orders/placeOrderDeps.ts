import type { DropInService } from '../../../dropIn/dropInService.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { CrossTabLock } from '../../../platform/crossTabLock.ts'
import type { OpenPayWindow } from '../../../platform/payWindow.ts'
import type { JournalStore } from '../../../store/contracts/journal.ts'
import type { StartPayment } from './startPayment.ts'
import type { WaitingTexts } from './waitingTexts.ts'

/** What placing an order needs from the store and the browser. */
export interface PlaceOrderDeps {
  readonly journal: JournalStore
  readonly lock: CrossTabLock
  readonly clock: Clock
  readonly openPayWindow: OpenPayWindow<WaitingTexts>
  readonly dropIns: DropInService
  readonly startPayment: StartPayment
  /** Sends the full query about the order at an address and records the answer in the journal. */
  readonly askAbout: (order: string) => Promise<void>
  readonly currentApiOrigin: () => string
  /** Checks a payment URL; null means "Link invalid, refresh". Source: decision 30. */
  readonly parsePayUrl: (url: unknown) => string | null
}
