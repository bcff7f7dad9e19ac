import { airwallexPay } from '@topup/api-client'
import type { LinkProvider } from './paymentProvider.ts'

/** Pays through Airwallex. Source: spec §7, §9. */
export const airwallex: LinkProvider = {
  kind: 'link',
  key: 'airwallex',
  channelIds: [10601],
  channelParameter: 'channel_id',
  start: airwallexPay,
}
