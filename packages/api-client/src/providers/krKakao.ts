import type { LinkProvider } from './paymentProvider.ts'

/** KakaoPay. Source: spec §7 "Payment starters", §9 "Payment channel ids". */
export const krKakao = {
  kind: 'link',
  key: 'krKakao',
  path: '/api/kr_pay/kakao_pay',
  channelIds: [11903],
  channelParameter: 'channel_id',
} as const satisfies LinkProvider
