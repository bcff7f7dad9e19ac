import type { LinkProvider } from './paymentProvider.ts'

/** EBANX. Source: spec §7 "Payment starters", §9 "Payment channel ids". */
export const ebanx = {
  kind: 'link',
  key: 'ebanx',
  path: '/api/pay/ebanx_pay',
  channelIds: [12201],
  channelParameter: 'channel',
} as const satisfies LinkProvider
