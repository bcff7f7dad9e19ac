import type { SessionState } from '../../../store/state/sessionStore.ts'
import type { RechargeState } from '../checkout/rechargeState.ts'

/**
 * Whether the prices and methods of a recharge belong to the current game and payment region. Source: decision 54.
 */
export function isOpenedHere(
  { place }: Pick<RechargeState, 'place'>,
  { clientId, region }: Pick<SessionState, 'clientId' | 'region'>,
): boolean {
  return place?.clientId === clientId && place.region === region
}
