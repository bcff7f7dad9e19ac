import type { LinkProvider } from './paymentProvider.ts'

/** Razer Gold. Source: spec §7 "Payment starters", §9 "Payment channel ids". */
export const razerGold = {
  kind: 'link',
  key: 'razerGold',
  path: '/api/pay/razer_gold_pay',
  channelIds: [10101],
  channelParameter: 'channel',
} as const satisfies LinkProvider
