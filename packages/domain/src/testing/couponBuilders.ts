import type { Coupon } from '../coupon/coupon.ts'

/** A coupon of 15 % off that can be used; `over` replaces any field. */
export function buildCoupon(over: Partial<Coupon> = {}): Coupon {
  return {
    code: 'C15',
    name: '15% off crystals',
    category: 'avail',
    isUsed: false,
    usedAtMs: null,
    validEndAtMs: 1_790_600_000_000,
    timeZone: 'UTC+8',
    discountRate: 0.85,
    group: 'month',
    ...over,
  }
}
