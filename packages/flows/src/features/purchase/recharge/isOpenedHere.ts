import type { SessionState } from '../../../store/state/sessionStore.ts'
import type { RechargeState } from '../checkout/rechargeState.ts'

/** Whether prices and methods of a recharge are those of the game and payment region of this moment. Source: decision 54. */
export function isOpenedHere(
  { place }: Pick<RechargeState, 'place'>,
  { clientId, region }: Pick<SessionState, 'clientId' | 'region'>,
): boolean {
  return place?.clientId === clientId && place.region === region
}
