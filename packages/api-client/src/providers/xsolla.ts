import type { LinkProvider } from './paymentProvider.ts'

/** Xsolla. Source: spec §7 "Payment starters", §9 "Payment channel ids". */
export const xsolla = {
  kind: 'link',
  key: 'xsolla',
  path: '/api/pay/xsolla_pay',
  channelIds: [11001],
  channelParameter: 'channel_id',
} as const satisfies LinkProvider
