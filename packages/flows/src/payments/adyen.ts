import { adyenPay } from '@topup/api-client'
import type { LinkProvider } from './paymentProvider.ts'

/** Pays through Adyen. Source: spec §7, §9. */
export const adyen: LinkProvider = {
  kind: 'link',
  key: 'adyen',
  channelIds: [12101],
  channelParameter: 'channel_id',
  start: adyenPay,
}
