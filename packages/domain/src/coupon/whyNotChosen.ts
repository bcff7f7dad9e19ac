import { assertNever } from '../base/assertNever.ts'
import type { Product } from '../product/product.ts'
import type { PaymentOption } from '../payment/paymentMethod.ts'
import type { Coupon, CouponChoice } from './coupon.ts'

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
  readonly product?: Pick<Product, 'productId' | 'isCoupon'> | null
  /** Null while no method is chosen: then it prevents nothing. */
  readonly method?: Pick<PaymentOption, 'openCoupon'> | null
}

/** What a coupon is judged by. What is left out is not asked about. */
export interface CouponContext extends CouponPurchase {
  /** Coupons that are not chosen for the player again. */
  readonly rejectedCodes?: ReadonlySet<string>
  /** What is chosen now, in the game that `clientId` names. */
  readonly chosen?: { readonly choice: CouponChoice; readonly clientId: string }
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
