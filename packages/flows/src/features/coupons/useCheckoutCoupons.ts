import type { Coupon } from '@topup/domain'
import { useSyncExternalStore } from 'react'
import { loading, valueOr } from '../../store/state/loadable.ts'
import { useSelected } from '../../store/servicesContext.tsx'
import { useCheckout } from '../purchase/checkout/checkoutContext.tsx'
import type { Shown } from '../claims/Loaded.tsx'
import { useFresh } from '../claims/useRewards.ts'
import type { WalletStore } from '../claims/walletStore.ts'

/** A guest has no wallet and gets none while the popup is open. */
const never = () => () => undefined

/** The coupons of the order, and those of the player that must be claimed first. Source: spec §4 "Coupon tags". */
export function useCheckoutCoupons(wallet: WalletStore | undefined): Shown<readonly Coupon[]> {
  const { recharge } = useCheckout()
  const { coupons, choice } = useSelected(recharge, (state) => state.coupons)
  const held = useSyncExternalStore(wallet?.subscribe ?? never, () => wallet?.getState().coupons ?? loading)
  useFresh(wallet?.getState().load)
  if (choice.kind === 'failed' && coupons.length === 0) return { kind: 'failed' }
  const codes = new Set(coupons.map(({ code }) => code))
  const toClaim = valueOr(held, []).filter(({ code, category }) => category === 'claim' && !codes.has(code))
  return { kind: 'ready', value: [...coupons, ...toClaim] }
}
