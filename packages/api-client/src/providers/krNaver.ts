import type { LinkProvider } from './paymentProvider.ts'

/** Naver Pay, Korean contract. Source: spec §7 "Payment starters", §9 "Payment channel ids". */
export const krNaver = {
  kind: 'link',
  key: 'krNaver',
  path: '/api/kr_pay/naver_pay',
  channelIds: [11901],
  channelParameter: 'channel_id',
} as const satisfies LinkProvider
