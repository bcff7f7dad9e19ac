import type { LinkProvider } from './paymentProvider.ts'

/** PingPongX. Source: spec §7 "Payment starters", §9 "Payment channel ids". */
export const pingpongx = {
  kind: 'link',
  key: 'pingpongx',
  path: '/api/pay/pingpongx_pay',
  channelIds: [10801],
  channelParameter: 'channel',
} as const satisfies LinkProvider
