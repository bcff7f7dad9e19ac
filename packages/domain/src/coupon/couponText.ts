import type { Coupon } from './coupon.ts'

/**
 * A coupon's name as players read it: the plain text, or the entry of the language, else of the brand's default
 * language, else the first one; empty when there is none. Source: spec §3 "Coupon", faults S18.
 */
export function couponText(name: Coupon['name'], language: string, defaultLanguage: string): string {
  if (typeof name === 'string') return name
  const [first = ''] = name.values()
  return name.get(language) ?? name.get(defaultLanguage) ?? first
}

/** What a coupon takes off the price, in whole percent: 15 for a rate of 0.85. Source: spec §3 "discount_rate", design "14-coupons-usable". */
export function percentOff({ discountRate }: Pick<Coupon, 'discountRate'>): number {
  return Math.round(100 - discountRate * 100)
}

/** The rate of a coupon whose rule is in doubt, in percent as it was sent; null where it is sure. Source: decision 103. */
export function percentAsSent({
  discountRate,
  isDoubtful,
}: Pick<Coupon, 'discountRate' | 'isDoubtful'>): number | null {
  return isDoubtful === true ? Math.round(discountRate * 100) : null
}

/** Both figures of a discount, for the one that a market writes. */
export interface DiscountFigures {
  /** What is taken off, in whole percent. */
  readonly percent: number
  /** What is still paid, as Chinese counts it: 85 for 85 in a hundred, 8 for eighty, 0.5 for five. */
  readonly rate: number
}

/** The figures of a coupon's discount: 15 and 85 for a rate of 0.85. Source: spec §3 "discount_rate", decision 63. */
export function discountFigures(coupon: Pick<Coupon, 'discountRate'>): DiscountFigures {
  const percent = percentOff(coupon)
  const paid = 100 - percent
  return { percent, rate: paid % 10 === 0 || paid < 10 ? paid / 10 : paid }
}
