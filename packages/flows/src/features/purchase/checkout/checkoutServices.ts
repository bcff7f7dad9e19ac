import type { Services } from '../../../store/services.ts'
import type { PlaceOrderDeps } from '../orders/placeOrderDeps.ts'
import type { PaymentProvider } from '../payments/paymentProvider.ts'
import type { CardStore } from './cardStore.ts'
import type { RechargeStore } from './rechargeStore.ts'

/** What the popups of a payment share, in addition to what every feature shares. */
export interface CheckoutServices extends Services {
  readonly providers: readonly PaymentProvider[]
  readonly recharge: RechargeStore
  readonly card: CardStore
  readonly placing: PlaceOrderDeps
}
