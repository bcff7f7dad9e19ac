import { pingpongxPay } from '@topup/api-client'
import type { LinkProvider } from './paymentProvider.ts'

/** Pays through PingPongX. Source: spec §7, §9. */
export const pingpongx: LinkProvider = {
  kind: 'link',
  key: 'pingpongx',
  channelIds: [10801],
  channelParameter: 'channel',
  start: pingpongxPay,
}
