import { startPoller } from '../features/purchase/orders/startPoller.ts'
import type { OrderPoller, PollerStateStore } from '../store/contracts/orderPoller.ts'
import type { Services } from '../store/services.ts'
import { accountOf } from '../store/state/sessionStore.ts'

/** Starts the poller of a store. A final order changes what may still be bought, so the limits are loaded again. */
export const startStorePoller = (
  {
    api,
    journal,
    clock,
    visibility,
    deployment,
    session,
    catalogue,
  }: Pick<Services, 'api' | 'catalogue' | 'clock' | 'deployment' | 'journal' | 'session' | 'visibility'>,
  state: PollerStateStore,
): OrderPoller =>
  startPoller({
    api,
    journal,
    clock,
    visibility,
    state,
    deployment,
    asker: () => accountOf(session.getState())?.suid ?? null,
    onFinal: () => void catalogue.getState().loadLimits(),
  })
