import { krWelcomePay } from '@topup/api-client'
import type { LinkProvider } from './paymentProvider.ts'

/** Pays through Welcome Payments in Korea. Source: spec §7, §9. */
export const krWelcome: LinkProvider = {
  kind: 'link',
  key: 'krWelcome',
  channelIds: [11902],
  channelParameter: 'channel_id',
  start: krWelcomePay,
}
