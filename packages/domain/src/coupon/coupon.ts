import { assertNever } from '../base/assertNever.ts'
import type { Money } from '../money/money.ts'
import type { PaymentOption } from '../payment/paymentMethod.ts'
import type { Sold } from '../product/product.ts'

/** Coupon tabs and states. Source: spec §3 "Enumerations". */
export type CouponCategory = 'claim' | 'avail' | 'lock' | 'history'

/** A discount coupon. Times are epoch milliseconds. Source: spec §3 "Coupon". */
export interface Coupon {
  readonly code: string
  /** Plain text, or one text per locale. */
  readonly name: string | ReadonlyMap<string, string>
  readonly category: CouponCategory
  readonly isUsed: boolean
  readonly usedAtMs: number | null
  readonly validEndAtMs: number | null
  /** IANA name or `UTC+8` style offset, as sent. */
  readonly timeZone: string
  /** Share of the price that is still paid: 0.85 is 15 % off; in (0, 1]. */
  readonly discountRate: number
  /** Whether the rate may have been meant otherwise: such a coupon is not chosen by itself. Source: decision 103. */
  readonly isDoubtful?: true
  readonly group: 'permanent' | 'month' | 'week'
}

/** What a coupon does to one product's price. Source: spec §3 "Coupon price result". */
export interface CouponPrice {
  readonly points: number
  readonly discountPrice: Money
}

/** A request for a coupon's price for this game and product, numbered so that only its own answer counts. */
export interface CouponQuote {
  readonly requestId: number
  readonly clientId: string
  readonly productId: string
  readonly coupon: Coupon
}

/**
 * The chosen coupon and the state of its price.
 * - `failed`: the list or the price could not be loaded; the coupon is cleared.
 * - `rejected`: the service rejected its use as illegal (-3062); the coupon is cleared.
 */
export type CouponChoice =
  | { readonly kind: 'none' }
  | { readonly kind: 'pricing'; readonly quote: CouponQuote }
  | { readonly kind: 'priced'; readonly quote: CouponQuote; readonly price: CouponPrice }
  | { readonly kind: 'failed' }
  | { readonly kind: 'rejected'; readonly code: string }

/** Coupons as the popup shows them: two tabs and the history. Source: spec §2 "Coupon popup". */
export interface CouponLists {
  readonly usable: readonly Coupon[]
  readonly unusable: readonly Coupon[]
  readonly history: readonly Coupon[]
}

/** Splits coupons into tabs: to claim or available are usable, locked ones are not. Source: spec §3 "Enumerations". */
export function splitCoupons(coupons: readonly Coupon[]): CouponLists {
  return {
    usable: coupons.filter(({ category }) => category === 'claim' || category === 'avail'),
    unusable: coupons.filter(({ category }) => category === 'lock'),
    history: coupons.filter(({ category }) => category === 'history'),
  }
}

/**
 * An available coupon whose end has passed in the service's time counts as locked and cannot be used, whatever the list
 * reports. While that time is not known (null) the list is believed; the service refuses what has ended.
 * Source: decisions 49 and 53.
 */
export function lockExpired(coupons: readonly Coupon[], serviceMs: number | null): readonly Coupon[] {
  return coupons.map((coupon) =>
    coupon.category === 'avail' &&
    coupon.validEndAtMs !== null &&
    serviceMs !== null &&
    coupon.validEndAtMs <= serviceMs
      ? { ...coupon, category: 'lock' }
      : coupon,
  )
}

/**
 * The coupon to choose for the player: the available one with the lowest `discountRate`, the first of equal
 * ones. A code the service rejected is never chosen again in this visit, nor one whose rate is in doubt. Source: spec §4
 * "Recharge flow", decisions 32 and 103.
 */
export function bestCoupon(coupons: readonly Coupon[], rejectedCodes: ReadonlySet<string>): Coupon | null {
  return coupons
    .filter((coupon) => coupon.isDoubtful !== true && whyNotChosen(coupon, { rejectedCodes }) === null)
    .reduce<Coupon | null>(
      (best, coupon) => (best === null || coupon.discountRate < best.discountRate ? coupon : best),
      null,
    )
}

