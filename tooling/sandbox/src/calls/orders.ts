import { getOrderInfo } from '@topup/api-client/contract'
import { depthOf, queriedOrder, queryContent } from '@topup/service-model'
import type { Selectable } from 'kysely'
import type { OrderTable } from '../db/tables.ts'
import { defineCall } from './call.ts'
import type { CallContext } from './call.ts'
import { modelOrder } from '../orders/orderRow.ts'
import { Rejection } from '../wire/rejection.ts'
import { payPageOf } from './orderOnce.ts'
import { gameName, wordsOf } from './lookups.ts'

/** The order query. It needs no token: a journal asks after logout too. The short answer may know more than the full one. */
export const orderCalls = [
  defineCall(getOrderInfo, async (request, context) => {
    const billingNo = request.billing_no ?? ''
    const sessionId = request.session_id ?? ''
    if (billingNo === '' && sessionId === '') throw new Rejection('parameter')
    const rows = await context.db
      .selectFrom('orders')
      .selectAll()
      .$if(billingNo !== '', (query) => query.where('billing_no', '=', billingNo))
      .$if(billingNo === '', (query) => query.where('session_id', '=', sessionId))
      .orderBy('order_id')
      .execute()
    const asked = queriedOrder(rows.map(modelOrder), { billingNo, sessionId })
    const row = rows.find((each) => each.billing_no === asked?.billingNo)
    if (asked === null || row === undefined) throw new Rejection('noSuchOrder')
    return queryContent(asked, {
      depth: depthOf(request.simple),
      // A full query learns the outcome on the real clock: a player's clock decides about limits and links alone.
      nowMs: context.world.now(),
      details: () => detailsOf(context, row),
      payUrlOf: (of) => payPageOf(context, of),
    })
  }),
]

/** What a full query says of an order beside its status. */
function detailsOf(context: CallContext, order: Selectable<OrderTable>) {
  return {
    user_name: order.username,
    account: order.username,
    game_name: gameName(wordsOf(context, order.brand), order),
    game_server_name: `S${order.server_id} ${order.server_name}`,
    role_name: order.role_name,
    product_name: order.product_name,
    product_id: order.product_id,
    amount: order.amount_minor / 100,
    currency: order.currency,
  }
}
