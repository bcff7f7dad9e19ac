import { travelletPay } from '@topup/api-client'
import type { LinkProvider } from './paymentProvider.ts'

/** Pays through Travellet. Source: spec §7, §9. */
export const travellet: LinkProvider = {
  kind: 'link',
  key: 'travellet',
  channelIds: [10701],
  channelParameter: 'channel_id',
  start: travelletPay,
}
