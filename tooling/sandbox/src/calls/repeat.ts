import { orderOfIntent, queriedOrder, repeatContent } from '@topup/service-model'
import type { ServiceOrder } from '@topup/service-model'
import type { Account, CallContext } from './context.ts'
import { modelColumns, modelOrder } from '../orders/modelOrder.ts'
import { Rejection } from '../wire/rejection.ts'

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
    .select(modelColumns)
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
