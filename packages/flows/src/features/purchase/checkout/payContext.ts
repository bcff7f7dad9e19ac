import type { PayContext } from '../orders/startPayment.ts'
import { accountOf } from '../../../store/state/sessionStore.ts'
import type { Services } from '../../../store/services.ts'
import { trafficSourceOf } from '../../../visit/trafficSource.ts'

/**
 * What is sent with every order besides its snapshot. `kf` is the wire's word for customer service. The game channel
 * is the `gp_id` of the account, or else that of the game. Source: spec §7 "Common pay params", decision 11.
 */
export function payContext({
  device,
  translator,
  entry,
  brandStorage,
  session,
}: Pick<Services, 'device' | 'translator' | 'entry' | 'brandStorage' | 'session'>): PayContext {
  const source = trafficSourceOf({ entry, brandStorage })
  return {
    platform: device.platform,
    language: translator.language(),
    deviceId: device.deviceId,
    trafficSource: source === 'customerService' ? 'kf' : source,
    gameChannelId: accountOf(session.getState())?.gpId || session.getState().game?.gpId || null,
  }
}
