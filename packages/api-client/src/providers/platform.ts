import type { LinkProvider } from './paymentProvider.ts'

/** Gift cards that are typed in on the platform’s own page. Source: decision 110, spec §7 "Payment starters", §9 "Payment channel ids". */
export const platform = {
  kind: 'link',
  key: 'platform',
  path: '/api/pay/platform_pay',
  channelIds: [11701, 11702],
  channelParameter: 'channel_id',
} as const satisfies LinkProvider
