import type { LinkProvider } from './paymentProvider.ts'

/** Travellet. Source: spec §7 "Payment starters", §9 "Payment channel ids". */
export const travellet = {
  kind: 'link',
  key: 'travellet',
  path: '/api/pay/travellet_pay',
  channelIds: [10701],
  channelParameter: 'channel_id',
} as const satisfies LinkProvider
