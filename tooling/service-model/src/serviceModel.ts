import * as v from 'valibot'
import { errorCodes, errorReasons } from '@topup/api-client/contract'
import type { ErrorReason } from '@topup/api-client/contract'
import { orderResultCodes } from '@topup/domain'

/**
 * The order of an idempotency key: the first of `orders`, oldest first, that this account made with it. The key of
 * another account does not count, nor does an empty one. Source: decisions 3 and 8.
 */
export const orderOfIntent = <Order extends Pick<ServiceOrder, 'sessionId' | 'account'>>(
  orders: readonly Order[],
  intent: Pick<ServiceOrder, 'sessionId' | 'account'>,
): Order | null =>
  intent.sessionId === ''
    ? null
    : (orders.find(
        ({ sessionId, account }) => sessionId === intent.sessionId && account === intent.account,
      ) ?? null)

/** What an order query names: a number, an idempotency key, or both; empty where it names none. */
export interface OrderQuery {
  readonly billingNo: string
  readonly sessionId: string
}

/**
 * The order that a query asks about: by its number where there is one, else by the idempotency key. A query carries no
 * login, so the account plays no part. Source: decision 3.
 */
export function queriedOrder<Order extends Pick<ServiceOrder, 'billingNo' | 'sessionId'>>(
  orders: readonly Order[],
  { billingNo, sessionId }: OrderQuery,
): Order | null {
  if (billingNo !== '') return orders.find((order) => order.billingNo === billingNo) ?? null
  return sessionId === '' ? null : (orders.find((order) => order.sessionId === sessionId) ?? null)
}

/**
 * The order that tells most of a link's debt, among the orders of that link, oldest first: the one that paid it, else
 * the newest that is open, else the newest. Source: decision 46.
 */
export function orderOfLink<Order extends Pick<ServiceOrder, 'outcome'>>(
  orders: readonly Order[],
): Order | null {
  const newest = (wanted: ServiceOrder['outcome']) =>
    orders.filter(({ outcome }) => outcome === wanted).at(-1)
  return newest('success') ?? newest('pending') ?? orders.at(-1) ?? null
}

/** How an order stands: nobody has decided yet, the money was taken, or it will not be. */
export type Outcome = 'pending' | 'success' | 'fail'

/** One order, as far as the answers about it depend on it. */
export interface ServiceOrder {
  readonly billingNo: string
  /** The idempotency key of the starter that made it; empty where none was sent. */
  readonly sessionId: string
  /** Who made it; the account of a payment link is the one that owes. */
  readonly account: string
  readonly characterId: string
  readonly productId: string
  /** The payment link that it pays; null for a purchase in the store. */
  readonly paymentLinkId: string | null
  /** Whether the call that made it took the payment, as a prepaid card does: there is no page to pay it. */
  readonly isPaidByCall: boolean
  readonly madeAtMs: number
  readonly outcome: Outcome
  /** From when on the full query reports the outcome that the simple one reports at once; epoch milliseconds. */
  readonly settlesMs: number
}

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
export type LimitAt = Readonly<ReturnType<typeof limitOf>>

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
) {
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
    /** When it may be bought again, epoch milliseconds; null where it may be now, or never. */
    nextPayMs: left > 0 || limitType === 'role' ? null : backMs,
    unpaid: ofPlayer.find(({ outcome }) => outcome === 'pending')?.billingNo ?? null,
  }
}

/**
 * A row of the answer about limits. A limit within a time says by a number below 0 that an order waits for its
 * payment; the number of the order is told for every type. Source: spec §4 "Limited goods", decision 46.
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

/**
 * What the contract leaves open about orders, and publishers do differently. The store must be right about money
 * with each of them. Source: decisions 8 and 46, faults M-17.
 */
export const orderRulesSchema = v.strictObject({
  /**
   * A second starter of a payment link whose order is open: answered with that order (code 10), or with a new order
   * beside it, so that one link has several.
   */
  links: v.picklist(['repeat', 'makeAnew']),
  /** Whether a payment link names the order that it has. */
  namesLinkOrder: v.boolean(),
  /** A limited product with an unpaid order: rejected with its number, without it, or called a repeat. */
  unpaid: v.picklist(['withNumber', 'withoutNumber', 'asRepeat']),
  /** Whether a starter is rejected when the limit of its product is reached. */
  holdsLimits: v.boolean(),
})

/** One choice for all that the contract leaves open. */
export type OrderRules = v.InferOutput<typeof orderRulesSchema>

/** The choices that leave most to the store: a service that names what it has and prevents little. */
export const usualRules: OrderRules = {
  links: 'makeAnew',
  namesLinkOrder: true,
  unpaid: 'withNumber',
  holdsLimits: true,
}

/**
 * Codes without a meaning of their own, with which the sandbox and the simulator reject: the store only shows the
 * message. They are not part of the protocol. Source: spec §8 "All other codes".
 */
const messageCodes = {
  parameter: -3000,
  loginFailed: -3002,
  noCharacter: -3005,
  methodParameter: -3010,
  unpaidOrder: -3030,
  limitReached: -3031,
  cardRejected: -3040,
  claimFailed: -3050,
  busy: -500,
} as const

