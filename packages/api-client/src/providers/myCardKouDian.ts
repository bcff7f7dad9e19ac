import type { LinkProvider } from './paymentProvider.ts'

/** MyCard point deduction. Source: spec §7 "Payment starters", §9 "Payment channel ids". */
export const myCardKouDian = {
  kind: 'link',
  key: 'myCardKouDian',
  path: '/api/pay/payMyCardKouDian',
  channelIds: [10303],
  channelParameter: 'channel_id',
} as const satisfies LinkProvider
