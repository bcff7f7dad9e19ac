import { payMyCardBilling } from '@topup/api-client'
import type { LinkProvider } from './paymentProvider.ts'

/** Pays through MyCard billing. Source: spec §7, §9. */
export const myCardBilling: LinkProvider = {
  kind: 'link',
  key: 'myCardBilling',
  channelIds: [10302],
  channelParameter: 'channel_id',
  start: payMyCardBilling,
}
