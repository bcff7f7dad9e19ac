import type { ApiError } from '@topup/api-client'
import type { PurchaseSnapshot } from '@topup/domain'
import type { CheckoutServices } from '../checkout/checkoutServices.ts'
import { dropRejectedCoupon } from './dropRejectedCoupon.ts'

/**
 * Reacts to a rejection by the table of spec §8, and drops a rejected coupon. What changed since the page was opened may be why: the
 * product or its price, where the code says nothing else, or its limit, used up on another device. They are loaded again. Source: spec
 * §8, decision 49, faults M-09.
 */
export async function handleRejection(
  services: Pick<CheckoutServices, 'catalogue' | 'clock' | 'react' | 'recharge' | 'tracking'>,
  { coupon }: PurchaseSnapshot,
  error: ApiError,
): Promise<void> {
  const { catalogue, react, recharge } = services
  react(error)
  if (error.kind === 'rejected' && error.reason === 'other') void catalogue.getState().loadProducts()
  if (recharge.getState().product?.isLimit) void catalogue.getState().loadLimits()
  if (error.kind === 'rejected' && error.reason === 'illegalCoupon')
    await dropRejectedCoupon(services, { code: coupon?.code ?? null, error })
}
