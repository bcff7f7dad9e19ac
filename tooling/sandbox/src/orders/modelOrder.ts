import { cardPay, payMyCardInGame } from '@topup/api-client/contract'
import type { ServiceOrder } from '@topup/service-model'
import type { Selectable } from 'kysely'
import type { OrderTable } from '../db/moneyTables.ts'

/** The columns that the model of orders is read from. */
export const modelColumns = [
  'billing_no',
  'session_id',
  'account_id',
  'role_id',
  'product_id',
  'replenish_id',
  'starter',
  'created_ms',
  'outcome',
  'settles_ms',
] as const satisfies readonly (keyof OrderTable)[]

/** The calls that take a prepaid card themselves. */
const cardCalls: ReadonlySet<string> = new Set([cardPay.path, payMyCardInGame.path])

/** A row of the ledger as the model of the service's orders sees it; pure. */
export const modelOrder = (
  row: Pick<Selectable<OrderTable>, (typeof modelColumns)[number]>,
): ServiceOrder => ({
  billingNo: row.billing_no,
  sessionId: row.session_id,
  account: String(row.account_id),
  characterId: row.role_id,
  productId: row.product_id,
  paymentLinkId: row.replenish_id === '' ? null : row.replenish_id,
  isPaidByCall: cardCalls.has(row.starter),
  madeAtMs: row.created_ms,
  outcome: row.outcome,
  settlesMs: row.settles_ms,
})
