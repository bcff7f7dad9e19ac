import type { LinkProvider } from './paymentProvider.ts'

/** PagSmile. Source: spec §7 "Payment starters", §9 "Payment channel ids". */
export const pagsmile = {
  kind: 'link',
  key: 'pagsmile',
  path: '/api/pay/pagsmile_pay',
  channelIds: [10501],
  channelParameter: 'channel',
} as const satisfies LinkProvider
