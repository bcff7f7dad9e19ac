import type { LinkProvider } from './paymentProvider.ts'

/** MyCard billing. Source: spec §7 "Payment starters", §9 "Payment channel ids". */
export const myCardBilling = {
  kind: 'link',
  key: 'myCardBilling',
  path: '/api/pay/payMyCardBilling',
  channelIds: [10302],
  channelParameter: 'channel_id',
} as const satisfies LinkProvider
