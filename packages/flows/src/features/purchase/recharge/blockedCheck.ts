import { addressOf, canBuy, openEntryOfProduct } from '@topup/domain'
import type { BuyBlock, JournalEntry } from '@topup/domain'
import { visitorOf } from '../../../store/state/sessionStore.ts'
import { availabilityOf } from '../../products/availabilityOf.ts'
import type { CheckoutServices } from '../checkout/checkoutServices.ts'
import { isLimitAwaited, isTermAwaited } from './awaitTerms.ts'
import { quoteOf } from './quote.ts'
import { showResult } from './showResult.ts'
import { blockText, showErrorToast } from './showErrorToast.ts'
import { showNamedOrder } from './showNamedOrder.ts'
import type { Attempt, Verdict } from './buyAttempt.ts'

/** Leads to what is missing: a login, a character or a method, for example. A limit that is still loading is waited for later. */
export function blockedCheck({ services, answers }: Attempt): Verdict {
  const blocked = blockedBy(services)
  if (blocked === null) return 'pass'
  if (blocked === 'limitUnknown' && !answers.hasWaited && isTermAwaited(services)) return 'pass'
  promptForMissing(services, blocked)
  return 'stop'
}

/** Buys nothing while the limit of the product is not known. Source: decision 49. */
export function limitCheck({ services }: Attempt): Verdict {
  if (!isLimitAwaited(services)) return 'pass'
  promptForMissing(services, 'limitUnknown')
  return 'stop'
}

/** Why the purchase on the screen may not be bought; null when it may. */
export function blockedBy(
  services: Pick<CheckoutServices, 'catalogue' | 'clock' | 'journal' | 'recharge' | 'selection' | 'session'>,
): BuyBlock | null {
  const { product, coupons } = services.recharge.getState()
  const verdict = canBuy({
    visitor: visitorOf(services.session.getState()),
    character: services.selection.getState().selection.character,
    product,
    availability: product === null ? null : availabilityOf(services, product),
    payment: quoteOf(services).picked,
    couponState: coupons,
  })
  return verdict.kind === 'blocked' ? verdict.reason : null
}

/** Opens what the player must do first, or says why nothing is bought. */
export function promptForMissing(services: CheckoutServices, reason: BuyBlock): void {
  const { popups } = services
  if (reason === 'notLoggedIn') return popups.getState().push({ kind: 'login' })
  if (reason === 'noCharacter') return popups.getState().push({ kind: 'serverCharacter' })
  const { product } = services.recharge.getState()
  if (reason === 'unpaidOrder' && product !== null) {
    const unpaid = openOrderOfProduct(services)
    // Another method pays no order that is made already: without a word, who came to choose one goes round in a circle.
    if (unpaid !== null) services.toasts.getState().show('info', services.translator.t(blockText[reason]))
    const availability = availabilityOf(services, product)
    if (availability.kind === 'unpaid' && availability.billingNo !== null)
      return showNamedOrder(services, availability.billingNo)
    if (unpaid !== null) return showResult(services, addressOf(unpaid))
  }
  showErrorToast(services, blockText[reason])
}

/** The order that blocks this product for this character, when this device knows it. Source: faults M-17. */
function openOrderOfProduct({
  recharge,
  selection,
  session,
  journal,
}: Pick<CheckoutServices, 'journal' | 'recharge' | 'selection' | 'session'>): JournalEntry | null {
  const { product } = recharge.getState()
  const { server, character } = selection.getState().selection
  if (product === null || server === null || character === null) return null
  const { clientId } = session.getState()
  return openEntryOfProduct(journal.getState().journal, { clientId, server, character }, product.productId)
}
