import { getOrderInfo } from '@topup/api-client/contract'
import { orderResultCodes } from '@topup/domain'
import { defineCall } from './call.ts'
import { Rejection } from '../wire/rejection.ts'
import { payPageOf } from './repeat.ts'
import { gameName, wordsOf } from './words.ts'

/** The order query. It needs no token: a journal asks after logout too. The short answer may know more than the full one. */
export const orderCalls = [
  defineCall(getOrderInfo, async (request, context) => {
    const billingNo = request.billing_no ?? ''
    const sessionId = request.session_id ?? ''
    if (billingNo === '' && sessionId === '') throw new Rejection('parameter')
    const order = await context.db
      .selectFrom('orders')
      .selectAll()
      .$if(billingNo !== '', (query) => query.where('billing_no', '=', billingNo))
      .$if(billingNo === '', (query) => query.where('session_id', '=', sessionId))
      .orderBy('order_id')
      .executeTakeFirst()
    if (order === undefined) throw new Rejection('noSuchOrder')
    const isSimple = request.simple === '1'
    const known = isSimple || context.world.now() >= order.settles_ms ? order.outcome : 'pending'
    const status = orderResultCodes[known]
    if (isSimple) return { billing_no: order.billing_no, status }
    const game = context.world.shop.client(order.client_id)
    return {
      billing_no: order.billing_no,
      status,
      user_name: order.username,
      account: order.username,
      game_name: game === undefined ? order.game_code : gameName(wordsOf(context, order.brand), game),
      game_server_name: `S${order.server_id} ${order.server_name}`,
      role_name: order.role_name,
      product_name: order.product_name,
      product_id: order.product_id,
      amount: order.amount_minor / 100,
      currency: order.currency,
      pay_url: known === 'pending' ? payPageOf(context, order.billing_no) : null,
    }
  }),
]
