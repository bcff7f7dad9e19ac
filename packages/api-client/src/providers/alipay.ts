import type { LinkProvider } from './paymentProvider.ts'

/** Alipay, wallet and card dialog. Source: spec §7 "Payment starters", §9 "Payment channel ids". */
export const alipay = {
  kind: 'link',
  key: 'alipay',
  path: '/api/pay/alipay_pay',
  channelIds: [11601, 11602],
  channelParameter: 'channel_id',
} as const satisfies LinkProvider
