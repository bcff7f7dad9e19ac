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
  /** Whether the rate may have been meant otherwise: such a coupon is not chosen by itself. Source: decision 103. */
  readonly isDoubtful?: true
  readonly group: 'permanent' | 'month' | 'week'
}

/** What a coupon does to one product's price. Source: spec §3 "Coupon price result". */
export interface CouponPrice {
  readonly points: number
  readonly discountPrice: Money
}

/** A request for a coupon's price for this game and product, numbered so that only its own answer counts. */
export interface CouponQuote {
  readonly requestId: number
  readonly clientId: string
  readonly productId: string
  readonly coupon: Coupon
}

/**
 * The chosen coupon and the state of its price.
 * - `failed`: the list or the price could not be loaded; the coupon is cleared.
 * - `rejected`: the service rejected its use as illegal (-3062); the coupon is cleared.
 */
export type CouponChoice =
  | { readonly kind: 'none' }
  | { readonly kind: 'pricing'; readonly quote: CouponQuote }
  | { readonly kind: 'priced'; readonly quote: CouponQuote; readonly price: CouponPrice }
  | { readonly kind: 'failed' }
  | { readonly kind: 'rejected'; readonly code: string }
