import { couponUse, optionOf, subtractMoney } from '@topup/domain'
import type { CouponUse, Money, PickedMethod } from '@topup/domain'
import { valueOr } from '../../../store/state/loadable.ts'
import type { CheckoutServices } from '../checkout/checkoutServices.ts'

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
