import type { ApiClient } from '@topup/api-client'
import type { Clock } from '../platform/clock.ts'
import type { Visibility } from '../platform/visibility.ts'
import type { JournalStore } from './journalState.ts'
import { createOrderWatch } from './orderWatch.ts'
import { createReadOrder } from './readOrder.ts'
import type { OrderWatch, WatchStateStore } from './watchState.ts'

/** Makes the watch of a store over its client. */
export function startWatch(deps: {
  api: ApiClient
  journal: JournalStore
  clock: Clock
  visibility: Visibility
  state: WatchStateStore
  parsePayUrl: (url: unknown) => string | null
}): OrderWatch {
  return createOrderWatch({ ...deps, readOrder: createReadOrder(deps.api, deps.parsePayUrl) })
}
