import { compareMoney } from '@topup/domain'
import type { Goods } from '@topup/domain'
import { useEffect, useRef } from 'react'
import { valueOr } from '../app/loadable.ts'
import { accountOf } from '../app/sessionStore.ts'
import { useSelected } from '../app/servicesContext.tsx'
import { useCheckout } from '../checkout/checkoutContext.tsx'
import { findGoods } from '../goods/catalogueStore.ts'
import { sayError } from './sayError.ts'

interface Opened {
  readonly product: Goods
  readonly withCoupons: boolean
  /** Who was logged in last; a session that ended leaves it, for it may be the same player who comes back. */
  readonly suid: string | null
}

/**
 * Begins the recharge of a product once it is among the goods; null until then. Coupons follow when the page config
 * comes later. Another player begins it anew, and so does a price that changes in the list, which is told.
 * Source: spec §4 "Recharge flow", faults M-09.
 */
export function useOpenedGoods(productId: string): Goods | null {
  const services = useCheckout()
  const { recharge, catalogue } = services
  const goods = useSelected(recharge, (state) => state.goods)
  const listed = useSelected(catalogue, (state) => findGoods(state.goods, productId))
  const withCoupons = useSelected(
    catalogue,
    (state) => valueOr(state.pageConfig, null)?.isOpenCoupon ?? false,
  )
  const suid = useSelected(services.session, (state) => accountOf(state)?.suid ?? null)
  const isPlacing = useSelected(recharge, (state) => state.placing.kind !== 'no')
  const opened = useRef<Opened | null>(null)

  useEffect(() => {
    if (listed === null) return
    const before = opened.current
    const isOpened = before?.product.productId === listed.productId
    const isOtherPrice = isOpened && !isSamePrice(before.product, listed)
    // What is being placed was frozen at its tap; a refusal leaves the recharge open, and then the price counts.
    if (isOtherPrice && isPlacing) return
    opened.current = { product: listed, withCoupons, suid: suid ?? before?.suid ?? null }
    if (isOtherPrice) sayError(services, 'error.priceChanged')
    // Another player has other coupons.
    const isOtherPlayer = isOpened && suid !== null && before.suid !== null && before.suid !== suid
    if (!isOpened || isOtherPrice || isOtherPlayer) void recharge.getState().open(listed, { withCoupons })
    else if (withCoupons && !before.withCoupons) void recharge.getState().loadCoupons()
  }, [services, recharge, listed, withCoupons, suid, isPlacing])
  return goods?.productId === productId ? goods : null
}

const isSamePrice = ({ price: one }: Goods, { price: other }: Goods): boolean =>
  one === null || other === null ? one === other : compareMoney(one, other) === 0
