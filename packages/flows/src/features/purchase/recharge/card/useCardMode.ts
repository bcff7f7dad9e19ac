import { isCardMode } from '@topup/domain'
import { useSelected } from '../../../../store/servicesContext.tsx'
import { useCheckout } from '../../checkout/checkoutContext.tsx'

/** Whether a card pays for what is chosen. Source: spec §4 "Card mode is entered for". */
export function useCardMode(): boolean {
  return useSelected(useCheckout().recharge, ({ payment }) => isCardMode(payment.choice))
}
