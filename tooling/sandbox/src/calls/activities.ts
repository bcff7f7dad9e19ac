import {
  getActivityStatus,
  getCumulativeActivityInfo,
  getThirdGift,
  receiveActivityGift,
} from '@topup/api-client/contract'
import { formatPrice } from '@topup/domain'
import { convert, tierPrice } from '../seed/prices.ts'
import { activitySteps } from '../seed/rewards.ts'
import type { SeedTexts } from '../seed/texts.ts'
import { dayMs, inSeconds } from '../time/dayMs.ts'
import { Rejection } from '../wire/rejection.ts'
import { claimedBy, claimOnce, defineCall, flag } from './call.ts'
import type { Account, CallContext } from './call.ts'
import { gameOf, regionOf, wordsOf } from './lookups.ts'
import { recipientOf } from './roles.ts'
import { accountOf, findSession } from './sessions.ts'

/** For so long an activity lasts from the account's start. */
const activityDays = 7

/** The price tier that makes a topped-up day. */
const streakDayTier = 3

/** What a claim of one reward is filed under. */
function activityClaim(rewardId: string): string {
  return `activity:${rewardId}`
}

/**
 * Reads how far the account is in an activity of a game, a guest nowhere. Amounts are hundredths of `currency`; `dayMinor` is what makes
 * a topped-up day, `streakDays` counts the whole days in a row before today.
 */
async function readProgress(
  { client_id, type }: { readonly client_id: string; readonly type: 'cumulative' | 'continue' },
  context: CallContext,
  account: Account | null,
) {
  const game = gameOf(context, client_id)
  const { currency } = regionOf(context, game, null)
  const kind = type === 'continue' ? 'consecutive' : 'cumulative'
  const activityId = `${game.game_code}-${kind}`
  const orders = account === null ? [] : await paidOrders(context, account, game.game_code)
  const claimed = account === null ? new Set<string>() : await claimedBy(context, account.account_id)
  const spent = (since: number) =>
    orders
      .filter((order) => order.created_ms >= since)
      .reduce((sum, order) => sum + convert(order.amount_minor, order.currency, currency), 0)
  const totalMinor = convert(account?.base_topup_minor ?? 0, 'USD', currency) + spent(0)
  const dayMinor = tierPrice(streakDayTier, currency)
  const todayMinor = spent(Math.floor(context.nowMs / dayMs) * dayMs)
  const streakDays = account?.base_streak_days ?? 0
  const days = streakDays + (todayMinor >= dayMinor ? 1 : 0)
  const reached = type === 'continue' ? days : totalMinor
  const steps = activitySteps[kind].map(([needed, rewards], index) => {
    const id = `${activityId}:${index + 1}`
    const need = type === 'continue' ? needed : convert(needed, 'USD', currency)
    return { id, need, rewards, isClaimed: claimed.has(activityClaim(id)), isReached: need <= reached }
  })
  return { activityId, currency, dayMinor, totalMinor, todayMinor, streakDays, steps }
}

type ActivityProgress = Awaited<ReturnType<typeof readProgress>>

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

function rewardOf(step: ActivityProgress['steps'][number], words: SeedTexts) {
  return {
    reward_id: step.id,
    is_claimed: flag(step.isClaimed),
    gifts: step.rewards.map(({ count, art }) => ({ name: words.gifts[art], count, icon: art })),
  }
}

/** Top-up activities, which guests see without progress, and partners' gifts; every reward is claimed once. */
export const activityCalls = [
  defineCall(getCumulativeActivityInfo, async (request, context) => {
    const game = gameOf(context, request.client_id)
    const account = await findSession(context, game)
    const progress = await readProgress(request, context, account)
    const { activityId, steps } = progress
    const words = wordsOf(context, game.brand)
    const sinceMs = account?.created_ms ?? context.nowMs
    const [title = '', description = ''] = request.type === 'cumulative' ? words.meteor : words.streak
    const { currency, dayMinor } = progress
    const dayPrice = formatPrice({ minorUnits: dayMinor, currency }, words.language)
    const shared = {
      activity_id: activityId,
      title,
      description: description.replace('{amount}', dayPrice),
      end_time: inSeconds(sinceMs + activityDays * dayMs),
      currency,
    }
    if (request.type === 'cumulative')
      return {
        ...shared,
        type: request.type,
        total: progress.totalMinor / 100,
        milestones: steps.map((step, index) => ({
          ...rewardOf(step, words),
          need: step.need / 100,
          reached_time: step.isReached ? inSeconds(sinceMs - (3 - index) * dayMs) : null,
        })),
      }
    return {
      ...shared,
      type: request.type,
      per_day: dayMinor / 100,
      today_total: progress.todayMinor / 100,
      today_end_time: inSeconds((Math.floor(context.nowMs / dayMs) + 1) * dayMs),
      streak_days: progress.streakDays,
      days: steps.map((step) => ({ ...rewardOf(step, words), day: step.need })),
    }
  }),
  defineCall(receiveActivityGift, async (request, context) => {
    const account = await accountOf(context, gameOf(context, request.client_id))
    const { activityId, steps } = await readProgress(request, context, account)
    if (activityId !== request.activity_id) throw new Rejection('noActivity')
    const ids = request.reward_id.split(',')
    const wanted = steps.filter((step) => ids.includes(step.id) && step.isReached && !step.isClaimed)
    const claims = wanted.map((step) => activityClaim(step.id))
    // What was claimed meanwhile is left out.
    const made = await claimOnce(context, account.account_id, claims)
    if (made.size === 0) throw new Rejection('claimFailed')
    return { received: wanted.map((step) => step.id).filter((id) => made.has(activityClaim(id))) }
  }),
  defineCall(getActivityStatus, async (request, context) => {
    const account = await accountOf(context, gameOf(context, request.client_id))
    const { steps } = await readProgress(request, context, account)
    const claimable = steps.filter((step) => step.isReached && !step.isClaimed).length
    return { is_open: flag(true), claimable }
  }),
  defineCall(getThirdGift, async (request, context) => {
    const game = gameOf(context, request.client_id)
    const account = await accountOf(context, game)
    const role = recipientOf(context, { game, account, request: { ...request, areaId: request.area_id } })
    const gift = `partner:${role.role_id}:${request.gift_id}`
    const claimed = await claimOnce(context, account.account_id, [gift])
    if (claimed.size === 0) throw new Rejection('claimFailed')
    const { gifts } = wordsOf(context, game.brand)
    return { gifts: [{ name: gifts.gem, count: 60, icon: `${context.origin}/assets/gifts/gem.svg` }] }
  }),
]
