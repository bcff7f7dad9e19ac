import type { LinkProvider } from './paymentProvider.ts'

/** The platform’s own wallet. Source: spec §7 "Payment starters", §9 "Payment channel ids". */
export const platform = {
  kind: 'link',
  key: 'platform',
  path: '/api/pay/platform_pay',
  channelIds: [11701, 11702],
  channelParameter: 'channel_id',
} as const satisfies LinkProvider
