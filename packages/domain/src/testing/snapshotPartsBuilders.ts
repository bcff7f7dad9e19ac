import type { PricedCoupon } from '../coupon/reduceCoupons.ts'
import type { SnapshotParts } from '../order/purchaseSnapshot.ts'
import { buildProduct } from './productBuilders.ts'
import { buildMethod } from './paymentBuilders.ts'

const usd = (minorUnits: number) => ({ minorUnits, currency: 'USD' })

/** The price of the coupon C15 for the product and game of `buildSnapshotParts`: US$4.24. */
export const c15Price: PricedCoupon = {
  clientId: '100001',
  productId: 'crystals.680',
  couponCode: 'C15',
  price: { points: 42, discountPrice: usd(424) },
}

/** A player who is logged in. */
export const buildBuyer = (suid = '5001') => ({
  kind: 'player' as const,
  account: { username: 'ren_hoshi', suid, oauthToken: 'secret', gpId: '1' },
})

/** A screen on which US$4.99 can be paid without a coupon; `over` replaces any field. */
export function buildSnapshotParts(over: Partial<SnapshotParts> = {}): SnapshotParts {
  return {
    intentId: 'intent-1',
    nowMs: 1_790_000_000_000,
    buyer: buildBuyer(),
    game: { clientId: '100001', name: 'Starfall Chronicle' },
    isAreaRole: false,
    area: null,
    server: { display: 'S128 Moonfall', value: 's128' },
    character: { display: 'Kaelith', value: '900001' },
    product: buildProduct(),
    coupon: null,
    pricedCoupon: null,
    payment: { region: 'MY', picked: { method: buildMethod(), subMethod: null } },
    paymentRegion: 'universal',
    shownPayable: usd(499),
    points: 0,
    ...over,
  }
}

/** The same screen with the coupon C15 in effect. */
export function buildCouponParts(over: Partial<SnapshotParts> = {}): SnapshotParts {
  const coupon = { code: 'C15', name: '15% off crystals' }
  return buildSnapshotParts({ coupon, pricedCoupon: c15Price, shownPayable: usd(424), ...over })
}
