import type { Goods } from '@topup/domain'
import { useEffect, useRef } from 'react'
import { valueOr } from '../../../store/state/loadable.ts'
import { accountOf } from '../../../store/state/sessionStore.ts'
import { useSelected } from '../../../store/servicesContext.tsx'
import { useCheckout } from '../checkout/checkoutContext.tsx'
import { findGoods } from '../../../store/findGoods.ts'
import { isOpenedHere } from './isOpenedHere.ts'
import { openListed } from './openListed.ts'
import type { OpenedGoods } from './openListed.ts'

/**
 * Keeps the recharge of a product up to date with the product list (`openListed`); null until the product is listed.
 * Source: spec §4 "Recharge flow".
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
  const here = useSelected(services.session, ({ clientId, region }) => `${clientId} ${region}`)
  const isHere = useSelected(recharge, (state) => isOpenedHere(state, services.session.getState()))
  const isPlacing = useSelected(recharge, (state) => state.placing.kind !== 'no')
  const opened = useRef<OpenedGoods | null>(null)

  useEffect(() => {
    if (listed !== null)
      opened.current = openListed(services, { product: listed, withCoupons, suid }, opened.current)
    // When an order ends, compare again.
  }, [services, listed, withCoupons, suid, isPlacing, here])
  return isHere && goods?.productId === productId ? goods : null
}
