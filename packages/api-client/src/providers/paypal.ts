import type { LinkProvider } from './paymentProvider.ts'

/** PayPal. Source: spec §7 "Payment starters", §9 "Payment channel ids". */
export const paypal = {
  kind: 'link',
  key: 'paypal',
  path: '/api/pay/paypal_pay',
  channelIds: [10201],
  channelParameter: 'channel_id',
} as const satisfies LinkProvider
