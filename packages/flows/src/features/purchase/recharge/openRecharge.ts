import type { CardValue } from '@topup/api-client'
import {
  type BuyBlock,
  type CouponUse,
  type Money,
  type PickedMethod,
  type Product,
  type ProductAvailability,
  type PurchaseSnapshot,
  type Result,
  type Sold,
  type SnapshotProblem,
  buildSnapshot,
  couponText,
  couponUse,
  fullNameOf,
  optionOf,
  pricedCoupon,
  subtractMoney,
  type PaymentChoice,
  type PaymentSelectionEvent,
  compareMoney,
  rechargeKeyOf,
} from '@topup/domain'
import { valueOr } from '../../../store/state/loadable.ts'
import type { Services } from '../../../store/services.ts'
import { type SessionState, accountOf, visitorOf } from '../../../store/state/sessionStore.ts'
import type { CheckoutServices, RechargeState } from '../contracts.ts'
import { availabilityOf } from '../../products/openProduct.ts'
import { cardValueText } from './cardValueText.ts'
import { findProduct } from '../../../store/findProduct.ts'

/** The price that the player reads and pays, from one place. Source: decision 31, faults M-09. */
export interface Quote {
  readonly picked: PickedMethod | null
  readonly couponUse: CouponUse
  /** Null when the product's price cannot be read. */
  readonly price: Money | null
  readonly payable: Money | null
  /** The discount by the coupon; null without one. */
  readonly saving: Money | null
  /** Growth points for this purchase; 0 when there are none. */
  readonly points: number
}

/** Makes the quote from the current choices. */
export function quoteOf({
  recharge,
  catalogue,
  session,
}: Pick<CheckoutServices, 'recharge' | 'catalogue' | 'session'>): Quote {
  const { product, coupons, payment } = recharge.getState()
  const isVipVersion = valueOr(catalogue.getState().pageConfig, null)?.isOpenCoupon ?? false
  const picked = payment.choice.kind === 'method' ? payment.choice.picked : null
  const use = couponUse({
    isVipVersion,
    product,
    method: picked === null ? null : optionOf(picked),
    coupons,
    clientId: session.getState().clientId,
  })
  const price = product?.price ?? null
  if (use.kind !== 'used' || price === null) {
    const points = isVipVersion ? (product?.couponPoints ?? 0) : 0
    return { picked, couponUse: use, price, payable: price, saving: null, points }
  }
  const { discountPrice: payable, points } = use.price
  return { picked, couponUse: use, price, payable, saving: subtractMoney(price, payable), points }
}

/**
 * Freezes what is paid, at the tap, in one value that is shown, sent and recorded. For a 43-point card the amount is
 * the card's own worth, and the name is what the card gives. Source: decision 31, spec §3 "Card redemption result".
 */
export function snapshotNow(
  services: Pick<
    CheckoutServices,
    'brand' | 'catalogue' | 'clock' | 'newId' | 'recharge' | 'selection' | 'session' | 'translator'
  >,
  cardValue: CardValue | null,
): Result<PurchaseSnapshot, SnapshotProblem | 'notReady'> {
  const { recharge, session, selection } = services
  const { product, coupons, payment } = recharge.getState()
  // Prices and methods of one payment region are not paid in another. Source: decision 54.
  if (!isOpenedHere(recharge.getState(), session.getState())) return { ok: false, error: 'notReady' }
  const buyer = visitorOf(session.getState())
  const { clientId, game, region: paymentRegion } = session.getState()
  const { area, server, character } = selection.getState().selection
  const quote = quoteOf(services)
  const { choice } = payment
  const exchanged = exchangedBy(product, cardValue)
  const shownPayable = exchanged?.price ?? quote.payable
  if (buyer.kind === 'guest' || product === null || shownPayable === null || choice.kind !== 'method') {
    return { ok: false, error: 'notReady' }
  }
  const sold = exchanged === null ? product : exchangedFor(services, product, exchanged)
  return buildSnapshot({
    intentId: services.newId(),
    nowMs: services.clock.now(),
    buyer,
    game: { clientId, name: game === null ? (clientId ?? '') : fullNameOf(game) },
    isAreaRole: valueOr(services.catalogue.getState().pageConfig, null)?.isAreaRole ?? false,
    area,
    server,
    character,
    product: sold,
    coupon: exchanged === null ? couponInUse(services, quote) : null,
    pricedCoupon: pricedCoupon(coupons),
    payment: { region: choice.region, picked: choice.picked },
    paymentRegion,
    shownPayable,
    points: pointsOf(quote, exchanged),
  })
}

/** What a card is worth where it is exchanged; null where it, or something else, pays for a product. */
const exchangedBy = (product: Sold | null, cardValue: CardValue | null): CardValue | null =>
  product?.isPointCard === true ? cardValue : null

/** What the player receives for a 43-point card, which is not the card: its own worth. */
const exchangedFor = (
  { translator }: Pick<CheckoutServices, 'translator'>,
  product: Sold,
  cardValue: CardValue,
): Sold => ({
  ...product,
  price: cardValue.price,
  display: cardValueText(translator, cardValue).gems,
  bonus: '',
})

/** What a card gives is no product of the list, and comes without its points. */
const pointsOf = ({ points }: Quote, exchanged: CardValue | null): number => (exchanged === null ? points : 0)

