import type { Selectable, Transaction } from 'kysely'
import type { Database } from '../db/openDatabase.ts'
import type { DebitTable, OrderTable, Tables } from '../db/tables.ts'

/** What happened to an order that was asked to change. */
export type Settled =
  | { readonly kind: 'settled'; readonly outcome: 'success' | 'fail' }
  /** It was final already; nothing moved. */
  | { readonly kind: 'unchanged'; readonly outcome: 'success' | 'fail' }
  | { readonly kind: 'noOrder' }

/** How an order becomes final: `settlesMs` is when a full query starts to tell, on the real clock. */
export interface Settlement {
  readonly billingNo: string
  readonly outcome: 'success' | 'fail'
  readonly source: DebitTable['source']
  readonly atMs: number
  readonly settlesMs: number
}

/** Brings a pending order to its end with everything that hangs on it: debit, coupon, link, points. An
 * order whose coupon or payment link another one has used up is declined. Runs inside a transaction. */
export async function settleIn(trx: Transaction<Tables>, settlement: Settlement): Promise<Settled> {
  const order = await trx
    .selectFrom('orders')
    .selectAll()
    .where('billing_no', '=', settlement.billingNo)
    .forUpdate()
    .executeTakeFirst()
  if (order === undefined) return { kind: 'noOrder' }
  if (order.outcome !== 'pending') return { kind: 'unchanged', outcome: order.outcome }
  const isGood =
    settlement.outcome === 'success' &&
    (order.coupon_code === '' || (await spendCoupon(trx, order, settlement.atMs))) &&
    (order.replenish_id === '' || (await payLink(trx, order.replenish_id)))
  const outcome = isGood ? 'success' : 'fail'
  await trx
    .updateTable('orders')
    .set({ outcome, settles_ms: settlement.settlesMs })
    .where('billing_no', '=', settlement.billingNo)
    .execute()
  if (outcome === 'success') {
    await trx
      .insertInto('debit')
      .values({
        billing_no: order.billing_no,
        session_id: order.session_id,
        account_id: order.account_id,
        source: settlement.source,
        amount_minor: order.amount_minor,
        currency: order.currency,
        at_ms: settlement.atMs,
      })
      .execute()
    await trx
      .updateTable('account')
      .set((column) => ({ total_points: column('total_points', '+', order.points) }))
      .where('account_id', '=', order.account_id)
      .execute()
  }
  return { kind: 'settled', outcome }
}

/** Uses an order's coupon up; false when another order did so first. */
async function spendCoupon(
  trx: Transaction<Tables>,
  order: { account_id: number; coupon_code: string },
  atMs: number,
): Promise<boolean> {
  const used = await trx
    .updateTable('coupon')
    .set({ is_used: true, used_ms: atMs, category: 'history' })
    .where('account_id', '=', order.account_id)
    .where('code', '=', order.coupon_code)
    .where('is_used', '=', false)
    .returning('coupon_id')
    .executeTakeFirst()
  return used !== undefined
}

/** Pays a payment link; false when another order did so first. */
async function payLink(trx: Transaction<Tables>, replenishId: string): Promise<boolean> {
  const paid = await trx
    .updateTable('replenish')
    .set({ is_paid: true })
    .where('replenish_id', '=', replenishId)
    .where('is_paid', '=', false)
    .returning('replenish_id')
    .executeTakeFirst()
  return paid !== undefined
}

/** An order by its number; undefined where there is none. */
export const findOrder = (db: Database, billingNo: string): Promise<Selectable<OrderTable> | undefined> =>
  db.selectFrom('orders').selectAll().where('billing_no', '=', billingNo).executeTakeFirst()

/** `settleIn` in a transaction of its own. */
export function finishOrder(db: Database, settlement: Settlement): Promise<Settled> {
  return db.transaction().execute((trx) => settleIn(trx, settlement))
}
