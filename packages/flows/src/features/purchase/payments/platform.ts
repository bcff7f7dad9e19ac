import { platformPay } from '@topup/api-client'
import type { LinkProvider } from './paymentProvider.ts'

/** Pays through the platform's own gift cards. Source: spec §7, §9. */
export const platform: LinkProvider = {
  kind: 'link',
  key: 'platform',
  channelIds: [11701, 11702],
  channelParameter: 'channel_id',
  start: platformPay,
}
