import { assertNever } from '../assertNever.ts'
import type { OpenEntry } from '../order/journalEntries.ts'
import type { Goods, GoodsLimit } from './goods.ts'

/** What a limited product says about its limit: N per character, N within D days, or how many are left. */
export type LimitText =
  | { readonly kind: 'perRole'; readonly count: number; readonly remaining: number }
  | { readonly kind: 'perDays'; readonly count: number; readonly days: number; readonly remaining: number }
  | { readonly kind: 'remaining'; readonly remaining: number }

/**
 * Whether a product can be bought now. `nextPayAtMs` (epoch milliseconds) is the end of the countdown, null when
 * none is known; `billingNo` is the order to pay first, null when only the service knows it.
 */
export type GoodsAvailability =
  | { readonly kind: 'buyable'; readonly limit: LimitText | null }
  | { readonly kind: 'limitReached'; readonly limit: LimitText; readonly nextPayAtMs: number | null }
  | { readonly kind: 'unpaid'; readonly billingNo: string | null }

/**
 * Judges one product for one character. `openEntry` is an open order of this product and character; it blocks a
 * limited product, while any other product only meets the warning before a second order, or an order that is never
 * paid would block it for ever. Fewer than 0 left on a `time` product means an unfinished order; none left means
 * that the limit is reached. An order that the service names for the product is in the way of it, until a full query has
 * closed it (`isClosed`). Source: spec §4 "Limited goods", §5 "Purchases are limited per product", ruling 20.
 */
export function goodsAvailability(
  goods: Goods,
  limit: GoodsLimit | undefined,
  {
    openEntry,
    isClosed,
    nowMs,
  }: {
    readonly openEntry: OpenEntry | null
    readonly isClosed: (billingNo: string) => boolean
    readonly nowMs: number
  },
): GoodsAvailability {
  if (openEntry !== null && (goods.isLimit || limit !== undefined)) {
    return { kind: 'unpaid', billingNo: openEntry.kind === 'ordered' ? openEntry.billingNo : null }
  }
  if (limit === undefined) return { kind: 'buyable', limit: null }
  const { billingNo } = limit
  const isNamed = billingNo !== null && !isClosed(billingNo)
  if (isNamed || (limit.limitType === 'time' && limit.remaining < 0)) return { kind: 'unpaid', billingNo }
  const text = limitText(limit)
  if (limit.remaining > 0) return { kind: 'buyable', limit: text }
  const { nextPayAtMs } = limit
  const isAhead = (nextPayAtMs ?? 0) > nowMs
  return { kind: 'limitReached', limit: text, nextPayAtMs: isAhead ? nextPayAtMs : null }
}

function limitText({ limitType, frequency: count, days, remaining: left }: GoodsLimit): LimitText {
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
