import { claimOnce } from './claimOnce.ts'
import type { Account, CallContext } from './context.ts'
import { Rejection } from '../wire/rejection.ts'
import { dayMs } from '../time/dayMs.ts'

/**
 * Claims coupons for an account and returns the codes that were claimed now; none at all is a rejection.
 * A coupon is claimed once: the row is locked by the update itself.
 */
export async function claimCoupons(
  context: CallContext,
  account: Account,
  codes: readonly string[],
): Promise<string[]> {
  return context.db.transaction().execute(async (trx) => {
    const claimed: string[] = []
    for (const code of codes) {
      const coupon = await trx
        .updateTable('coupon')
        .set((column) => ({
          category: 'avail' as const,
          valid_end_ms: column(
            column.val(context.nowMs),
            '+',
            column(column.ref('claimed_days'), '*', column.cast<number>(column.val(dayMs), 'bigint')),
          ),
        }))
        .where('account_id', '=', account.account_id)
        .where('code', '=', code)
        .where('category', '=', 'claim')
        .returning('code')
        .executeTakeFirst()
      if (coupon === undefined) continue
      await claimOnce({ ...context, db: trx }, account.account_id, [`coupon:${code}`])
      claimed.push(code)
    }
    if (claimed.length === 0) throw new Rejection('claimFailed')
    return claimed
  })
}
