import { sortStable } from '../base/sortStable.ts'
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
  /** Null when the service sent no readable price; nothing can be bought then (faults M-10). */
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

/**
 * Groups products by category: categories by `typeSort`, products by `goodsSort`, equal ones as received.
 * `names` maps a type key to what players read; a key without a name is shown as it is.
 * Source: spec §3 "Goods".
 */
export function groupProducts(
  products: readonly Product[],
  names: ReadonlyMap<string, string>,
): readonly ProductGroup[] {
  const sorted = sortStable(products, (a, b) => a.typeSort - b.typeSort || a.goodsSort - b.goodsSort)
  const typeKeys = [...new Set(sorted.map(({ typeKey }) => typeKey))]
  return typeKeys.map((typeKey) => ({
    typeKey,
    name: names.get(typeKey) ?? typeKey,
    products: sorted.filter((each) => each.typeKey === typeKey),
  }))
}
