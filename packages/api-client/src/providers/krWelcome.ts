import type { LinkProvider } from './paymentProvider.ts'

/** Welcome Payments. Source: spec §7 "Payment starters", §9 "Payment channel ids". */
export const krWelcome = {
  kind: 'link',
  key: 'krWelcome',
  path: '/api/kr_pay/welcome_pay',
  channelIds: [11902],
  channelParameter: 'channel_id',
} as const satisfies LinkProvider
