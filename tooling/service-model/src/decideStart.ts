import { orderOfLink } from './findOrder.ts'
import type { LimitAt } from './limits.ts'
import type { ServiceOrder } from './order.ts'
import type { OrderRules } from './orderRules.ts'
import type { ServiceReason } from './reasons.ts'

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
 * Source: spec §4 "Replenishment", decision 22.
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
