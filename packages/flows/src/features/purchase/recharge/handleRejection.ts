import type { ApiError } from '@topup/api-client'
import type { PurchaseSnapshot } from '@topup/domain'
import type { CheckoutServices } from '../checkout/checkoutServices.ts'
import { dropRejectedCoupon } from './dropRejectedCoupon.ts'

/** After a definite "no": the table of spec §8 reacts, and a rejected coupon is dropped. Source: spec §8. */
export async function handleRejection(
  services: Pick<CheckoutServices, 'catalogue' | 'clock' | 'react' | 'recharge' | 'tracking'>,
  { coupon }: PurchaseSnapshot,
  error: ApiError,
): Promise<void> {
  services.react(error)
  if (error.kind === 'rejected' && error.reason === 'illegalCoupon')
    await dropRejectedCoupon(services, { code: coupon?.code ?? null, error })
}
