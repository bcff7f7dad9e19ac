import { claimOnce } from './claimOnce.ts'
import type { Account, CallContext } from './context.ts'
import { Rejection } from '../wire/rejection.ts'

/** What a claim of a level's first-achievement reward is filed under. */
export function firstRewardKey(levelId: number): string {
  return `level:${levelId}`
}

/** Takes a level's first-achievement reward, once per account and only when the level is reached. Source: spec §1. */
export async function claimFirstReward(
  context: CallContext,
  account: Account,
  levelId: string,
): Promise<string[]> {
  const level = await context.db
    .selectFrom('vip_level')
    .selectAll()
    .where('brand', '=', account.brand)
    .where('level_id', '=', /^\d{1,4}$/.test(levelId) ? Number(levelId) : -1)
    .executeTakeFirst()
  if (level === undefined || account.total_points < level.need_points) throw new Rejection('claimFailed')
  const claimed = await claimOnce(context, account.account_id, [firstRewardKey(level.level_id)])
  if (claimed.size === 0) throw new Rejection('claimFailed')
  return [levelId]
}
