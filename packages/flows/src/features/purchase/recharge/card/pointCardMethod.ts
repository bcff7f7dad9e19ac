import type { PaymentMethod } from '@topup/domain'
import type { PaymentProvider } from '../../payments/paymentProvider.ts'

/**
 * The payment method of a 43-point card: the card itself pays, so nothing is chosen and no list is requested. Null
 * where the app includes no card provider. `3` is the prepaid card of spec §9. Source: spec §4 "Card mode is entered
 * for".
 */
export function pointCardMethod(providers: readonly PaymentProvider[], name: string): PaymentMethod | null {
  const channelId = providers.find(({ kind }) => kind === 'cardRecharge')?.channelIds[0]
  if (channelId === undefined) return null
  return {
    paywayId: '3',
    channelId,
    name,
    iconUrl: null,
    sort: 0,
    minMinorUnits: 0,
    maxMinorUnits: 0,
    description: '',
    openCoupon: false,
    subMethods: [],
  }
}
