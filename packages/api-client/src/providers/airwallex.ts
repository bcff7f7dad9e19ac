import type { LinkProvider } from './paymentProvider.ts'

/** Airwallex. Source: spec §7 "Payment starters", §9 "Payment channel ids". */
export const airwallex = {
  kind: 'link',
  key: 'airwallex',
  path: '/api/pay/airwallex',
  channelIds: [10601],
  channelParameter: 'channel_id',
} as const satisfies LinkProvider