type MessageReason = keyof typeof messageCodes

/** Every reason with which a service of this repository rejects a call. */
export type ServiceReason = ErrorReason | MessageReason

const isMessageReason = (name: string): name is MessageReason => name in messageCodes

/** The code that a service of this repository answers with for this reason. */
export const codeOf = (reason: ServiceReason): number =>
  isMessageReason(reason) ? messageCodes[reason] : errorCodes[reason].code

/** All reasons with which a service of this repository rejects a call. */
export const serviceReasons = (): readonly ServiceReason[] => [
  ...errorReasons(),
  ...Object.keys(messageCodes).filter(isMessageReason),
]

/** The reason that a code stands for in a service of this repository; undefined for any other code. */
export const serviceReasonOf = (code: number): ServiceReason | undefined =>
  serviceReasons().find((reason) => codeOf(reason) === code)

/** What becomes of a starter: a new order, the answer of one that exists (code 10), or a rejection. */
export type StartDecision =
  | { readonly kind: 'make' }
  | { readonly kind: 'repeat'; readonly billingNo: string }
  | {
      readonly kind: 'rejected'
      readonly reason: Extract<ServiceReason, 'invalidPaymentLink' | 'unpaidOrder' | 'limitReached'>
      readonly content: { readonly billing_no: string } | null
    }

const make: StartDecision = { kind: 'make' }

/**
 * What becomes of a starter that pays a link, by the orders of that link, oldest first. A link that is paid is over.
 * Source: spec §4 "Replenishment", decision 46.
 */
export function startOfLink(
  orders: readonly Pick<ServiceOrder, 'billingNo' | 'outcome'>[],
  { links }: Pick<OrderRules, 'links'>,
): StartDecision {
  const order = orderOfLink(orders)
  if (order?.outcome === 'success') return { kind: 'rejected', reason: 'invalidPaymentLink', content: null }
  return order?.outcome === 'pending' && links === 'repeat'
    ? { kind: 'repeat', billingNo: order.billingNo }
    : make
}

/**
 * What becomes of a starter for a product; `limit` is null for one that is not limited. A limited product has one
 * unpaid order at a time. Source: spec §4 "Limited goods", faults M-17.
 */
export function startOfProduct(
  limit: Pick<LimitAt, 'unpaid' | 'left'> | null,
  { unpaid, holdsLimits }: Pick<OrderRules, 'unpaid' | 'holdsLimits'>,
): StartDecision {
  if (limit === null) return make
  if (limit.unpaid !== null) {
    if (unpaid === 'asRepeat') return { kind: 'repeat', billingNo: limit.unpaid }
    const content = unpaid === 'withNumber' ? { billing_no: limit.unpaid } : null
    return { kind: 'rejected', reason: 'unpaidOrder', content }
  }
  return holdsLimits && limit.left <= 0 ? { kind: 'rejected', reason: 'limitReached', content: null } : make
}

/** How an order is paid: the provider's page; undefined where it has none. */
type PayUrl = string | undefined

const isPayable = (outcome: ServiceOrder['outcome'], { isPaidByCall }: Pick<ServiceOrder, 'isPaidByCall'>) =>
  outcome === 'pending' && !isPaidByCall

/**
 * What code 10 carries: the number of the order that exists, and its page where it waits to be paid there.
 * Source: decisions 8 and 29.
 */
export const repeatContent = (
  order: Pick<ServiceOrder, 'billingNo' | 'outcome' | 'isPaidByCall'>,
  payUrlOf: (billingNo: string) => PayUrl,
) => ({
  billing_no: order.billingNo,
  ...(isPayable(order.outcome, order) && { url: payUrlOf(order.billingNo) }),
})

/** Which of the two forms of the order query is answered. */
export type QueryDepth = 'simple' | 'full'

/** The depth that `simple` asks for; the contract allows `0` and `1`. */
export const depthOf = (simple: string | undefined): QueryDepth => (simple === '1' ? 'simple' : 'full')

/**
 * What a query of a depth tells: the simple one knows the outcome at once and says nothing else; the full one learns it
 * when the order has settled, and says what was bought and where it is paid. Source: spec §4 "Order result codes",
 * decision 28.
 */
export function queryContent<Details extends object>(
  order: Pick<ServiceOrder, 'billingNo' | 'outcome' | 'isPaidByCall' | 'settlesMs'>,
  asked: {
    readonly depth: QueryDepth
    readonly nowMs: number
    readonly details: () => Details
    readonly payUrlOf: (billingNo: string) => PayUrl
  },
) {
  const { billingNo, outcome, settlesMs } = order
  if (asked.depth === 'simple') return { billing_no: billingNo, status: orderResultCodes[outcome] }
  const known = asked.nowMs >= settlesMs ? outcome : 'pending'
  return {
    ...asked.details(),
    billing_no: billingNo,
    status: orderResultCodes[known],
    pay_url: isPayable(known, order) ? (asked.payUrlOf(billingNo) ?? null) : null,
  }
}
