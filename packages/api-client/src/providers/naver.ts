import type { LinkProvider } from './paymentProvider.ts'

/** Naver Pay. Source: spec §7 "Payment starters", §9 "Payment channel ids". */
export const naver = {
  kind: 'link',
  key: 'naver',
  path: '/api/pay/naver_pay',
  channelIds: [10901],
  channelParameter: 'channel_id',
} as const satisfies LinkProvider
