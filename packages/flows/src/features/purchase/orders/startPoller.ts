import type { ApiClient } from '@topup/api-client'
import type { Deployment, JournalEntry } from '@topup/domain'
import type { Clock } from '../../../platform/clock.ts'
import type { Visibility } from '../../../platform/visibility.ts'
import type { JournalStore } from '../../../store/contracts/journal.ts'
import { createOrderPoller } from './orderPoller.ts'
import { createPayUrlCheck } from './payUrlCheck.ts'
import { createReadOrder } from './readOrder.ts'
import type { OrderPoller, PollerStateStore } from '../../../store/contracts/orderPoller.ts'

type Final = Extract<JournalEntry, { readonly kind: 'final' }>

/**
 * Makes the poller of a store over its client. `onFinal` is called with the orders that become final, in this tab or
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
  onFinal: (ended: readonly Final[]) => void
}): OrderPoller {
  const { api, journal, asker, onFinal } = deps
  const finals = () => journal.getState().journal.filter((entry) => entry.kind === 'final')
  let known = new Set(finals().map(({ billingNo }) => billingNo))
  journal.subscribe(() => {
    const now = finals()
    const ended = now.filter(({ billingNo }) => !known.has(billingNo))
    known = new Set(now.map(({ billingNo }) => billingNo))
    if (ended.length > 0) onFinal(ended)
  })
  return createOrderPoller({
    ...deps,
    readOrder: createReadOrder(api, createPayUrlCheck(deps.deployment), asker),
  })
}
