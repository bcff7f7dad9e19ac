import { randomInt } from 'node:crypto'
import type { Insertable, Selectable } from 'kysely'
import { cardPay, payMyCardInGame } from '@topup/api-client/contract'
import type { ServiceOrder } from '@topup/service-model'
import type { AccountTable, OrderTable } from '../db/tables.ts'

/** A new billing number, such as `2611-4821-0937-55`. */
export function newBillingNo(nowMs: number): string {
  const month = new Date(nowMs).toISOString().slice(2, 7).replace('-', '')
  const digits = String(randomInt(10_000_000_000)).padStart(10, '0')
  return `${month}-${digits.slice(0, 4)}-${digits.slice(4, 8)}-${digits.slice(8)}`
}

/** Whose an order is, and for which character. */
interface Owner {
  readonly game: Pick<OrderTable, 'brand' | 'client_id' | 'game_code'>
  readonly account: Pick<Selectable<AccountTable>, 'account_id' | 'username'>
  readonly recipient: Pick<OrderTable, 'role_id' | 'role_name' | 'server_name'> & {
    readonly server_id: number
  }
}

/** What the owner says, and what begins empty. */
const ownedBy = ({ game, account, recipient }: Owner) => ({
  brand: game.brand,
  client_id: game.client_id,
  game_code: game.game_code,
  account_id: account.account_id,
  username: account.username,
  server_id: String(recipient.server_id),
  server_name: recipient.server_name,
  role_id: recipient.role_id,
  role_name: recipient.role_name,
  coupon_code: '',
  outcome: 'pending' as const,
  settles_ms: 0,
  replenish_id: '',
  domain_area: '',
})

type Owned = keyof ReturnType<typeof ownedBy>

/** The row of a new order that nobody has decided yet, unless `row` says so. Amounts are hundredths. */
export const orderRow = (
  owner: Owner,
  row: Omit<Insertable<OrderTable>, Owned> & Partial<Pick<OrderTable, Owned>>,
): Insertable<OrderTable> => ({ ...ownedBy(owner), ...row })

/** The calls that take a prepaid card themselves. */
const cardCalls: ReadonlySet<string> = new Set([cardPay.path, payMyCardInGame.path])

/** A row of the ledger as the model of the service's orders sees it; pure. */
export const modelOrder = (row: Selectable<OrderTable>): ServiceOrder => ({
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
