import { adyenPay } from '@topup/api-client'
import type { LinkProvider } from './paymentProvider.ts'

/** Pays through Adyen, on its page or in its drop-in. Source: spec §7, §9. */
export const adyen: LinkProvider = {
  kind: 'link',
  key: 'adyen',
  channelIds: [12101],
  channelParameter: 'channel_id',
  dropIn: 'adyen',
  start: adyenPay,
}
