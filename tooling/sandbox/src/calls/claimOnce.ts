import type { CallContext } from './context.ts'

/** Files what an account takes once; answers with what was not taken before. The key of the table decides. */
export async function claimOnce(
  context: Pick<CallContext, 'db' | 'nowMs'>,
  accountId: number,
  things: readonly string[],
): Promise<ReadonlySet<string>> {
  if (things.length === 0) return new Set()
  const rows = await context.db
    .insertInto('claim')
    .values(things.map((what) => ({ account_id: accountId, what, at_ms: context.nowMs, session_id: '' })))
    .onConflict((on) => on.doNothing())
    .returning('what')
    .execute()
  return new Set(rows.map(({ what }) => what))
}

/** What an account has taken so far. */
export async function claimedBy(
  context: Pick<CallContext, 'db'>,
  accountId: number,
): Promise<ReadonlySet<string>> {
  const rows = await context.db
    .selectFrom('claim')
    .select('what')
    .where('account_id', '=', accountId)
    .execute()
  return new Set(rows.map(({ what }) => what))
}