/**
 * What a coupon shows. `used` carries the used time and `expired` the end time, epoch milliseconds, with the
 * coupon's own time zone; null when the service sent none. Source: spec §4 "Coupon tags".
 */
export type CouponTag =
  | { readonly kind: 'claimable' }
  | { readonly kind: 'use' }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'notUsable' }
  | { readonly kind: 'used'; readonly atMs: number | null; readonly timeZone: string }
  | { readonly kind: 'expired'; readonly atMs: number | null; readonly timeZone: string }

/**
 * The tag of a coupon: an available one shows "cancel" while it is chosen at checkout, else "use"; in the claim
 * popup, where nothing is chosen, always "use". Source: spec §4 "Coupon tags", design.md §4.
 */
export function couponTag(
  coupon: Coupon,
  { place, chosenCode }: { readonly place: 'checkout' | 'claim'; readonly chosenCode: string | null },
): CouponTag {
  switch (coupon.category) {
    case 'claim':
      return { kind: 'claimable' }
    case 'avail':
      return { kind: place === 'checkout' && coupon.code === chosenCode ? 'cancel' : 'use' }
    case 'lock':
      return { kind: 'notUsable' }
    case 'history': {
      const { isUsed, usedAtMs, validEndAtMs, timeZone } = coupon
      return isUsed
        ? { kind: 'used', atMs: usedAtMs, timeZone }
        : { kind: 'expired', atMs: validEndAtMs, timeZone }
    }
    default:
      return assertNever(coupon.category)
  }
}

/** Why a purchase takes no coupon at all. */
export type NoCouponReason =
  /** The VIP version is off. Source: spec §5 "Buy button and coupons". */
  | 'notVip'
  /** No product is open. */
  | 'noProduct'
  /** The product takes no coupon. Source: spec §5 "Coupon row texts". */
  | 'unsupportedProduct'
  /** The payment method has no `open_coupon`. Source: spec §5 "Coupon row texts". */
  | 'unsupportedMethod'

/** Why a coupon is not chosen, or is chosen and has no effect on the price. */
export type CouponReason =
  | NoCouponReason
  /** It has to be claimed first. Source: spec §4 "Coupon tags". */
  | 'toClaim'
  /** It is locked, or its end had passed when the list was loaded (`lockExpired`). Source: spec §4 "Coupon tags", decision 49. */
  | 'locked'
  /** It belongs to the history. Source: spec §4 "Coupon tags". */
  | 'past'
  /** It was used. Source: spec §4 "Coupon tags". */
  | 'used'
  /** The service rejected it in this visit; only the player may choose it again. Source: decision 32. */
  | 'rejected'
  /** Another coupon is chosen, or none. Source: spec §4 "Recharge flow". */
  | 'notPicked'
  /** Its price is being loaded. Source: spec §4 "Selecting a coupon refreshes the price". */
  | 'pricing'
  /** The list or the price could not be loaded. Source: spec §8 "Coupon list or price load failure". */
  | 'failed'
  /** Its price was asked for another product or game. Source: faults M-09. */
  | 'otherPurchase'

/** The purchase that a coupon is meant for. What is left out is not asked about. */
export interface CouponPurchase {
  readonly isVipVersion?: boolean
  readonly product?: Pick<Sold, 'productId' | 'isCoupon'> | null
  /** Null while no method is chosen: then it prevents nothing. */
  readonly method?: Pick<PaymentOption, 'openCoupon'> | null
}

/** What a coupon is judged by. What is left out is not asked about. */
export interface CouponContext extends CouponPurchase {
  /** Coupons that are not chosen for the player again. */
  readonly rejectedCodes?: ReadonlySet<string>
  /** What is chosen now, in the game that `clientId` names; null without a game. */
  readonly chosen?: { readonly choice: CouponChoice; readonly clientId: string | null }
}

