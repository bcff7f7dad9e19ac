import type { Coupon } from '@topup/domain'
import { useSyncExternalStore } from 'react'
import { loading, valueOr } from '../../store/state/loadable.ts'
import type { Loadable } from '../../store/state/loadable.ts'
import { useSelected } from '../../store/servicesContext.tsx'
import { useCheckout } from '../purchase/checkout/checkoutContext.tsx'
import { useFresh } from '../claims/useRewards.ts'
import type { WalletStore } from '../claims/walletStore.ts'

/** A guest has no wallet and gets none while the popup is open. */
const never = () => () => undefined

/** The coupons of the order, and those of the player that must be claimed first. Source: spec §4 "Coupon tags". */
export function useCheckoutCoupons(wallet: WalletStore | undefined): Loadable<readonly Coupon[]> {
  const { recharge } = useCheckout()
  const { coupons } = useSelected(recharge, (state) => state.coupons)
  const error = useSelected(recharge, (state) => state.couponError)
  const held = useSyncExternalStore(wallet?.subscribe ?? never, () => wallet?.getState().coupons ?? loading)
  useFresh(wallet?.getState().load)
  if (error !== null && coupons.length === 0) return { kind: 'failed', error }
  // What is to be claimed is known by the wallet, which also knows the claims that are under way.
  const ofOrder = coupons.filter(({ category }) => category !== 'claim')
  const codes = new Set(ofOrder.map(({ code }) => code))
  const toClaim = valueOr(held, []).filter(({ code, category }) => category === 'claim' && !codes.has(code))
  return { kind: 'ready', value: [...ofOrder, ...toClaim] }
}
