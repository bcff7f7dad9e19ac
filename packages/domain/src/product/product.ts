import { sortStable } from '../base/sortStable.ts'
import type { Money } from '../money/money.ts'
import { assertNever } from '../base/assertNever.ts'

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

/** What an order pays: a product of the list, or the debt of a payment link, which may name none. Source: spec §6 "Replenish visitors". */
export interface Sold extends Omit<Product, 'productId'> {
  readonly productId: string | null
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

/** What a limited product shows about its limit: N per character, N within D days, or how many are left. */
export type LimitText =
  | { readonly kind: 'perRole'; readonly count: number; readonly remaining: number }
  | { readonly kind: 'perDays'; readonly count: number; readonly days: number; readonly remaining: number }
  | { readonly kind: 'remaining'; readonly remaining: number }

/**
 * Whether a product can be bought now. `nextPayAtMs` (epoch milliseconds) is the end of the countdown, also for a
 * day after it, null when none is known; `billingNo` is the order to pay first, null when only the service knows it.
 * `limitUnknown`: the limit is not known yet.
 */
export type ProductAvailability =
  | { readonly kind: 'buyable'; readonly limit: LimitText | null }
  | { readonly kind: 'limitReached'; readonly limit: LimitText; readonly nextPayAtMs: number | null }
  | { readonly kind: 'unpaid'; readonly billingNo: string | null }
  | { readonly kind: 'limitUnknown' }

/**
 * Decides whether one character can buy one product now. `openEntry` is an open order of this product and
 * character. It blocks a limited product; for any other product the player only gets the warning before a
 * second order, because an order that is never paid would otherwise block the product forever. Fewer than 0
 * left on a `time` product means an unfinished order; none left means that the limit is reached. An order that
 * the service names for the product blocks it until a full query has closed that order (`isClosed`). While the
 * limits are unknown a limited product cannot be bought; others can.
 * Source: spec §4 "Limited goods", §5 "Purchases are limited per product", decisions 46 and 49.
 */
export function productAvailability(
  product: Product,
  limits: CharacterLimits,
  {
    openEntry,
    isClosed,
    nowMs,
  }: {
    readonly openEntry: { readonly billingNo: string | null } | null
    readonly isClosed: (billingNo: string) => boolean
    readonly nowMs: number
  },
): ProductAvailability {
  const limit = limitOf(product, limits)
  if (openEntry !== null && (product.isLimit || limit !== undefined)) {
    return { kind: 'unpaid', billingNo: openEntry.billingNo }
  }
  if (limit === undefined) return { kind: 'buyable', limit: null }
  if (limit === null) return { kind: 'limitUnknown' }
  const { billingNo } = limit
  const isNamed = billingNo !== null && !isClosed(billingNo)
  if (isNamed || (limit.limitType === 'time' && limit.remaining < 0)) return { kind: 'unpaid', billingNo }
  const text = limitText(limit)
  if (limit.remaining > 0) return { kind: 'buyable', limit: text }
  const { nextPayAtMs } = limit
  // For a day whoever shows a countdown that has ended asks what is left now, however late it is drawn; an older one tells nothing.
  const counts = (nextPayAtMs ?? 0) > nowMs - 86_400_000
  return { kind: 'limitReached', limit: text, nextPayAtMs: counts ? nextPayAtMs : null }
}

/**
 * Undefined: the product has no limit. Null: its limit is not known. A limit whose product is unreadable may
 * belong to any limited product.
 */
function limitOf({ productId, isLimit }: Product, known: CharacterLimits): PurchaseLimit | null | undefined {
  if (known.kind === 'unknown') return isLimit || known.named.has(productId) ? null : undefined
  const limit = known.limits.get(productId)
  return limit === undefined && isLimit && known.limits.has('') ? null : limit
}

function limitText({ limitType, frequency: count, days, remaining: left }: PurchaseLimit): LimitText {
  const remaining = Math.max(0, left)
  switch (limitType) {
    case 'role':
      return { kind: 'perRole', count, remaining }
    case 'time':
      return { kind: 'perDays', count, days, remaining }
    case 'game':
      return { kind: 'remaining', remaining }
    default:
      return assertNever(limitType)
  }
}
