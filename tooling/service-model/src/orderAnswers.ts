import { orderResultCodes } from '@topup/domain'
import type { ServiceOrder } from './order.ts'

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
