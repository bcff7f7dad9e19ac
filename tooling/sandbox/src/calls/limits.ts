import type { Selectable } from 'kysely'
import type { GoodsTable } from '../db/shopTables.ts'
import type { GameAt } from '../world/shop.ts'
import type { Account, CallContext } from './context.ts'
import { dayMs } from '../time/dayMs.ts'

/** How a limited product stands for one role. `unpaid` is the billing number of an open order, else null. */
export interface LimitAt {
  readonly productId: string
  readonly limitType: 'role' | 'time' | 'game'
  readonly frequency: number
  readonly days: number
  readonly left: number
  readonly nextPayMs: number | null
  readonly unpaid: string | null
}

interface Bought {
  readonly product_id: string
  readonly role_id: string
  readonly outcome: 'pending' | 'success' | 'fail'
  readonly created_ms: number
  readonly billing_no: string
}

/** What is left of one product; pure. `bought` are the account's orders of it, oldest first. Source: spec §4 "Limited goods". */
export function limitOf(
  goods: Pick<
    Selectable<GoodsTable>,
    'product_id' | 'limit_type' | 'frequency' | 'days' | 'restock_after_ms'
  >,
  bought: readonly Bought[],
  at: { readonly roleId: string; readonly nowMs: number; readonly accountSinceMs: number },
): LimitAt | null {
  if (goods.limit_type === null) return null
  const ofRole = goods.limit_type === 'game' ? bought : bought.filter((order) => order.role_id === at.roleId)
  const windowMs = goods.days * dayMs
  const counted = ofRole.filter(
    (order) =>
      order.outcome === 'success' && (goods.limit_type !== 'time' || order.created_ms > at.nowMs - windowMs),
  )
  const restockMs = at.accountSinceMs + goods.restock_after_ms
  const isOut = goods.restock_after_ms > 0 && at.nowMs < restockMs
  const left = isOut ? 0 : Math.max(0, goods.frequency - counted.length)
  const unpaid = ofRole.find((order) => order.outcome === 'pending')?.billing_no ?? null
  const oldest = counted[0]?.created_ms ?? at.nowMs
  return {
    productId: goods.product_id,
    limitType: goods.limit_type,
    frequency: goods.frequency,
    days: goods.days,
    left,
    nextPayMs:
      left > 0 || goods.limit_type === 'role' ? null : isOut ? restockMs : oldest + (windowMs || 7 * dayMs),
    unpaid,
  }
}

/** The limits of a game's limited products for one role; with `productId`, of that one only. */
export async function readLimits(
  context: Pick<CallContext, 'db' | 'nowMs' | 'world'>,
  at: {
    readonly account: Account
    readonly game: GameAt
    readonly roleId: string
    readonly productId?: string
  },
): Promise<readonly LimitAt[]> {
  const { account, game, roleId, productId } = at
  const goods = context.world.shop
    .goods(game)
    .filter((row) => row.limit_type !== null && (productId === undefined || row.product_id === productId))
  if (goods.length === 0) return []
  const orders = await context.db
    .selectFrom('orders')
    .select(['product_id', 'role_id', 'outcome', 'created_ms', 'billing_no'])
    .where('account_id', '=', account.account_id)
    .where('game_code', '=', game.game_code)
    .where(
      'product_id',
      'in',
      goods.map((row) => row.product_id),
    )
    .orderBy('order_id')
    .execute()
  return goods.flatMap((row) => {
    const bought = orders.filter((order) => order.product_id === row.product_id)
    const limit = limitOf(row, bought, {
      roleId,
      nowMs: context.nowMs,
      accountSinceMs: account.created_ms,
    })
    return limit === null ? [] : [limit]
  })
}
