import type { Selectable } from 'kysely'
import type { ActivityTable, GiftArt } from '../db/shopTables.ts'
import { inUsd } from '../seed/prices.ts'
import { claimedBy } from './claimOnce.ts'
import type { Account, CallContext } from './context.ts'
import { Refusal } from './refusal.ts'
import { dayMs } from '../world/dayMs.ts'

/** What counts as a topped-up day, hundredths of US$. */
export const streakDayMinor = 499

/** How far an account is in an activity. Amounts are hundredths of US$. */
export interface ActivityProgress {
  readonly activity: Selectable<ActivityTable>
  readonly totalMinor: number
  readonly todayMinor: number
  /** Whole days in a row before today. */
  readonly streakDays: number
  readonly steps: readonly {
    readonly id: string
    readonly need: number
    readonly rewards: readonly { readonly count: number; readonly art: GiftArt }[]
    readonly isClaimed: boolean
    readonly isReached: boolean
  }[]
}

/** What a claim of one reward is filed under. */
export function activityClaim(rewardId: string): string {
  return `activity:${rewardId}`
}

/** Reads an activity of a game and how far the account is; -3022 when the game has none. */
export async function readProgress(
  context: Pick<CallContext, 'db' | 'nowMs'>,
  account: Account,
  at: { readonly gameCode: string; readonly type: 'cumulative' | 'continue' },
): Promise<ActivityProgress> {
  const activity = await context.db
    .selectFrom('activity')
    .selectAll()
    .where('brand', '=', account.brand)
    .where('game_code', '=', at.gameCode)
    .where('type', '=', at.type === 'continue' ? 'consecutive' : 'cumulative')
    .executeTakeFirst()
  if (activity === undefined) throw new Refusal('noActivity')
  const steps = await context.db
    .selectFrom('activity_step')
    .select(['step', 'need', 'rewards'])
    .where('brand', '=', account.brand)
    .where('activity_id', '=', activity.activity_id)
    .orderBy('step')
    .execute()
  const orders = await context.db
    .selectFrom('orders')
    .select(['amount_minor', 'currency', 'created_ms'])
    .where('account_id', '=', account.account_id)
    .where('game_code', '=', at.gameCode)
    .where('kind', '=', 'goods')
    .where('outcome', '=', 'success')
    .where('created_ms', '>=', account.created_ms)
    .execute()
  const claimed = await claimedBy(context, account.account_id)
  const spent = (since: number) =>
    orders
      .filter((order) => order.created_ms >= since)
      .reduce((sum, order) => sum + inUsd(order.currency, order.amount_minor), 0)
  const totalMinor = account.base_topup_minor + spent(0)
  const todayMinor = spent(Math.floor(context.nowMs / dayMs) * dayMs)
  const days = account.base_streak_days + (todayMinor >= streakDayMinor ? 1 : 0)
  const reached = at.type === 'continue' ? days : totalMinor
  return {
    activity,
    totalMinor,
    todayMinor,
    streakDays: account.base_streak_days,
    steps: steps.map((step) => {
      const id = `${activity.activity_id}:${step.step}`
      return {
        id,
        need: step.need,
        rewards: step.rewards,
        isClaimed: claimed.has(activityClaim(id)),
        isReached: step.need <= reached,
      }
    }),
  }
}
