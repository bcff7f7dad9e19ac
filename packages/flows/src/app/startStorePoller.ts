import { startPoller } from '../features/purchase/orders/startPoller.ts'
import { followEnds } from '../features/purchase/recharge/paidUnseen.ts'
import type { OrderPoller, PollerStateStore } from '../store/contracts/orderPoller.ts'
import type { Services } from '../store/services.ts'
import { accountOf } from '../store/state/sessionStore.ts'

/**
 * Starts the poller of a store, and what tells the player of orders that end out of sight. A final order changes what may
 * still be bought, so the limits are loaded again.
 */
export function startStorePoller(
  services: Pick<
    Services,
    'api' | 'catalogue' | 'clock' | 'deployment' | 'journal' | 'popups' | 'session' | 'tab' | 'visibility'
  >,
  state: PollerStateStore,
): OrderPoller {
  const { api, journal, clock, visibility, deployment, session, catalogue } = services
  followEnds(services)
  return startPoller({
    api,
    journal,
    clock,
    visibility,
    state,
    deployment,
    asker: () => accountOf(session.getState())?.suid ?? null,
    onFinal: () => void catalogue.getState().loadLimits(),
  })
}
