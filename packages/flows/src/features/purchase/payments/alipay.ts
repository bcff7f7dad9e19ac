import { alipayPay } from '@topup/api-client'
import type { LinkProvider } from './paymentProvider.ts'

/** Pays through Alipay. Source: spec §7, §9. */
export const alipay: LinkProvider = {
  kind: 'link',
  key: 'alipay',
  channelIds: [11601, 11602],
  channelParameter: 'channel_id',
  start: alipayPay,
}
