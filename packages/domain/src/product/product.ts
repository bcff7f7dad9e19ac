import type { Money } from '../money/money.ts'

/** What a game's own currency is drawn as; each has a drawing for each price rank (design.md §1.3). */
export const currencyArts = ['gem', 'gold', 'bullet', 'fish', 'pearl', 'blossom'] as const
export type CurrencyArt = (typeof currencyArts)[number]

/** What a product is drawn as (design.md §1.3). */
export const productArts = [...currencyArts, 'coin', 'crate', 'pass', 'card', 'potion', 'scroll'] as const
export type ProductArt = (typeof productArts)[number]

/** A product for sale. Source: spec §3 "Goods". */
export interface Product {
  /** The product id; `value` on the wire. */
  readonly productId: string
  readonly display: string
  readonly description: string
  readonly bonus: string
  /** Null when the service sent no readable price. `priceProblem` says whether anything can be bought at it (faults M-10). */
  readonly price: Money | null
  readonly typeKey: string
  readonly typeSort: number
  readonly goodsSort: number
  readonly isCoupon: boolean
  readonly isLimit: boolean
  readonly isSpecial: boolean
  /**
   * A 43-point card: paid with a prepaid card, and the button reads Exchange. Source: spec §2 "Recharge popup".
   */
  readonly isPointCard: boolean
  /** Growth points that a purchase gives; 0 when none. */
  readonly couponPoints: number
  readonly art: ProductArt
  /** The address of its picture, which is shown over the drawing; null when it has none. Source: decision 74. */
  readonly picture: string | null
}

/** Products of one category, in display order. */
export interface ProductGroup {
  readonly typeKey: string
  readonly name: string
  readonly products: readonly Product[]
}

/**
 * The limits of one character, by product id. Null is a limit that cannot be read; its key is `''` when even
 * its product is unreadable. While the limits are unknown, `named` holds the products that had a limit earlier
 * in this visit. Source: decision 49.
 */
export type CharacterLimits =
  | { readonly kind: 'known'; readonly limits: ReadonlyMap<string, PurchaseLimit | null> }
  | { readonly kind: 'unknown'; readonly named: ReadonlySet<string> }

/**
 * What limits a product for one character. `frequency` is how many may be bought in `days`; `remaining` below 0
 * on a `time` product means an unfinished order exists.
 * Source: spec §3 "Limit info per product", §4 "Limited goods".
 */
export interface PurchaseLimit {
  readonly productId: string
  readonly limitType: 'role' | 'time' | 'game'
  readonly frequency: number
  readonly days: number
  readonly remaining: number
  /** When the next purchase is allowed, epoch milliseconds; null when it is now. */
  readonly nextPayAtMs: number | null
  /** The unfinished order of this product, when the service names one. Source: decision 46. */
  readonly billingNo: string | null
}
