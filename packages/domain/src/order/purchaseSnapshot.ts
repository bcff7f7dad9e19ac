import type { Choice } from '../base/choice.ts'
import type { Money } from '../money/money.ts'
import type { PaymentRegion } from '../region/paymentRegion.ts'
import type { Visitor } from '../account/account.ts'
import { whyNoCoupon } from '../coupon/coupon.ts'
import type { PricedCoupon, CouponState } from '../coupon/reduceCoupons.ts'
import { compareMoney, subtractMoney } from '../money/arithmetic.ts'
import { type PickedMethod, optionOf } from '../payment/paymentMethod.ts'
import { type Result, err, ok } from '../base/result.ts'
import type { ProductAvailability, Sold } from '../product/product.ts'
import type { Recipient } from './recipient.ts'

/** The chosen payment method; a sub-method carries its parent's name too. */
export interface ChosenMethod {
  readonly paywayId: string
  readonly channelId: number
  readonly name: string
  readonly country: string
}

/**
 * Exactly what is paid: frozen when the player taps Buy, shown and sent from this one value.
 * Source: decision 31.
 */
export interface PurchaseSnapshot {
  /** Sent as `session_id`; one per intent, so that a server can recognise a repeated call. */
  readonly intentId: string
  /** Sent as `session_time`; epoch milliseconds. */
  readonly intendedAtMs: number
  readonly recipient: Recipient
  readonly product: {
    /** Null where a payment link names none. */
    readonly productId: string | null
    readonly display: string
    readonly typeKey: string
    /** What the store promised beside the product, in the service's own words: "+492 bonus"; empty without one. */
    readonly bonus: string
  }
  readonly price: Money
  readonly coupon: { readonly code: string; readonly name: string; readonly discountPrice: Money } | null
  /** What the player pays: `price`, or the coupon's `discountPrice`. */
  readonly payable: Money
  /** The growth points that were shown; 0 where there are none. Source: decision 50. */
  readonly points: number
  readonly method: ChosenMethod
  readonly paymentRegion: PaymentRegion
}

/** What is kept of an order for which this device has no purchase data: who asked about it, where that is known, and when. Source: decisions 46 and 68. */
export interface UnknownPurchase extends Pick<
  PurchaseSnapshot,
  'intentId' | 'intendedAtMs' | 'recipient' | 'paymentRegion'
> {
  readonly product: null
}

/** What the journal keeps of a purchase. */
export type KeptPurchase = PurchaseSnapshot | UnknownPurchase

/** Makes what is kept of an order for which this device has no purchase data. Source: decisions 46 and 68. */
export const unknownPurchase = (known: {
  readonly intentId: string
  readonly intendedAtMs?: number
  readonly asker?: Recipient
  /** One in which the brand sells: earlier releases read no other. */
  readonly paymentRegion: PaymentRegion
}): UnknownPurchase => ({
  intentId: known.intentId,
  intendedAtMs: known.intendedAtMs ?? 0,
  recipient: known.asker ?? { kind: 'unread' },
  product: null,
  paymentRegion: known.paymentRegion,
})

/** Whether nothing is known of what was bought. Source: decisions 46 and 68. */
export const isUnknownPurchase = (purchase: KeptPurchase): purchase is UnknownPurchase =>
  purchase.product === null

/**
 * What is on the screen when the player taps Buy. `coupon` is the one in effect (`couponUse` is `used`), named
 * as the player read it, else null; `shownPayable` is the amount the player read; `payment.region` is the key
 * of the `country` map.
 */
export interface SnapshotParts {
  readonly intentId: string
  readonly nowMs: number
  readonly buyer: Exclude<Visitor, { readonly kind: 'guest' }>
  /** Null while no game is chosen. */
  readonly game: { readonly clientId: string | null; readonly name: string }
  readonly isAreaRole: boolean
  readonly area: Choice | null
  readonly server: Choice | null
  readonly character: Choice | null
  readonly product: Sold
  readonly coupon: { readonly code: string; readonly name: string } | null
  readonly pricedCoupon: PricedCoupon | null
  readonly payment: { readonly region: string; readonly picked: PickedMethod }
  readonly paymentRegion: PaymentRegion
  readonly shownPayable: Money
  /** The growth points that the player read; 0 where there are none. */
  readonly points: number
}

/**
 * Why no snapshot is made. `channelMissing` is the message "Channel id does not exist"; `couponPriceMismatch`:
 * the coupon's price is unknown or belongs to another coupon, game or product, or the coupon is not allowed
 * here; `priceInexact`: what is paid, such as a card's worth, has more decimals than its currency;
 * `priceChanged`: the player read another amount, so a new tap is needed.
 */
export type SnapshotProblem =
  | 'noCharacter'
  | 'noArea'
  | 'priceUnknown'
  | 'priceInexact'
  | 'couponPriceMismatch'
  | 'channelMissing'
  | 'priceChanged'

/**
 * Freezes exactly what is paid, or returns why that is impossible. From here on, recipient, product, coupon,
 * price and method all come from this one value. The area is taken only when `isAreaRole` is on.
 * Source: decisions 31 and 32 "if the order loses its discount, it needs a new tap", spec §5, faults M-08,
 * M-09, M-10, decision 62.
 */
