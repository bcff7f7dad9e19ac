import type { ServiceOrder } from './order.ts'

const dayMs = 86_400_000

/** What a product allows: `role` in total, `time` within a number of days, `game` by all characters together. */
export interface LimitRule {
  readonly productId: string
  readonly limitType: 'role' | 'time' | 'game'
  /** How often it may be bought. */
  readonly frequency: number
  readonly days: number
  /** Until when it is sold out, epoch milliseconds; null where it is not. */
  readonly soldOutUntilMs: number | null
}

/** How a limited product stands for one character. `unpaid` is the number of an open order, else null. */
export interface LimitAt {
  readonly productId: string
  readonly limitType: LimitRule['limitType']
  readonly frequency: number
  readonly days: number
  readonly left: number
  /** When it may be bought again, epoch milliseconds; null where it may be now, or never. */
  readonly nextPayMs: number | null
  readonly unpaid: string | null
}

/** An order of the limited product. */
export type BoughtOnce = Pick<ServiceOrder, 'billingNo' | 'characterId' | 'outcome' | 'madeAtMs'>

/**
 * What is left of a limited product for a character; `bought` are the orders of that product that count for the player,
 * oldest first. Source: spec §4 "Limited goods".
 */
export function limitOf(
  rule: LimitRule,
  bought: readonly BoughtOnce[],
  at: { readonly characterId: string; readonly nowMs: number },
): LimitAt {
  const { productId, limitType, frequency, days, soldOutUntilMs } = rule
  const ofPlayer =
    limitType === 'game' ? bought : bought.filter(({ characterId }) => characterId === at.characterId)
  const windowMs = days * dayMs
  const counted = ofPlayer.filter(
    ({ outcome, madeAtMs }) =>
      outcome === 'success' && (limitType !== 'time' || madeAtMs > at.nowMs - windowMs),
  )
  const isOut = soldOutUntilMs !== null && at.nowMs < soldOutUntilMs
  const left = isOut ? 0 : Math.max(0, frequency - counted.length)
  const oldestMs = counted[0]?.madeAtMs ?? at.nowMs
  const backMs = isOut ? soldOutUntilMs : oldestMs + (windowMs || 7 * dayMs)
  return {
    productId,
    limitType,
    frequency,
    days,
    left,
    nextPayMs: left > 0 || limitType === 'role' ? null : backMs,
    unpaid: ofPlayer.find(({ outcome }) => outcome === 'pending')?.billingNo ?? null,
  }
}

/**
 * A row of the answer about limits. A limit within a time says by a number below 0 that an order waits for its
 * payment; the number of the order is told for every type. Source: spec §4 "Limited goods", decision 22.
 */
export const limitRow = ({ productId, limitType, frequency, days, left, nextPayMs, unpaid }: LimitAt) => ({
  product_id: productId,
  limit_type: limitType,
  frequency,
  day_info: days,
  extra_pay_times: limitType === 'time' && unpaid !== null ? -1 : left,
  next_pay_time: nextPayMs === null ? null : Math.ceil(nextPayMs / 1000),
  billing_no: unpaid,
})
