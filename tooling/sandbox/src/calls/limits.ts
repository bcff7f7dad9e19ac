import { limitOf } from '@topup/service-model'
import type { LimitAt, LimitRule, ServiceOrder } from '@topup/service-model'
import type { GameAt } from '../seed/games.ts'
import type { Goods } from '../seed/goods.ts'
import type { Account, CallContext } from './call.ts'
import { modelOrder } from '../orders/orderRow.ts'

/** What a product of the shop allows an account; null for one without a limit. */
export function limitRule(
  goods: Pick<Goods, 'product_id' | 'limit_type' | 'frequency' | 'days' | 'restock_after_ms'>,
  accountSinceMs: number,
): LimitRule | null {
  if (goods.limit_type === null) return null
  return {
    productId: goods.product_id,
    limitType: goods.limit_type,
    frequency: goods.frequency,
    days: goods.days,
    soldOutUntilMs: goods.restock_after_ms === 0 ? null : accountSinceMs + goods.restock_after_ms,
  }
}

/** A limit with the orders of its product that count for the account. */
export interface LimitWithOrders extends LimitAt {
  readonly orders: readonly ServiceOrder[]
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
): Promise<readonly LimitWithOrders[]> {
  const { account, game, roleId, productId } = at
  const rules = context.world.shop
    .goods(game)
    .filter((row) => productId === undefined || row.product_id === productId)
    .flatMap((row) => limitRule(row, account.created_ms) ?? [])
  if (rules.length === 0) return []
  const rows = await context.db
    .selectFrom('orders')
    .selectAll()
    .where('account_id', '=', account.account_id)
    .where('game_code', '=', game.game_code)
    .where(
      'product_id',
      'in',
      rules.map((rule) => rule.productId),
    )
    .orderBy('order_id')
    .execute()
  const made = rows.map(modelOrder)
  return rules.map((rule) => {
    const orders = made.filter((order) => order.productId === rule.productId)
    return { ...limitOf(rule, orders, { characterId: roleId, nowMs: context.nowMs }), orders }
  })
}
