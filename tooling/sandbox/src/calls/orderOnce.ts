import type { Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { GameAt } from '../world/shop.ts'
import type { Account, CallContext } from './context.ts'
import { Rejection } from '../wire/rejection.ts'
import { repeatOf } from './repeat.ts'
import { withAccount } from './sessions.ts'

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
    if (account === null) throw new Rejection('notLoggedIn')
    if (!account.is_verified) throw new Rejection('notRealName')
    const repeat = await repeatOf({ ...context, db: trx }, { sessionId: order.sessionId, account })
    if (repeat !== null) throw repeat
    return make(account, trx)
  })
}
