import type { Coupon, CouponPrice } from './coupon.ts'

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
