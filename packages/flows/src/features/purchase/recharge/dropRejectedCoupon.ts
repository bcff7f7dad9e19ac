import { couponReloadDelayMs } from '@topup/api-client'
import type { ApiError } from '@topup/api-client'
import { valueOr } from '../../../store/state/loadable.ts'
import type { CheckoutServices } from '../checkout/checkoutServices.ts'

/**
 * Handles -3062: logs it, removes the coupon from the choice, and does not choose it automatically again in this
 * visit. After 1 s it reloads the coupon list, except where there are no coupons, as with a payment link. `code` is
 * null when no coupon was sent. Source: spec §1 "VIP version", §8 (-3062), decision 32, faults B-11.
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
