import { pagsmilePay } from '@topup/api-client'
import type { LinkProvider } from './paymentProvider.ts'

/** Pays through PagSmile. Source: spec §7, §9. */
export const pagsmile: LinkProvider = {
  kind: 'link',
  key: 'pagsmile',
  channelIds: [10501],
  channelParameter: 'channel',
  start: pagsmilePay,
}
