import type { ApiError } from '@topup/api-client'
import type { PurchaseSnapshot } from '@topup/domain'
import { accountOf } from '../../../store/state/sessionStore.ts'
import { wentToPay } from './wentToPay.ts'
import type { CheckedCard } from '../checkout/cardStore.ts'
import type { CheckoutServices } from '../checkout/checkoutServices.ts'
import type { PlacedOrder } from '../orders/placedOrder.ts'
import { handleRejection } from './handleRejection.ts'
import { showErrorToast } from './showErrorToast.ts'
import { showResult } from './showResult.ts'

/** A purchase that was placed; `card` when a prepaid card pays for it. */
interface Placed {
  readonly snapshot: PurchaseSnapshot
  readonly card: CheckedCard | null
}

/**
 * Shows what became of a purchase. `notKept`: nothing was sent, because the player must first be warned that this
 * browser may forget the order. Source: decisions 27 to 30 and 68, faults M-11.
 */
export function showPlaced(
  services: CheckoutServices,
  purchase: Placed,
  placed: PlacedOrder,
): 'notKept' | void {
  const { translator, toasts } = services
  switch (placed.kind) {
    case 'ordered':
      return showOrdered(services, purchase, placed)
    case 'unnumbered':
      showErrorToast(services, 'error.paywayMissing')
      return showResult(services, placed.intentId)
    case 'unknown':
      return showResult(services, placed.intentId)
    case 'notSent':
      return showErrorToast(services, 'error.methodParameter')
    case 'unchecked':
      return showErrorToast(services, 'paymentLink.unchecked')
    case 'heldElsewhere':
      toasts.getState().show('info', translator.t('pay.heldElsewhere'))
      return placed.order === null ? undefined : showResult(services, placed.order)
    case 'noneMade':
      toasts.getState().show('info', translator.t('pay.noneMade'))
      return undefined
    case 'notKept':
      return 'notKept'
    case 'outdated':
      return showErrorToast(
        services,
        accountOf(services.session.getState()) === null ? 'error.logInFirst' : 'error.accountChanged',
      )
    case 'unconfirmed':
      showResult(services, placed.intentId)
      // The login opens above the order: after an ended session, only a login lets the player see how the order ends.
      return void handleRejection(services, purchase.snapshot, placed.error)
    case 'rejected':
      return showRejected(services, purchase, placed.error)
  }
}

function showOrdered(
  services: CheckoutServices,
  { card }: Placed,
  placed: Extract<PlacedOrder, { readonly kind: 'ordered' }>,
): void {
  if (card !== null) services.card.getState().markSent(placed.intentId)
  if (placed.link === 'invalid') showErrorToast(services, 'error.linkInvalid')
  if (placed.link === 'opened') wentToPay(services, placed.order)
  showResult(services, placed.order)
}

function showRejected(services: CheckoutServices, { snapshot, card }: Placed, error: ApiError): void {
  const { popups } = services
  for (const popup of popups.getState().open) {
    if (popup.kind === 'result' && popup.order === snapshot.intentId) popups.getState().close(popup.id)
  }
  if (card !== null && sayAtForm(services, error)) return
  // The coupon list is reloaded later; Buy is available from now on.
  void handleRejection(services, snapshot, error)
}

/** After a rejection the card can be typed again: the form says why, where it is still on screen. */
function sayAtForm({ card }: Pick<CheckoutServices, 'card'>, error: ApiError): boolean {
  if (error.kind !== 'rejected') return false
  const { message, reason } = error
  card.getState().markRejected(message === '' ? null : message)
  return reason === 'other' && card.getState().isShown
}
