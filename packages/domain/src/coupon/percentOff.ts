import type { Coupon } from './coupon.ts'

/** What a coupon takes off the price, in whole percent: 15 for a rate of 0.85. Source: spec §3 "discount_rate", design "14-coupons-usable". */
export function percentOff({ discountRate }: Pick<Coupon, 'discountRate'>): number {
  return Math.round(100 - discountRate * 100)
}
