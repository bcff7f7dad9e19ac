import type { Money } from '../money/money.ts'

/** Coupon tabs and states. Source: spec §3 "Enumerations". */
export type CouponCategory = 'claim' | 'avail' | 'lock' | 'history'

/** A discount coupon. Times are epoch milliseconds. Source: spec §3 "Coupon". */
export interface Coupon {
  readonly code: string
  /** Plain text, or one text per locale. */
  readonly name: string | ReadonlyMap<string, string>
  readonly category: CouponCategory
  readonly isUsed: boolean
  readonly usedAtMs: number | null
  readonly validEndAtMs: number | null
  /** IANA name or `UTC+8` style offset, as sent. */
  readonly timeZone: string
  /** Share of the price that is still paid: 0.85 is 15 % off; in (0, 1]. */
  readonly discountRate: number
  readonly group: 'permanent' | 'month' | 'week'
}

/** What a coupon does to one product's price. Source: spec §3 "Coupon price result". */
export interface CouponPrice {
  readonly points: number
  readonly discountPrice: Money
}
