import type { CardRechargeProvider } from './paymentProvider.ts'

/** A prepaid game card, exchanged for what it is worth. Source: spec §7 "Card recharge", §9 "Payment channel ids". */
export const card = {
  kind: 'cardRecharge',
  key: 'card',
  path: '/api/pay/card_pay',
  channelIds: [11501],
} as const satisfies CardRechargeProvider
