import { optionOf, rechargeKeyOf } from '@topup/domain'
import type { PaymentChoice, PaymentSelectionEvent } from '@topup/domain'
import type { CheckoutServices } from '../checkout/checkoutServices.ts'

/**
 * Chooses the payment method for the player; tracked when it differs from the one before. Source: spec §4, §7
 * `selectPayway`.
 */
export function choosePayway(
  { recharge, tracking }: Pick<CheckoutServices, 'recharge' | 'tracking'>,
  event: PaymentSelectionEvent,
): void {
  const before = keyOf(recharge.getState().payment.choice)
  recharge.getState().choosePayment(event)
  const { product, payment } = recharge.getState()
  const { choice } = payment
  if (choice.kind !== 'method' || keyOf(choice) === before) return
  const { paywayId, channelId } = optionOf(choice.picked)
  tracking.track('selectPayway', { product, method: { paywayId, channelId, country: choice.region } })
}

const keyOf = (choice: PaymentChoice): string | null =>
  choice.kind === 'method' ? `${choice.region} ${rechargeKeyOf(choice.picked)}` : null
