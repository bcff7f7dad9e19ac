import type { LinkProvider } from './paymentProvider.ts'

/** Payermax. Source: spec §7 "Payment starters", §9 "Payment channel ids". */
export const payermax = {
  kind: 'link',
  key: 'payermax',
  path: '/api/pay/payermax_pay',
  channelIds: [11801],
  channelParameter: 'channel',
} as const satisfies LinkProvider
