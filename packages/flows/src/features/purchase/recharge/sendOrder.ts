import type { ApiError } from '@topup/api-client'
import { loginMatchesRecipient } from '@topup/domain'
import type { PurchaseSnapshot } from '@topup/domain'
import { accountOf } from '../../../store/state/sessionStore.ts'
import type { CheckoutServices } from '../checkout/checkoutServices.ts'
import { placeOrder } from '../orders/placeOrder.ts'
import { providerOfChannel } from '../payments/paymentProvider.ts'
import type { CardTender, LinkProvider } from '../payments/paymentProvider.ts'
import { trackPayLink } from '../../tracking/trackPayLink.ts'
import { trackPlacedOrder } from '../../tracking/trackPlacedOrder.ts'
import type { CheckedCard } from '../checkout/cardStore.ts'
import { handleRejection } from './handleRejection.ts'
import { showErrorToast } from './showErrorToast.ts'
import type { Services } from '../../../store/services.ts'

/** An order that the player has agreed to; `card` when a prepaid card pays for it. */
export interface OrderToSend {
  readonly snapshot: PurchaseSnapshot
  /** Intents of the open orders that the player was warned about. */
  readonly acknowledged: ReadonlySet<string>
  readonly card: CheckedCard | null
  /** Whether the player knows that this browser may forget the order. */
  readonly mayBeForgotten: boolean
}

/**
 * Sends an order once and shows the result. `notKept`: nothing was sent, because the player must first be warned that
 * this browser may forget the order. Source: decisions 27 to 30 and 68, faults M-11.
 */
export async function sendOrder(
  services: CheckoutServices,
  { snapshot, acknowledged, card, mayBeForgotten }: OrderToSend,
): Promise<'notKept' | void> {
  const { recharge, popups, translator, toasts, tracking } = services
  const provider = tenderOf(services, { snapshot, card })
  if (provider === null) return showErrorToast(services, 'error.channelMissing')

  const { intentId, method } = snapshot
  const facts = { goods: recharge.getState().goods, method }
  recharge.getState().setPlacing({ kind: 'yes', intentId })
  const placed = await placeOrder(services.placing, {
    snapshot,
    provider,
    waitingText: translator.t('pay.opening'),
    acknowledged,
    mayBeForgotten,
    isCurrent: () => isStillFor(services, snapshot),
    onSlow: () => showResult(services, intentId),
    onRejected: () => recharge.getState().setPlacing({ kind: 'checking', intentId }),
    onSent: () => {
      if (card !== null) services.card.getState().markSent(intentId)
      tracking.track('clickPay', { ...facts, couponCode: snapshot.coupon?.code ?? '' })
      trackPlacedOrder(services, intentId)
    },
  }).finally(() => recharge.getState().setPlacing({ kind: 'no' }))
  switch (placed.kind) {
    case 'ordered':
      if (card !== null) services.card.getState().markSent(placed.intentId)
      if (placed.link === 'invalid') showErrorToast(services, 'error.linkInvalid')
      if (placed.link === 'opened') trackPayLink(services, placed.order)
      return showResult(services, placed.order)
    case 'unnumbered':
      showErrorToast(services, 'error.paywayMissing')
      return showResult(services, placed.intentId)
    case 'unknown':
      return showResult(services, placed.intentId)
    case 'notSent':
      return showErrorToast(services, 'error.methodParameter')
    case 'unchecked':
      return showErrorToast(services, 'replenish.unchecked')
    case 'heldElsewhere':
      toasts.getState().show('info', translator.t('pay.heldElsewhere'))
      return placed.order === null ? undefined : showResult(services, placed.order)
    case 'notKept':
      return 'notKept'
    case 'outdated':
      return showErrorToast(services, 'error.noRole')
    case 'unconfirmed':
      showResult(services, placed.intentId)
      // The login opens above the order: after an ended session, only a login lets the player see how the order ends.
      return void handleRejection(services, snapshot, placed.error)
    case 'rejected':
      for (const popup of popups.getState().open) {
        if (popup.kind === 'result' && popup.order === intentId) popups.getState().close(popup.id)
      }
      if (card !== null && sayAtForm(services, placed.error)) return
      // The coupon list is reloaded later; Buy is available from now on.
      void handleRejection(services, snapshot, placed.error)
  }
}

/** After a rejection the card can be typed again: the form says why, where it is still on screen. */
function sayAtForm({ card }: Pick<CheckoutServices, 'card'>, error: ApiError): boolean {
  if (error.kind !== 'rejected') return false
  const { message, reason } = error
  card.getState().markRejected(message === '' ? null : message)
  return reason === 'other' && card.getState().isShown
}

/** Shows the state of the order at an address, in place of what is open. */
export const showResult = ({ popups }: Pick<Services, 'popups'>, order: string) =>
  popups.getState().replaceAll({ kind: 'result', order })

/** The provider of the order; null when this build has none, or none for this way of paying. */
function tenderOf(
  { providers }: Pick<CheckoutServices, 'providers'>,
  { snapshot, card }: Pick<OrderToSend, 'snapshot' | 'card'>,
): LinkProvider | CardTender | null {
  const provider = providerOfChannel(providers, snapshot.method.channelId)
  if (provider === undefined) return null
  if (provider.kind === 'link') return card === null ? provider : null
  return card === null ? null : { kind: 'cardTender', provider, card: card.parameters }
}

/** The token that is sent must belong to the player who makes the purchase. Source: faults M-08. */
function isStillFor({ session }: Pick<Services, 'session'>, { recipient }: PurchaseSnapshot): boolean {
  const account = accountOf(session.getState())
  return (
    session.getState().clientId === recipient.clientId &&
    account !== null &&
    loginMatchesRecipient(account, recipient)
  )
}
