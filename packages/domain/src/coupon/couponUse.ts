import type { Goods } from '../goods/goods.ts'
import type { PaymentOption } from '../payment/paymentMethod.ts'
import type { Coupon } from './coupon.ts'
import { isAvailable } from './couponLists.ts'

/**
 * What the coupon row shows, and whether a coupon takes effect: only `used` changes the price. `hidden` outside
 * the VIP version; `claimMore` when no coupon can be used. Source: spec §5 "Buy button and coupons".
 */
export type CouponUse =
  | { readonly kind: 'hidden' }
  | { readonly kind: 'unsupportedGoods' }
  | { readonly kind: 'unsupportedMethod' }
  | { readonly kind: 'claimMore' }
  | { readonly kind: 'pleaseSelect' }
  | { readonly kind: 'used'; readonly coupon: Coupon }

/**
 * Decides whether a coupon takes effect. That requires the VIP version, a product that accepts coupons, a
 * method with `openCoupon` and a chosen coupon; while no method is chosen, the method condition counts as met.
 * `coupons` are all that were loaded.
 * Source: spec §5 "Buy button and coupons", "Coupon row texts".
 */
export function couponUse({
  isVipVersion,
  goods,
  method,
  coupon,
  coupons,
}: {
  readonly isVipVersion: boolean
  readonly goods: Goods | null
  readonly method: PaymentOption | null
  readonly coupon: Coupon | null
  readonly coupons: readonly Coupon[]
}): CouponUse {
  if (!isVipVersion || goods === null) return { kind: 'hidden' }
  if (!goods.isCoupon) return { kind: 'unsupportedGoods' }
  if (method !== null && !method.openCoupon) return { kind: 'unsupportedMethod' }
  if (coupon !== null) return { kind: 'used', coupon }
  return { kind: coupons.some(isAvailable) ? 'pleaseSelect' : 'claimMore' }
}

/**
 * Whether to ask the player for confirmation before paying: no coupon is used although usable ones exist.
 * Source: spec §5 "Confirmations".
 */
export function needsNoCouponConfirm(use: CouponUse): boolean {
  return use.kind === 'pleaseSelect'
}
