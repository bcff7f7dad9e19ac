import type { ApiClient } from '@topup/api-client'
import type { Clock } from '../../../platform/clock.ts'
import type { Visibility } from '../../../platform/visibility.ts'
import type { JournalStore } from '../../../store/contracts/journal.ts'
import { createOrderWatch } from './orderWatch.ts'
import { createReadOrder } from './readOrder.ts'
import type { OrderWatch, WatchStateStore } from '../../../store/contracts/orderWatch.ts'

/** Makes the watch of a store over its client. `onFinal` is called when an order became final, here or in another tab. */
export function startWatch(deps: {
  api: ApiClient
  journal: JournalStore
  clock: Clock
  visibility: Visibility
  state: WatchStateStore
  parsePayUrl: (url: unknown) => string | null
  /** `suid` of who is logged in, or null. */
  asker: () => string | null
  onFinal: () => void
}): OrderWatch {
  const { journal, onFinal } = deps
  const finalCount = () => journal.getState().journal.filter((entry) => entry.kind === 'final').length
  let known = finalCount()
  journal.subscribe(() => {
    const count = finalCount()
    if (count > known) onFinal()
    known = count
  })
  return createOrderWatch({ ...deps, readOrder: createReadOrder(deps.api, deps.parsePayUrl, deps.asker) })
}
