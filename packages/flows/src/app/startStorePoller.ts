import { getOrderInfo } from '@topup/api-client'
import { startPoller } from '../features/purchase/orders/orderPoller.ts'
import type { OrderPoller, PollerStateStore, Services } from '../store/services.ts'
import { accountOf } from '../store/state/sessionStore.ts'

/**
 * Starts the poller of a store. A final order changes what may still be bought, so the limits are loaded again; one that
 * was charged otherwise than shown is reported. Source: decision 50.
 */
export const startStorePoller = (
  {
    api,
    journal,
    clock,
    visibility,
    deployment,
    session,
    catalogue,
    tracking,
  }: Pick<
    Services,
    'api' | 'catalogue' | 'clock' | 'deployment' | 'journal' | 'session' | 'tracking' | 'visibility'
  >,
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
    onFinal: (ended) => {
      void catalogue.getState().loadLimits()
      if (ended.some(({ charged }) => charged !== undefined)) tracking.noteFailure(otherThanShown)
    },
  })

const otherThanShown = {
  kind: 'malformed',
  endpoint: getOrderInfo.path,
  path: 'content.amount',
  expected: 'the amount that the player was shown',
  mayHaveTakenEffect: true,
} as const
