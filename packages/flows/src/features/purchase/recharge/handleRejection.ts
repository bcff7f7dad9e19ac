import type { ApiError } from '@topup/api-client'
import type { PurchaseSnapshot } from '@topup/domain'
import type { CheckoutServices } from '../checkout/checkoutServices.ts'
import { dropRejectedCoupon } from './dropRejectedCoupon.ts'

/** Reacts to a rejection by the table of spec §8, and drops a rejected coupon. Source: spec §8. */
export async function handleRejection(
  services: Pick<CheckoutServices, 'catalogue' | 'clock' | 'react' | 'recharge' | 'tracking'>,
  { coupon }: PurchaseSnapshot,
  error: ApiError,
): Promise<void> {
  services.react(error)
  if (error.kind === 'rejected' && error.reason === 'illegalCoupon')
    await dropRejectedCoupon(services, { code: coupon?.code ?? null, error })
}