export function buildSnapshot(parts: SnapshotParts): Result<PurchaseSnapshot, SnapshotProblem> {
  const { product, coupon, shownPayable } = parts
  const recipient = recipientOf(parts)
  if (!recipient.ok) return recipient
  if (product.price === null) return err('priceUnknown')
  const method = chosenMethod(parts.payment)
  if (method === null) return err('channelMissing')
  const applied = coupon === null ? null : applyCoupon(parts, coupon, product.price)
  if (applied !== null && !applied.ok) return applied
  const payable = applied?.value.discountPrice ?? product.price
  if ([product.price, payable].some(({ asSent }) => asSent !== undefined)) return err('priceInexact')
  if (compareMoney(payable, shownPayable) !== 0) return err('priceChanged')
  const { productId, display, typeKey, bonus } = product
  return ok(
    frozen<PurchaseSnapshot>({
      intentId: parts.intentId,
      intendedAtMs: parts.nowMs,
      recipient: recipient.value,
      product: { productId, display, typeKey, bonus },
      price: product.price,
      coupon: applied?.value ?? null,
      payable,
      points: parts.points,
      method,
      paymentRegion: parts.paymentRegion,
    }),
  )
}

/** Who receives what a visitor buys: the payment link says it itself, everybody else has chosen a character. Source: decision 31. */
export function recipientOf(
  parts: Pick<SnapshotParts, 'area' | 'buyer' | 'character' | 'game' | 'isAreaRole' | 'server'>,
): Result<Recipient, 'noCharacter' | 'noArea'> {
  const { buyer, isAreaRole, area, server, character } = parts
  const { clientId, name: gameName } = parts.game
  if (buyer.kind === 'paymentLink') return ok({ kind: 'paymentLink', clientId, gameName, ...buyer.payer })
  // A character belongs to a game.
  if (clientId === null || server === null || character === null) return err('noCharacter')
  if (isAreaRole && area === null) return err('noArea')
  const { username, suid } = buyer.account
  return ok({
    kind: 'character',
    clientId,
    gameName,
    username,
    suid,
    area: isAreaRole ? area : null,
    server,
    character,
  })
}

/** The name of a sub-method begins with its parent's: "E-wallet · Boost". */
function chosenMethod({ region, picked }: SnapshotParts['payment']): ChosenMethod | null {
  const { paywayId, channelId, name } = optionOf(picked)
  if (channelId === null) return null
  const fullName = picked.subMethod === null ? name : `${picked.method.name} · ${name}`
  return { paywayId, channelId, name: fullName, country: region }
}

function applyCoupon(
  { pricedCoupon, product, game, payment }: SnapshotParts,
  { code, name }: NonNullable<SnapshotParts['coupon']>,
  price: Money,
): Result<NonNullable<PurchaseSnapshot['coupon']>, 'couponPriceMismatch'> {
  const isSameTuple =
    pricedCoupon?.couponCode === code &&
    pricedCoupon.productId === product.productId &&
    pricedCoupon.clientId === game.clientId
  if (!isSameTuple || whyNoCoupon({ product, method: optionOf(payment.picked) }) !== null)
    return err('couponPriceMismatch')
  const { discountPrice } = pricedCoupon.price
  if (subtractMoney(price, discountPrice) === null) return err('couponPriceMismatch')
  return ok({ code, name, discountPrice })
}

/** A copy frozen all the way down, so that nothing that changes later reaches what is paid. */
function frozen<T extends object>(value: T): T {
  const copy = { ...value }
  for (const key in copy) {
    const inner = copy[key]
    if (typeof inner === 'object' && inner !== null) copy[key] = frozen(inner)
  }
  return Object.freeze(copy)
}

/** Why Buy is not possible yet; each reason has a next step: log in, choose, pay the open order, wait. */
export type BuyBlock =
  | 'notLoggedIn'
  | 'noCharacter'
  | 'noProduct'
  | 'limitReached'
  | 'limitUnknown'
  | 'unpaidOrder'
  | 'noMethod'
  | 'channelMissing'
  | 'priceUnknown'
  | 'couponPriceLoading'

/** Whether the player may buy, or the first reason why not. */
type BuyVerdict = { readonly kind: 'ready' } | { readonly kind: 'blocked'; readonly reason: BuyBlock }

/**
 * Everything that the decision depends on; null means "not chosen", or an availability that has not been
 * determined.
 */
export interface BuyContext {
  readonly visitor: Visitor
  readonly character: Choice | null
  readonly product: Sold | null
  readonly availability: ProductAvailability | null
  readonly payment: PickedMethod | null
  readonly couponState: CouponState
}

/**
 * Whether Buy may proceed. The reasons are in the order in which a player meets them, so the first one is the
 * one to act on. Source: spec §5 "Buy button and coupons", §4 "Limited goods", §6, faults M-09, M-10.
 */
export function canBuy(context: BuyContext): BuyVerdict {
  const reason = firstBlock(context)
  return reason === null ? { kind: 'ready' } : { kind: 'blocked', reason }
}

function firstBlock({
  visitor,
  character,
  product,
  availability,
  payment,
  couponState,
}: BuyContext): BuyBlock | null {
  if (visitor.kind === 'guest') return 'notLoggedIn'
  if (character === null && visitor.kind !== 'paymentLink') return 'noCharacter'
  if (product === null) return 'noProduct'
  if (availability?.kind === 'limitReached') return 'limitReached'
  if (availability?.kind === 'unpaid') return 'unpaidOrder'
  if (availability?.kind === 'limitUnknown') return 'limitUnknown'
  if (payment === null) return 'noMethod'
  if (optionOf(payment).channelId === null) return 'channelMissing'
  if (isPriceMissing(product)) return 'priceUnknown'
  return couponState.choice.kind === 'pricing' ? 'couponPriceLoading' : null
}

/** A point card costs no money: what it is worth is looked up with its number. */
const isPriceMissing = ({ price, isPointCard }: Sold): boolean => price === null && !isPointCard