/** The coupon that lowers the price, with its name in the language of the page. */
function couponInUse(
  { translator, brand }: Pick<CheckoutServices, 'brand' | 'translator'>,
  { couponUse }: Quote,
): { readonly code: string; readonly name: string } | null {
  if (couponUse.kind !== 'used') return null
  const { code, name } = couponUse.coupon
  return { code, name: couponText(name, translator.language(), brand.defaultLanguage) }
}

/**
 * Whether the prices and methods of a recharge belong to the current game and payment region. Source: decision 54.
 */
export function isOpenedHere(
  { place }: Pick<RechargeState, 'place'>,
  { clientId, region }: Pick<SessionState, 'clientId' | 'region'>,
): boolean {
  return place?.clientId === clientId && place.region === region
}

/** What a recharge was opened with. */
export interface OpenedProduct {
  readonly product: Product
  readonly withCoupons: boolean
  /** Who was logged in last; kept when a session ends, because the same player may come back. */
  readonly suid: string | null
}

/**
 * Keeps the recharge of a product up to date with the product list (`openListed`), while it is on the screen; `opened`
 * remembers what is open across products. Looks when a change of all stores is complete: another game first has the
 * products of the one before. Returns a function that stops. Source: spec §4 "Recharge flow".
 */
export function keepOpened(
  services: Pick<CheckoutServices, 'catalogue' | 'recharge' | 'session' | 'toasts' | 'translator'>,
  productId: string,
  opened: { current: OpenedProduct | null } = { current: null },
): () => void {
  const { recharge, catalogue, session } = services
  let [isStopped, isLooking] = [false, false]
  let before: readonly unknown[] = []
  const look = () => {
    isLooking = false
    if (isStopped) return
    const { products, pageConfig } = catalogue.getState()
    const product = findProduct(products, productId)
    const withCoupons = valueOr(pageConfig, null)?.isOpenCoupon ?? false
    const { clientId, region } = session.getState()
    const suid = accountOf(session.getState())?.suid ?? null
    // When an order ends, compare again.
    const now = [product, withCoupons, suid, clientId, region, recharge.getState().placing.kind !== 'no']
    if (now.every((value, index) => value === before[index])) return
    before = now
    if (product !== null)
      opened.current = openListed(services, { product, withCoupons, suid }, opened.current)
  }
  const lookSoon = () => {
    if (isLooking) return
    isLooking = true
    queueMicrotask(look)
  }
  look()
  const stops = [recharge.subscribe(lookSoon), catalogue.subscribe(lookSoon), session.subscribe(lookSoon)]
  return () => {
    isStopped = true
    for (const stop of stops) stop()
  }
}

/**
 * Opens the recharge of a product as it is listed now, unless `before` is the same recharge. Coupons follow when the
 * page config arrives later. Another player or payment region opens it again, and so does a new price in the list,
 * which the player is informed of. Returns what is open from now on. Source: spec §4 "Recharge flow", faults M-09.
 */
function openListed(
  services: Pick<CheckoutServices, 'recharge' | 'session' | 'toasts' | 'translator'>,
  listed: OpenedProduct,
  before: OpenedProduct | null,
): OpenedProduct {
  const { recharge } = services
  const { product, withCoupons, suid } = listed
  const change = changeOf(services, listed, before)
  // An order that is being placed was frozen at its tap. A rejection leaves the recharge open; then price and region
  // are compared again.
  if (before !== null && (change === 'place' || change === 'price') && isPlacing(services)) return before
  if (change === 'price') showErrorToast(services, 'error.priceChanged')
  if (change !== 'none') void recharge.getState().open(product, { withCoupons })
  else if (withCoupons && before?.withCoupons === false) void recharge.getState().loadCoupons()
  return { product, withCoupons, suid: suid ?? before?.suid ?? null }
}

/** What makes the listed product another recharge than the one before. */
function changeOf(
  { recharge, session }: Pick<CheckoutServices, 'recharge' | 'session'>,
  { product, suid }: OpenedProduct,
  before: OpenedProduct | null,
): 'product' | 'place' | 'price' | 'player' | 'none' {
  if (before?.product.productId !== product.productId) return 'product'
  if (!isOpenedHere(recharge.getState(), session.getState())) return 'place'
  if (!isSamePrice(before.product, product)) return 'price'
  // Another player has other coupons.
  const isOtherPlayer = suid !== null && before.suid !== null && before.suid !== suid
  return isOtherPlayer ? 'player' : 'none'
}

const isPlacing = ({ recharge }: Pick<CheckoutServices, 'recharge'>): boolean =>
  recharge.getState().placing.kind !== 'no'

/** Whether two products cost the same; what cannot be read is like nothing else that can. */
export const isSamePrice = (
  { price: one }: Pick<Product, 'price'>,
  { price: other }: Pick<Product, 'price'>,
): boolean => (one === null || other === null ? one === other : compareMoney(one, other) === 0)

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

/** Whether what is sold can be bought now; the debt of a payment link that names no product has no limit. */
export function availabilityNow(
  services: Parameters<typeof availabilityOf>[0],
  { productId, ...sold }: Sold,
): ProductAvailability {
  return productId === null
    ? { kind: 'buyable', limit: null }
    : availabilityOf(services, { ...sold, productId })
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

/** The texts that say why nothing is bought. */
export type ErrorText =
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