/** Why a purchase takes no coupon; null when it takes one. Source: spec §5 "Buy button and coupons". */
export function whyNoCoupon({ isVipVersion, product, method }: CouponPurchase): NoCouponReason | null {
  if (isVipVersion === false) return 'notVip'
  if (product === null) return 'noProduct'
  if (product?.isCoupon === false) return 'unsupportedProduct'
  return method?.openCoupon === false ? 'unsupportedMethod' : null
}

/**
 * The first reason against a coupon; null when there is none. The one place that decides: a coupon may be chosen, is
 * chosen for the player, or has an effect on the price exactly when there is no reason against it in that context.
 * A coupon that cannot be read is not listed at all (`decodeCoupon`).
 * Source: spec §4 "Recharge flow", §5 "Buy button and coupons", decisions 32 and 49.
 */
export function whyNotChosen(coupon: Coupon, context: CouponContext = {}): CouponReason | null {
  return whyNoCoupon(context) ?? whyNotAvailable(coupon, context) ?? whyNotInUse(coupon, context)
}

function whyNotAvailable(
  { category, code, isUsed }: Coupon,
  { rejectedCodes }: CouponContext,
): CouponReason | null {
  switch (category) {
    case 'claim':
      return 'toClaim'
    case 'lock':
      return 'locked'
    case 'history':
      return 'past'
    case 'avail':
      if (isUsed) return 'used'
      return rejectedCodes?.has(code) === true ? 'rejected' : null
    default:
      return assertNever(category)
  }
}

function whyNotInUse({ code }: Coupon, { chosen, product }: CouponContext): CouponReason | null {
  if (chosen === undefined) return null
  const { choice, clientId } = chosen
  switch (choice.kind) {
    case 'none':
      return 'notPicked'
    case 'failed':
      return 'failed'
    case 'rejected':
      return choice.code === code ? 'rejected' : 'notPicked'
    case 'pricing':
      return choice.quote.coupon.code === code ? 'pricing' : 'notPicked'
    case 'priced': {
      const { quote } = choice
      if (quote.coupon.code !== code) return 'notPicked'
      const isForThis = quote.clientId === clientId && quote.productId === product?.productId
      return isForThis ? null : 'otherPurchase'
    }
    default:
      return assertNever(choice)
  }
}

/**
 * A coupon's name as players read it: the plain text, or the entry of the language, else of the brand's default
 * language, else the first one; empty when there is none. Source: spec §3 "Coupon", faults S18.
 */
export function couponText(name: Coupon['name'], language: string, defaultLanguage: string): string {
  if (typeof name === 'string') return name
  const [first = ''] = name.values()
  return name.get(language) ?? name.get(defaultLanguage) ?? first
}

/** What a coupon takes off the price, in whole percent: 15 for a rate of 0.85. Source: spec §3 "discount_rate", design "14-coupons-usable". */
export function percentOff({ discountRate }: Pick<Coupon, 'discountRate'>): number {
  return Math.round(100 - discountRate * 100)
}

/** The rate of a coupon whose rule is in doubt, in percent as it was sent; null where it is sure. Source: decision 103. */
export function percentAsSent({
  discountRate,
  isDoubtful,
}: Pick<Coupon, 'discountRate' | 'isDoubtful'>): number | null {
  return isDoubtful === true ? Math.round(discountRate * 100) : null
}

/** Both figures of a discount, for the one that a market writes. */
export interface DiscountFigures {
  /** What is taken off, in whole percent. */
  readonly percent: number
  /** What is still paid, as Chinese counts it: 85 for 85 in a hundred, 8 for eighty, 0.5 for five. */
  readonly rate: number
}

/** The figures of a coupon's discount: 15 and 85 for a rate of 0.85. Source: spec §3 "discount_rate", decision 63. */
export function discountFigures(coupon: Pick<Coupon, 'discountRate'>): DiscountFigures {
  const percent = percentOff(coupon)
  const paid = 100 - percent
  return { percent, rate: paid % 10 === 0 || paid < 10 ? paid / 10 : paid }
}
