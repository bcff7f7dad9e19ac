import { codapayPay } from '@topup/api-client'
import type { LinkProvider } from './paymentProvider.ts'

/** Pays through Codapay. Source: spec §7, §9. */
export const codapay: LinkProvider = {
  kind: 'link',
  key: 'codapay',
  channelIds: [10401],
  channelParameter: 'channel_id',
  start: codapayPay,
}
