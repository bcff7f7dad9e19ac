import { paypalPay } from '@topup/api-client'
import type { LinkProvider } from './paymentProvider.ts'

/** Pays through PayPal. Source: spec §7, §9. */
export const paypal: LinkProvider = {
  kind: 'link',
  key: 'paypal',
  channelIds: [10201],
  channelParameter: 'channel_id',
  start: paypalPay,
}
