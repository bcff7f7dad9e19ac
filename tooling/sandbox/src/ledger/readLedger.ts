import type { Selectable } from 'kysely'
import type { Database } from '../db/openDatabase.ts'
import type { OrderTable } from '../db/tables.ts'

/** What really happened for an intent (`session_id`) or a player. Amounts are hundredths. */
export type Ledger = Awaited<ReturnType<typeof readLedger>>

const entryOf = (order: Selectable<OrderTable>) => ({
  billingNo: order.billing_no,
  sessionId: order.session_id,
  player: order.username,
  brand: order.brand,
  kind: order.kind,
  product: order.product_id,
  role: order.role_id,
  server: order.server_id,
  clientId: order.client_id,
  starter: order.starter,
  coupon: order.coupon_code,
  domainArea: order.domain_area,
  currency: order.currency,
  amountMinor: order.amount_minor,
  outcome: order.outcome,
})

/** Counts orders and debits. Seeded orders count only when asked for by their own intent. */
export async function readLedger(
  db: Database,
  filter: {
    readonly intent?: string
    readonly player?: string
    readonly brand?: string
    /** A payment link, whoever pays it. */
    readonly link?: string
  },
) {
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .$if(filter.intent !== undefined, (query) => query.where('session_id', '=', filter.intent ?? ''))
    .$if(filter.intent === undefined, (query) => query.where('session_id', 'not like', 'seed-%'))
    .$if(filter.player !== undefined, (query) =>
      query.where((where) =>
        where.or([where('username', '=', filter.player ?? ''), where('idfv', '=', filter.player ?? '')]),
      ),
    )
    .$if(filter.brand !== undefined, (query) => query.where('brand', '=', filter.brand ?? ''))
    .$if(filter.link !== undefined, (query) => query.where('replenish_id', '=', filter.link ?? ''))
    .orderBy('order_id')
    .execute()
  const numbers = orders.map((order) => order.billing_no)
  const debits =
    numbers.length === 0
      ? []
      : await db.selectFrom('debit').selectAll().where('billing_no', 'in', numbers).execute()
  const debited: Record<string, number> = {}
  for (const debit of debits) debited[debit.currency] = (debited[debit.currency] ?? 0) + debit.amount_minor
  return {
    orders: orders.length,
    debits: debits.length,
    debited,
    list: orders.map((order) => ({
      ...entryOf(order),
      debits: debits.filter((debit) => debit.billing_no === order.billing_no).length,
    })),
  }
}
