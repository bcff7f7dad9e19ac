import type { LinkProvider } from './paymentProvider.ts'

/** Codapay. Source: spec §7 "Payment starters", §9 "Payment channel ids". */
export const codapay = {
  kind: 'link',
  key: 'codapay',
  path: '/api/pay/codapay_pay',
  channelIds: [10401],
  channelParameter: 'channel_id',
} as const satisfies LinkProvider
