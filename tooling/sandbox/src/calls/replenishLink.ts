import type { ServiceOrder } from '@topup/service-model'
import type { Selectable } from 'kysely'
import type { ReplenishTable } from '../db/tables.ts'
import { replenishLink } from '../seed/cards.ts'
import { productIdOf } from '../seed/goods.ts'
import type { CallContext } from './call.ts'
import { modelOrder } from '../orders/orderRow.ts'
import { Rejection } from '../wire/rejection.ts'

/** What every payment link owes: the goods that were refunded. */
export function owedProductId(gameCode: string): string {
  return productIdOf(gameCode, 'crystals-3280')
}

/** A link, made at its first look so that its clock starts then, for `username` where it is given; -3016 when the id names none. */
export async function findReplenish(
  context: CallContext,
  replenishId: string,
  username?: string,
): Promise<Selectable<ReplenishTable>> {
  const made = replenishLink(replenishId)
  if (made !== null && context.world.shop.brands.has(made.brand))
    await context.db
      .insertInto('replenish')
      .values({ ...made, username: username ?? made.username })
      .onConflict((on) => on.doNothing())
      .execute()
  await context.db
    .updateTable('replenish')
    .set({ opened_ms: context.nowMs })
    .where('replenish_id', '=', replenishId)
    .where('opened_ms', 'is', null)
    .execute()
  const row = await context.db
    .selectFrom('replenish')
    .selectAll()
    .where('replenish_id', '=', replenishId)
    .executeTakeFirst()
  if (row === undefined) throw new Rejection('invalidPaymentLink')
  return row
}

/** Seconds that are left of a link. */
export function secondsLeft(link: Selectable<ReplenishTable>, nowMs: number): number {
  return Math.max(0, Math.ceil(link.valid_seconds - (nowMs - (link.opened_ms ?? nowMs)) / 1000))
}

/** The orders of a link, oldest first. */
export async function ordersOfLink(
  { db }: Pick<CallContext, 'db'>,
  replenishId: string,
): Promise<readonly ServiceOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('replenish_id', '=', replenishId)
    .orderBy('order_id')
    .execute()
  return rows.map(modelOrder)
}
