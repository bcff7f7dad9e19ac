import { compareMoney } from '@topup/domain'
import type { Goods } from '@topup/domain'
import type { CheckoutServices } from '../checkout/checkoutServices.ts'
import { isOpenedHere } from './isOpenedHere.ts'
import { showErrorToast } from './showErrorToast.ts'

/** What a recharge was begun with. */
export interface OpenedGoods {
  readonly product: Goods
  readonly withCoupons: boolean
  /** Who was logged in last; a session that ended leaves it, for it may be the same player who comes back. */
  readonly suid: string | null
}

/**
 * Begins the recharge of a product as it is listed now, where `before` is not the same recharge. Coupons follow when
 * the page config comes later. Another player or payment region begins it anew, and so does a price that changes in the
 * list, which is told. Answers what is opened from here on. Source: spec §4 "Recharge flow", faults M-09.
 */
export function openListed(
  services: Pick<CheckoutServices, 'recharge' | 'session' | 'toasts' | 'translator'>,
  listed: OpenedGoods,
  before: OpenedGoods | null,
): OpenedGoods {
  const { recharge, session } = services
  const { product, withCoupons, suid } = listed
  const isSameProduct = before?.product.productId === product.productId
  const isOpened = isSameProduct && isOpenedHere(recharge.getState(), session.getState())
  const isOtherPrice = isOpened && !isSamePrice(before.product, product)
  // What is being placed was frozen at its tap; a rejection leaves the recharge open, and then price and region count.
  if (isSameProduct && (isOtherPrice || !isOpened) && recharge.getState().placing.kind !== 'no') return before
  if (isOtherPrice) showErrorToast(services, 'error.priceChanged')
  // Another player has other coupons.
  const isOtherPlayer = isOpened && suid !== null && before.suid !== null && before.suid !== suid
  if (!isOpened || isOtherPrice || isOtherPlayer) void recharge.getState().open(product, { withCoupons })
  else if (withCoupons && !before.withCoupons) void recharge.getState().loadCoupons()
  return { product, withCoupons, suid: suid ?? before?.suid ?? null }
}

const isSamePrice = ({ price: one }: Goods, { price: other }: Goods): boolean =>
  one === null || other === null ? one === other : compareMoney(one, other) === 0
