import { canCardLogin, isCardMode } from '@topup/domain'
import type { CheckedCard } from '../checkout/cardStore.ts'
import type { CheckoutServices } from '../checkout/checkoutServices.ts'
import { showErrorToast } from './showErrorToast.ts'
import type { Attempt, Verdict } from './buyAttempt.ts'

/** In card mode, looks up what the card is worth before anything is frozen. */
export function cardCheck(attempt: Attempt): Verdict {
  const { services, answers } = attempt
  const isNeeded = isCardMode(services.recharge.getState().payment.choice) && answers.card === null
  return isNeeded ? lookUpCard(attempt) : 'pass'
}

async function lookUpCard({ services, again }: Attempt): Promise<void> {
  const { recharge } = services
  const { product, payment } = recharge.getState()
  const card = await fetchCardValue(services)
  // The answer may take long: a card that was typed for one product pays for no other one.
  const isSame =
    recharge.getState().product === product && recharge.getState().payment.choice === payment.choice
  if (card !== null && isSame) await again({ card })
}

/**
 * Looks up the card at every tap, so that a card that is already used is reported before it is sent. Source: faults
 * M-11.
 */
async function fetchCardValue(
  services: Pick<CheckoutServices, 'card' | 'toasts' | 'translator'>,
): Promise<CheckedCard | null> {
  const { card } = services
  if (canCardLogin(card.getState().typed)) return card.getState().fetchValue()
  showErrorToast(services, 'error.cardMissing')
  return null
}
