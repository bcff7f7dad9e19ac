import { razerGoldPay } from '@topup/api-client'
import type { LinkProvider } from './paymentProvider.ts'

/** Pays through Razer Gold. Source: spec §7, §9. */
export const razerGold: LinkProvider = {
  kind: 'link',
  key: 'razerGold',
  channelIds: [10101],
  channelParameter: 'channel',
  start: razerGoldPay,
}
