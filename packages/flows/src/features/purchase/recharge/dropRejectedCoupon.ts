import { couponReloadDelayMs } from '@topup/api-client'
import type { ApiError } from '@topup/api-client'
import { valueOr } from '../../../store/state/loadable.ts'
import type { CheckoutServices } from '../checkout/checkoutServices.ts'

/**
 * After -3062: it is logged, the coupon leaves the choice and is not chosen by itself again in this visit, and the list is
 * asked for anew after 1 s, where there are coupons at all: a make-up link has none. `code` is null when none went along.
 * Source: spec §1 "VIP version", §8 (-3062), decision 32, faults B-11.
 */
export async function dropRejectedCoupon(
  {
    recharge,
    catalogue,
    tracking,
    clock,
  }: Pick<CheckoutServices, 'recharge' | 'catalogue' | 'tracking' | 'clock'>,
  rejected: { readonly code: string | null; readonly error: ApiError },
): Promise<void> {
  const { code, error } = rejected
  tracking.noteFailure(error)
  if (code !== null) recharge.getState().chooseCoupon({ kind: 'couponRejected', code })
  if (!valueOr(catalogue.getState().pageConfig, null)?.isOpenCoupon) return
  await clock.wait(couponReloadDelayMs)
  await recharge.getState().loadCoupons()
}
