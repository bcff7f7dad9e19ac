import { subtractMoney } from '../money/arithmetic.ts'
import type { Money } from '../money/money.ts'
import type { PaymentOption } from '../payment/paymentMethod.ts'
import type { Product } from '../product/product.ts'
import type { Coupon, CouponPrice } from './coupon.ts'
import type { CouponState } from './reduceCoupons.ts'
import { type NoCouponReason, whyNoCoupon, whyNotChosen } from './whyNotChosen.ts'

/**
 * What the coupon row shows, and whether a coupon takes effect: only `used` changes the price. `claimMore` when no
 * coupon can be used. Source: spec §5 "Buy button and coupons".
 */
export type CouponUse =
  | { readonly kind: NoCouponReason }
  | { readonly kind: 'claimMore' }
  | { readonly kind: 'pleaseSelect' }
  | { readonly kind: 'used'; readonly coupon: Coupon; readonly price: CouponPrice }

/**
 * Decides whether a coupon takes effect. That requires the VIP version, a product that accepts coupons, a method with
 * `openCoupon`, and a chosen coupon with a price for this product and game; while no method is chosen, the method
 * condition counts as met.
 * Source: spec §5 "Buy button and coupons", "Coupon row texts", faults M-09.
 */
export function couponUse({
  coupons: { choice, coupons },
  clientId,
  ...purchase
}: {
  readonly coupons: Pick<CouponState, 'choice' | 'coupons'>
  readonly clientId: string
  readonly isVipVersion: boolean
  readonly product: Product | null
  readonly method: PaymentOption | null
}): CouponUse {
  const reason = whyNoCoupon(purchase)
  if (reason !== null) return { kind: reason }
  if (choice.kind === 'priced') {
    const { coupon } = choice.quote
    if (whyNotChosen(coupon, { ...purchase, chosen: { choice, clientId } }) === null)
      return { kind: 'used', coupon, price: choice.price }
  }
  return { kind: hasUsable(coupons) ? 'pleaseSelect' : 'claimMore' }
}

/**
 * Whether to ask the player for confirmation before paying: no coupon is used although usable ones exist, be it because none
 * is chosen or because the method takes none. Source: spec §5 "Confirmations", decision 49.
 */
export function needsNoCouponConfirm(use: CouponUse, coupons: readonly Coupon[]): boolean {
  return use.kind === 'pleaseSelect' || (use.kind === 'unsupportedMethod' && hasUsable(coupons))
}

const hasUsable = (coupons: readonly Coupon[]): boolean =>
  coupons.some((coupon) => whyNotChosen(coupon) === null)

/**
 * Whether a product can be paid at the price that a coupon gives it: one in its currency, and no dearer than without the
 * coupon. Source: decision 62, faults M-09, M-10.
 */
export const canPayWithCoupon = (discountPrice: Money, price: Money): boolean =>
  subtractMoney(price, discountPrice) !== null
