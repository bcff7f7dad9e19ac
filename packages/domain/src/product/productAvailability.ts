import { assertNever } from '../base/assertNever.ts'
import type { CharacterLimits, Product, PurchaseLimit } from './product.ts'

/** What a limited product shows about its limit: N per character, N within D days, or how many are left. */
export type LimitText =
  | { readonly kind: 'perRole'; readonly count: number; readonly remaining: number }
  | { readonly kind: 'perDays'; readonly count: number; readonly days: number; readonly remaining: number }
  | { readonly kind: 'remaining'; readonly remaining: number }

/**
 * Whether a product can be bought now. `nextPayAtMs` (epoch milliseconds) is the end of the countdown, null
 * when none is known; `billingNo` is the order to pay first, null when only the service knows it.
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
  const isAhead = (nextPayAtMs ?? 0) > nowMs
  return { kind: 'limitReached', limit: text, nextPayAtMs: isAhead ? nextPayAtMs : null }
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
