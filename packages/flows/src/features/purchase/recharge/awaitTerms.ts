import { optionOf, whyNoCoupon } from '@topup/domain'
import { valueOr } from '../../../store/state/loadable.ts'
import type { CheckoutServices } from '../checkout/checkoutServices.ts'
import { availabilityOf } from '../../products/availabilityOf.ts'
import type { Services } from '../../../store/services.ts'

/** How long a tap on Buy waits for data that it depends on. Source: decision 49. */
export const buyWaitMs = 3000

/** Whether data that decides about this purchase is still loading. Source: decision 49. */
export function isTermAwaited(
  services: Pick<CheckoutServices, 'catalogue' | 'clock' | 'journal' | 'recharge' | 'selection' | 'session'>,
): boolean {
  const { coupons, couponList } = services.recharge.getState()
  return (
    services.catalogue.getState().pageConfig.kind === 'loading' ||
    isLimitAwaited(services) ||
    (takesCoupon(services) && (couponList === 'asking' || coupons.choice.kind === 'pricing'))
  )
}

/**
 * Waits until everything that decides about this purchase is known, 3 s at most. False when the player has left the
 * checkout or opened another purchase in it. Source: decision 49.
 */
export async function awaitTerms(
  services: Pick<
    CheckoutServices,
    'catalogue' | 'clock' | 'journal' | 'popups' | 'recharge' | 'selection' | 'session'
  >,
): Promise<boolean> {
  const { recharge, catalogue, popups, clock } = services
  const sheet = sheetOf(services)
  const isOver = () => !recharge.getState().isAwaiting || !isTermAwaited(services)
  const over = new AbortController()
  recharge.getState().setAwaiting(true)
  const stops = [recharge, catalogue, popups].map((store) =>
    store.subscribe(() => (isOver() || sheetOf(services) !== sheet) && over.abort()),
  )
  await clock.wait(buyWaitMs, over.signal).catch(() => undefined)
  for (const stop of stops) stop()
  const isLeft = !recharge.getState().isAwaiting || sheetOf(services) !== sheet
  recharge.getState().setAwaiting(false)
  return !isLeft
}

const sheetOf = ({ popups }: Pick<Services, 'popups'>): number | string | undefined =>
  popups.getState().open.find(({ kind }) => kind === 'recharge')?.id

/** Whether the limit of this purchase is still loading. Source: decision 49. */
export function isLimitAwaited(
  services: Pick<CheckoutServices, 'catalogue' | 'clock' | 'journal' | 'recharge' | 'selection' | 'session'>,
): boolean {
  const { product } = services.recharge.getState()
  const { isAskingLimits } = services.catalogue.getState()
  if (product === null || !isAskingLimits) return false
  const availability = availabilityOf(services, product)
  return product.isLimit || availability.kind !== 'buyable' || availability.limit !== null
}

/** Whether the purchase takes a coupon but it is not known which coupons exist. Source: decision 49. */
export function areCouponsMissing(services: Pick<CheckoutServices, 'catalogue' | 'recharge'>): boolean {
  return takesCoupon(services) && services.recharge.getState().couponList !== 'known'
}

function takesCoupon({ recharge, catalogue }: Pick<CheckoutServices, 'catalogue' | 'recharge'>): boolean {
  const { product, payment } = recharge.getState()
  const isVipVersion = valueOr(catalogue.getState().pageConfig, null)?.isOpenCoupon ?? false
  if (product?.isPointCard === true || payment.choice.kind !== 'method') return false
  return whyNoCoupon({ isVipVersion, product, method: optionOf(payment.choice.picked) }) === null
}
