import type { Selectable } from 'kysely'
import type { ActivityTable, GiftArt } from '../db/shopTables.ts'
import { convert, tierPrice } from '../seed/prices.ts'
import { claimedBy } from './claimOnce.ts'
import type { Account, CallContext } from './context.ts'
import { Rejection } from '../wire/rejection.ts'
import { dayMs } from '../time/dayMs.ts'

/** The price tier that makes a topped-up day. */
const streakDayTier = 3

/** How far an account is in an activity. Amounts are hundredths of `currency`. */
export interface ActivityProgress {
  readonly activity: Selectable<ActivityTable>
  readonly currency: string
  /** What makes a topped-up day. */
  readonly dayMinor: number
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

/** Reads an activity of a game and how far the account is, a guest nowhere; -3022 when the game has none. */
export async function readProgress(
  context: Pick<CallContext, 'db' | 'nowMs'>,
  account: Account | null,
  at: {
    readonly brand: string
    readonly gameCode: string
    readonly type: 'cumulative' | 'continue'
    readonly currency: string
  },
): Promise<ActivityProgress> {
  const activity = await context.db
    .selectFrom('activity')
    .selectAll()
    .where('brand', '=', at.brand)
    .where('game_code', '=', at.gameCode)
    .where('type', '=', at.type === 'continue' ? 'consecutive' : 'cumulative')
    .executeTakeFirst()
  if (activity === undefined) throw new Rejection('noActivity')
  const steps = await stepsOf(context, at.brand, activity.activity_id)
  const orders = account === null ? [] : await paidOrders(context, account, at.gameCode)
  const claimed = account === null ? new Set<string>() : await claimedBy(context, account.account_id)
  const spent = (since: number) =>
    orders
      .filter((order) => order.created_ms >= since)
      .reduce((sum, order) => sum + convert(order.amount_minor, order.currency, at.currency), 0)
  const totalMinor = convert(account?.base_topup_minor ?? 0, 'USD', at.currency) + spent(0)
  const dayMinor = tierPrice(streakDayTier, at.currency)
  const todayMinor = spent(Math.floor(context.nowMs / dayMs) * dayMs)
  const streakDays = account?.base_streak_days ?? 0
  const days = streakDays + (todayMinor >= dayMinor ? 1 : 0)
  const reached = at.type === 'continue' ? days : totalMinor
  return {
    activity,
    currency: at.currency,
    dayMinor,
    totalMinor,
    todayMinor,
    streakDays,
    steps: steps.map((step) => {
      const id = `${activity.activity_id}:${step.step}`
      const need = at.type === 'continue' ? step.need : convert(step.need, 'USD', at.currency)
      return {
        id,
        need,
        rewards: step.rewards,
        isClaimed: claimed.has(activityClaim(id)),
        isReached: need <= reached,
      }
    }),
  }
}

/** The rewards of an activity, lowest first. */
function stepsOf({ db }: Pick<CallContext, 'db'>, brand: string, activityId: string) {
  return db
    .selectFrom('activity_step')
    .select(['step', 'need', 'rewards'])
    .where('brand', '=', brand)
    .where('activity_id', '=', activityId)
    .orderBy('step')
    .execute()
}

/** What the account has paid for in a game. */
function paidOrders({ db }: Pick<CallContext, 'db'>, account: Account, gameCode: string) {
  return db
    .selectFrom('orders')
    .select(['amount_minor', 'currency', 'created_ms'])
    .where('account_id', '=', account.account_id)
    .where('game_code', '=', gameCode)
    .where('kind', '=', 'goods')
    .where('outcome', '=', 'success')
    .where('created_ms', '>=', account.created_ms)
    .execute()
}
