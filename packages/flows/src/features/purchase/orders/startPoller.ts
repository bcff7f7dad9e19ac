import type { ApiClient } from '@topup/api-client'
import type { Deployment } from '@topup/domain'
import type { Clock } from '../../../platform/clock.ts'
import type { Visibility } from '../../../platform/visibility.ts'
import type { JournalStore } from '../../../store/contracts/journal.ts'
import { createOrderPoller } from './orderPoller.ts'
import { createPayUrlCheck } from './payUrlCheck.ts'
import { createReadOrder } from './readOrder.ts'
import type { OrderPoller, PollerStateStore } from '../../../store/contracts/orderPoller.ts'

/**
 * Makes the poller of a store over its client. `onFinal` is called when an order becomes final, in this tab or
 * another.
 */
export function startPoller(deps: {
  api: ApiClient
  journal: JournalStore
  clock: Clock
  visibility: Visibility
  state: PollerStateStore
  deployment: Pick<Deployment, 'environment'>
  /** `suid` of the logged-in player, or null. */
  asker: () => string | null
  onFinal: () => void
}): OrderPoller {
  const { api, journal, asker, onFinal } = deps
  const finalCount = () => journal.getState().journal.filter((entry) => entry.kind === 'final').length
  let known = finalCount()
  journal.subscribe(() => {
    const count = finalCount()
    if (count > known) onFinal()
    known = count
  })
  return createOrderPoller({
    ...deps,
    readOrder: createReadOrder(api, createPayUrlCheck(deps.deployment), asker),
  })
}
