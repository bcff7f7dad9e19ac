import { type ApiError, couponReloadDelayMs } from '@topup/api-client'
import {
  type BuyBlock,
  type PurchaseSnapshot,
  type SnapshotProblem,
  entryAt,
  isExternal,
  isIntent,
  idsOf,
} from '@topup/domain'
import type { Services } from '../../../store/services.ts'
import { valueOr } from '../../../store/state/loadable.ts'
import { ownerOf } from '../../../store/ownerOf.ts'
import { accountOf } from '../../../store/state/sessionStore.ts'
import {
  type CardTender,
  type CheckedCard,
  type CheckoutServices,
  type LinkProvider,
  type PlacedOrder,
  providerOfChannel,
} from '../contracts.ts'
import { paidUnseen, showPaid, showResult } from '../orders/paidUnseen.ts'
import { placeOrder } from '../orders/placeOrder.ts'
import { waitingTextsOf } from '../orders/waitingPage.ts'

/** An order that the player has agreed to; `card` when a prepaid card pays for it. */
interface OrderToSend {
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
    onDiskLate: () => {
      recharge.getState().setPlacing({ kind: 'saving', intentId })
      services.toasts.getState().show('info', services.translator.t('pay.deviceSlow'))
    },
    onSlow: () => showResult(services, intentId),
    onRejected: () => recharge.getState().setPlacing({ kind: 'checking', intentId }),
    onSent: () => {
      recharge.getState().setPlacing({ kind: 'yes', intentId })
      if (card !== null) services.card.getState().markSent(intentId)
      tracking.track('clickPay', { ...facts, couponCode: snapshot.coupon?.code ?? '' })
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
function isStillFor({ session }: Pick<Services, 'session'>, snapshot: PurchaseSnapshot): boolean {
  const owner = ownerOf({ snapshot }, session.getState())
  const isHere = session.getState().clientId === idsOf(snapshot.recipient).clientId
  return isHere && (owner === 'player' || owner === 'linkHolder')
}

/** A purchase that was placed; `card` when a prepaid card pays for it. */
interface Placed {
  readonly snapshot: PurchaseSnapshot
  readonly card: CheckedCard | null
}

/**
 * Shows what became of a purchase. `notKept`: nothing was sent, because the player must first be warned that this
 * browser may forget the order. Source: decisions 27 to 30 and 68, faults M-11.
 */
function showPlaced(services: CheckoutServices, purchase: Placed, placed: PlacedOrder): 'notKept' | void {
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
    case 'left':
      return showErrorToast(services, leftText(purchase))
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

/** The page has come back, or was not left after all. */
const leftText = ({ snapshot: { recipient } }: Placed): ErrorText =>
  recipient.kind === 'paymentLink' ? 'paymentLink.unchecked' : 'recharge.ledAway'

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

/**
 * Reacts to a rejection by the table of spec §8, and drops a rejected coupon. What changed since the page was opened may be why: the
 * product or its price, where the code says nothing else, or its limit, used up on another device. They are loaded again. Source: spec
 * §8, decision 49, faults M-09.
 */
export async function handleRejection(
  services: Pick<CheckoutServices, 'catalogue' | 'clock' | 'react' | 'recharge' | 'tracking'>,
  { coupon }: PurchaseSnapshot,
  error: ApiError,
): Promise<void> {
  const { catalogue, react, recharge } = services
  react(error)
  if (error.kind === 'rejected' && error.reason === 'other') void catalogue.getState().loadProducts()
  if (recharge.getState().product?.isLimit) void catalogue.getState().loadLimits()
  if (error.kind === 'rejected' && error.reason === 'illegalCoupon')
    await dropRejectedCoupon(services, { code: coupon?.code ?? null, error })
}

/**
 * Handles -3062: logs it, removes the coupon from the choice, and does not choose it automatically again in this
 * visit. After 1 s it reloads the coupon list, except where there are no coupons, as with a payment link. `code` is
 * null when no coupon was sent. Source: spec §1 "VIP version", §8 (-3062), decision 32, faults B-11.
 */
export async function dropRejectedCoupon(
  {
    recharge,
    catalogue,
    tracking,
    clock,
  }: Pick<CheckoutServices, 'recharge' | 'catalogue' | 'tracking' | 'clock'>,
  rejected: { readonly code: string | null; readonly error: ApiError },
): Promise<void> {
  const { code, error } = rejected
  tracking.noteFailure(error)
  if (code !== null) recharge.getState().chooseCoupon({ kind: 'couponRejected', code })
  if (!valueOr(catalogue.getState().pageConfig, null)?.isOpenCoupon) return
  await clock.wait(couponReloadDelayMs)
  await recharge.getState().loadCoupons()
}

/** Shows why nothing is bought. */
export const showErrorToast = (
  { toasts, translator }: Pick<Services, 'toasts' | 'translator'>,
  text: ErrorText,
) => toasts.getState().show('error', translator.t(text))

/** The message for each reason that blocks Buy. Source: spec §8 "User messages". */
export const blockText = {
  noProduct: 'error.noProduct',
  limitReached: 'error.limitReached',
  limitUnknown: 'error.limitUnknown',
  unpaidOrder: 'error.unpaidOrder',
  noMethod: 'error.noMethod',
  channelMissing: 'error.channelMissing',
  priceUnknown: 'error.priceUnknown',
  couponPriceLoading: 'error.couponPriceLoading',
} as const satisfies Record<Exclude<BuyBlock, 'notLoggedIn' | 'noCharacter'>, string>

/** The message for each reason why a purchase cannot be frozen in a snapshot. */
export const snapshotProblemText = {
  notReady: 'error.priceUnknown',
  noCharacter: 'error.noCharacter',
  noArea: 'error.noCharacter',
  priceUnknown: 'error.priceUnknown',
  priceInexact: 'error.priceInexact',
  couponPriceMismatch: 'error.couponPriceLoading',
  channelMissing: 'error.channelMissing',
  priceChanged: 'error.priceChanged',
} as const satisfies Record<SnapshotProblem | 'notReady', string>

type ErrorText =
  | (typeof blockText)[keyof typeof blockText]
  | (typeof snapshotProblemText)[keyof typeof snapshotProblemText]
  | 'error.accountChanged'
  | 'error.linkInvalid'
  | 'error.logInFirst'
  | 'error.methodParameter'
  | 'error.network'
  | 'error.paywayMissing'
  | 'error.cardMissing'
  | 'error.orderChanged'
  | 'error.unreadable'
  | 'paymentLink.unchecked'
  | 'recharge.ledAway'

/**
 * Notes and tracks that the player went to an order's payment, after the window has left for it. Source: decision 76,
 * spec §7 `openPayLink`.
 */
export function wentToPay(services: Pick<Services, 'journal' | 'tracking'>, order: string): void {
  services.journal.getState().record({ kind: 'paymentOpened', billingNo: order })
  trackPayLink(services, order)
}

/**
 * Tracks that the player went to an order's payment: in the payment window, or by the payment URL. Source: spec §7
 * `openPayLink`.
 */
function trackPayLink({ journal, tracking }: Pick<Services, 'journal' | 'tracking'>, order: string): void {
  const entry = entryAt(journal.getState().journal, order)
  if (entry === null || isIntent(entry)) return
  const { billingNo } = entry
  if (isExternal(entry)) return tracking.track('openPayLink', { billingNo })
  const { product, method, recipient } = entry.snapshot
  tracking.track('openPayLink', {
    value: product.productId,
    typeKey: product.typeKey,
    method,
    // The debt of a payment link is not the shop's product of that id.
    ...(recipient.kind === 'paymentLink' && { product: null }),
    billingNo,
  })
}
