import type { Selectable } from 'kysely'
import type { OrderTable } from '../../db/moneyTables.ts'
import { finishOrder } from '../../orders/finishOrder.ts'
import type { World } from '../../world/world.ts'

/** An order at the provider. */
export type PspOrder = Selectable<OrderTable>

/** What the provider answers to a payment that is final, or that waits. */
export interface PaymentResult {
  readonly resultCode: 'Authorised' | 'Refused' | 'Pending' | 'Cancelled'
  readonly sessionData: string
  readonly sessionResult: string
}

/** The data that the SDK has to send with its next call for this session. */
export const sessionDataOf = (order: Pick<PspOrder, 'billing_no'>): string => `data-of-${order.billing_no}`

/** An answer that ends the SDK's part. */
export const resultOf = (order: PspOrder, resultCode: PaymentResult['resultCode']): PaymentResult => ({
  resultCode,
  sessionData: sessionDataOf(order),
  sessionResult: 'SR',
})

/** Ends an order as its provider does; an order that is final already answers what it is. */
export async function settlePayment(
  world: World,
  order: PspOrder,
  outcome: 'success' | 'fail',
): Promise<PaymentResult> {
  const player = [order.username, order.idfv] as const
  const settled = await finishOrder(world.db, {
    billingNo: order.billing_no,
    outcome,
    source: 'provider',
    atMs: world.now() + world.clocks.of(player),
    settlesMs: world.now() + world.settles.of(player),
  })
  const isPaid = settled.kind !== 'noOrder' && settled.outcome === 'success'
  return resultOf(order, isPaid ? 'Authorised' : 'Refused')
}
