import type { CheckoutServices } from '../checkout/checkoutServices.ts'
import type { Attempt, Verdict } from './buyAttempt.ts'
import { quoteOf } from './quote.ts'
import { showErrorToast } from './showErrorToast.ts'

/** What the recharge shows: what is bought, for whom, how it is paid and what it costs; to be compared only. */
export function seenNow(
  services: Pick<CheckoutServices, 'catalogue' | 'clock' | 'recharge' | 'selection' | 'session'>,
): string {
  const { product, payment } = services.recharge.getState()
  const { clientId, region } = services.session.getState()
  const { selection } = services.selection.getState()
  return JSON.stringify([clientId, region, selection, product, payment.choice, quoteOf(services).payable])
}

/**
 * A question, or the query of a card, comes before the purchase is frozen: what is frozen afterwards must still be what
 * was on the screen at the tap. Source: decision 31, faults M-09.
 */
export function seenCheck({ services, answers }: Attempt): Verdict {
  // From the freezing on, `termsCheck` compares what was frozen.
  if (answers.agreed !== null || answers.seen === seenNow(services)) return 'pass'
  showErrorToast(services, 'error.priceChanged')
  return 'stop'
}
