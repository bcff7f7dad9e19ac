import { randomInt } from 'node:crypto'
import type { Insertable, Selectable } from 'kysely'
import { cardPay, payMyCardInGame } from '@topup/api-client/contract'
import type { ServiceOrder } from '@topup/service-model'
import type { AccountTable, OrderTable } from '../db/tables.ts'

/** A character that goods go to, with its server. */
export interface Recipient {
  readonly role_id: string
  readonly role_name: string
  readonly server_id: number
  readonly server_name: string
  readonly area_id: string
}

/** What is bought, at what price; hundredths. */
interface Bought {
  readonly productId: string
  readonly productName: string
  readonly currency: string
  readonly priceMinor: number
  readonly amountMinor: number
  readonly couponCode?: string
  readonly points: number
}

/** By whom, for whom, how and when an order is made. */
interface OrderParts {
  readonly billingNo: string
  readonly kind: OrderTable['kind']
  readonly game: { readonly brand: string; readonly client_id: string; readonly game_code: string }
  readonly account: Pick<Selectable<AccountTable>, 'account_id' | 'username'>
  readonly recipient: Omit<Recipient, 'area_id'>
  readonly bought: Bought
  readonly method: { readonly paywayId: string; readonly channelId: string }
  readonly starter: string
  readonly sessionId: string
  readonly idfv: string
  readonly atMs: number
  readonly replenishId?: string
  readonly domainArea?: string
}

/** A new billing number, such as `2611-4821-0937-55`. */
export function newBillingNo(nowMs: number): string {
  const month = new Date(nowMs).toISOString().slice(2, 7).replace('-', '')
  const digits = String(randomInt(10_000_000_000)).padStart(10, '0')
  return `${month}-${digits.slice(0, 4)}-${digits.slice(4, 8)}-${digits.slice(8)}`
}

/** The row of a new order that nobody has decided yet. */
export function orderRow(parts: OrderParts): Insertable<OrderTable> {
  const { game, account, recipient, bought, method } = parts
  return {
    billing_no: parts.billingNo,
    brand: game.brand,
    account_id: account.account_id,
    kind: parts.kind,
    client_id: game.client_id,
    game_code: game.game_code,
    server_id: String(recipient.server_id),
    role_id: recipient.role_id,
    role_name: recipient.role_name,
    server_name: recipient.server_name,
    username: account.username,
    product_id: bought.productId,
    product_name: bought.productName,
    currency: bought.currency,
    price_minor: bought.priceMinor,
    amount_minor: bought.amountMinor,
    coupon_code: bought.couponCode ?? '',
    points: bought.points,
    payway_id: method.paywayId,
    channel_id: method.channelId,
    starter: parts.starter,
    session_id: parts.sessionId,
    idfv: parts.idfv,
    created_ms: parts.atMs,
    outcome: 'pending',
    settles_ms: 0,
    replenish_id: parts.replenishId ?? '',
    domain_area: parts.domainArea ?? '',
  }
}

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
