import { cardPay } from '@topup/api-client'
import type { PaymentProvider } from './paymentProvider.ts'

/** Exchanges a prepaid game card. Source: spec §7, §9. */
export const card: PaymentProvider = {
  kind: 'cardRecharge',
  key: 'card',
  channelIds: [11501],
  start: cardPay,
}
