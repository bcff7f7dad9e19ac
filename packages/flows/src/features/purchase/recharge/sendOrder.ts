import { loginMatchesRecipient } from '@topup/domain'
import type { PurchaseSnapshot } from '@topup/domain'
import { accountOf } from '../../../store/state/sessionStore.ts'
import type { CheckoutServices } from '../checkout/checkoutServices.ts'
import { placeOrder } from '../orders/placeOrder.ts'
import { waitingTextsOf } from '../orders/waitingTexts.ts'
import { providerOfChannel } from '../payments/paymentProvider.ts'
import type { CardTender, LinkProvider } from '../payments/paymentProvider.ts'
import { trackPlacedOrder } from '../../tracking/trackPlacedOrder.ts'
import type { CheckedCard } from '../checkout/cardStore.ts'
import { paidUnseen, showPaid } from './paidUnseen.ts'
import { showErrorToast } from './showErrorToast.ts'
import { showPlaced } from './showPlaced.ts'
import { showResult } from './showResult.ts'
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
  const { recharge, tracking } = services
  const provider = tenderOf(services, { snapshot, card })
  if (provider === null) return showErrorToast(services, 'error.channelMissing')

  const { intentId, method } = snapshot
  const facts = { product: recharge.getState().product, method }
  recharge.getState().setPlacing({ kind: 'yes', intentId })
  let paid: ReturnType<typeof paidUnseen> = null
  const placed = await placeOrder(services.placing, {
    snapshot,
    provider,
    waiting: waitingTextsOf(services, snapshot),
    acknowledged,
    mayBeForgotten,
    isCurrent: () => {
      paid = paidUnseen(services)
      return paid === null && isStillFor(services, snapshot)
    },
    onSlow: () => showResult(services, intentId),
    onRejected: () => recharge.getState().setPlacing({ kind: 'checking', intentId }),
    onSent: () => {
      if (card !== null) services.card.getState().markSent(intentId)
      tracking.track('clickPay', { ...facts, couponCode: snapshot.coupon?.code ?? '' })
      trackPlacedOrder(services, intentId)
    },
  }).finally(() => recharge.getState().setPlacing({ kind: 'no' }))
  if (paid !== null) return showPaid(services, paid)
  return showPlaced(services, { snapshot, card }, placed)
}

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
