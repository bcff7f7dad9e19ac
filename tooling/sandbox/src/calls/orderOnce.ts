import type { Transaction } from 'kysely'
import { orderOfIntent, queriedOrder, repeatContent } from '@topup/service-model'
import type { ServiceOrder } from '@topup/service-model'
import type { Tables } from '../db/tables.ts'
import { modelOrder } from '../orders/orderRow.ts'
import { Rejection } from '../wire/rejection.ts'
import type { GameAt } from '../seed/games.ts'
import type { Account, CallContext } from './call.ts'
import { withAccount } from './sessions.ts'

/**
 * "This order is being processed already", with the first order of an intent (of one account, where given) and the page
 * it is paid at; null when the intent has none. Source: decisions 8 and 29.
 */
export async function repeatOf(
  context: Pick<CallContext, 'db' | 'origin'>,
  { sessionId, account }: { readonly sessionId: string; readonly account?: Account },
): Promise<Rejection | null> {
  if (sessionId === '') return null
  const rows = await context.db
    .selectFrom('orders')
    .selectAll()
    .where('session_id', '=', sessionId)
    .orderBy('order_id')
    .execute()
  const orders = rows.map(modelOrder)
  const known =
    account === undefined
      ? queriedOrder(orders, { billingNo: '', sessionId })
      : orderOfIntent(orders, { sessionId, account: String(account.account_id) })
  return known === null ? null : repeatOfOrder(context, known)
}

/** Code 10 for an order that exists. Source: decisions 8 and 29. */
export const repeatOfOrder = (context: Pick<CallContext, 'origin'>, order: ServiceOrder): Rejection =>
  new Rejection('repeat', { content: repeatContent(order, (billingNo) => payPageOf(context, billingNo)) })

/** The provider's page of an order. */
export function payPageOf({ origin }: Pick<CallContext, 'origin'>, billingNo: string): string {
  return `${origin}/provider/pay/${billingNo}`
}

/**
 * Makes an order in one transaction that holds the buyer's account: of `known`, else of the call's token (-600 without).
 * An account without a real name may not buy (6001). The same `session_id` again is answered with code 10 and the first
 * order: a browser itself sends a request again when a kept connection breaks, and no store can prevent that (decision 8).
 */
export function orderOnce<Result>(
  context: CallContext,
  order: { readonly game: GameAt; readonly known: Account | null; readonly sessionId: string },
  make: (account: Account, trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return withAccount(context, order, async (account, trx) => {
    if (!account.is_verified) throw new Rejection('notRealName')
    const repeat = await repeatOf({ ...context, db: trx }, { sessionId: order.sessionId, account })
    if (repeat !== null) throw repeat
    return make(account, trx)
  })
}
