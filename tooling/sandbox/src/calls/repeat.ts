import type { Account, CallContext } from './context.ts'
import { Rejection } from '../wire/rejection.ts'

/**
 * "This order is being processed already", with the first order of an intent (of one account, where given) and the page it is paid at; null when the
 * intent has none. A card is taken by the call itself, so its order has no page. Source: decisions 8 and 29.
 */
export async function repeatOf(
  context: Pick<CallContext, 'db' | 'origin'>,
  intent: { readonly sessionId: string; readonly account?: Account },
): Promise<Rejection | null> {
  const { sessionId, account } = intent
  if (sessionId === '') return null
  const known = await context.db
    .selectFrom('orders')
    .select(['billing_no', 'outcome'])
    .where('session_id', '=', sessionId)
    .$if(account !== undefined, (query) => query.where('account_id', '=', account?.account_id ?? 0))
    .orderBy('order_id')
    .executeTakeFirst()
  if (known === undefined) return null
  const { billing_no, outcome } = known
  const page = outcome === 'pending' ? { url: payPageOf(context, billing_no) } : {}
  return new Rejection('repeat', { content: { billing_no, ...page } })
}

/** The provider's page of an order. */
export function payPageOf({ origin }: Pick<CallContext, 'origin'>, billingNo: string): string {
  return `${origin}/provider/pay/${billingNo}`
}
