import {
  getActivityStatus,
  getCumulativeActivityInfo,
  getThirdGift,
  receiveActivityGift,
} from '@topup/api-client/contract'
import { formatPrice } from '@topup/domain'
import type { ActivityProgress } from './activityProgress.ts'
import { activityClaim, readProgress } from './activityProgress.ts'
import { defineCall } from './call.ts'
import type { Account, CallContext } from './context.ts'
import { gameOf, regionOf } from './lookups.ts'
import { accountOf, findSession } from './sessions.ts'
import { flag } from './flag.ts'
import { claimOnce } from './claimOnce.ts'
import { recipientOf } from './recipient.ts'
import { Rejection } from '../wire/rejection.ts'
import type { SeedTexts } from '../seed/texts.ts'
import { wordsOf } from './words.ts'
import { dayMs, inSeconds } from '../time/dayMs.ts'

interface ActivityRequest {
  readonly client_id: string
  readonly type: 'cumulative' | 'continue'
}

function progressOf(request: ActivityRequest, context: CallContext, account: Account | null) {
  const game = gameOf(context, request.client_id)
  return readProgress(context, account, {
    brand: game.brand,
    gameCode: game.game_code,
    type: request.type,
    currency: regionOf(context, game, null).currency,
  })
}

async function playerProgress(request: ActivityRequest, context: CallContext) {
  const account = await accountOf(context, gameOf(context, request.client_id))
  return { account, progress: await progressOf(request, context, account) }
}

function rewardOf(step: ActivityProgress['steps'][number], words: SeedTexts) {
  return {
    reward_id: step.id,
    is_claimed: flag(step.isClaimed),
    gifts: step.rewards.map(({ count, art }) => ({
      name: words.gifts[art],
      count,
      icon: art,
    })),
  }
}

/** Files claims once each; what was claimed before, or is not reached, is left out. */
async function claimSteps(
  context: CallContext,
  claim: { account: Account; progress: ActivityProgress; ids: readonly string[] },
): Promise<string[]> {
  const { account, progress, ids } = claim
  const wanted = progress.steps.filter((step) => ids.includes(step.id) && step.isReached && !step.isClaimed)
  const made = await claimOnce(
    context,
    account.account_id,
    wanted.map((step) => activityClaim(step.id)),
  )
  if (made.size === 0) throw new Rejection('claimFailed')
  return wanted.map((step) => step.id).filter((id) => made.has(activityClaim(id)))
}

/** Top-up activities, which guests see without progress, and partners' gifts; every reward is claimed once. */
export const activityCalls = [
  defineCall(getCumulativeActivityInfo, async (request, context) => {
    const game = gameOf(context, request.client_id)
    const account = await findSession(context, game)
    const progress = await progressOf(request, context, account)
    const { activity, steps } = progress
    const words = wordsOf(context, game.brand)
    const sinceMs = account?.created_ms ?? context.nowMs
    const [title, description] = request.type === 'cumulative' ? words.meteor : words.streak
    const { currency, dayMinor } = progress
    const dayPrice = formatPrice({ minorUnits: dayMinor, currency }, words.language)
    const shared = {
      activity_id: activity.activity_id,
      title,
      description: description.replace('{amount}', dayPrice),
      end_time: inSeconds(sinceMs + activity.lasts_days * dayMs),
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
    const { account, progress } = await playerProgress(request, context)
    if (progress.activity.activity_id !== request.activity_id) throw new Rejection('noActivity')
    return { received: await claimSteps(context, { account, progress, ids: request.reward_id.split(',') }) }
  }),
  defineCall(getActivityStatus, async (request, context) => {
    const { progress } = await playerProgress(request, context)
    return {
      is_open: flag(true),
      claimable: progress.steps.filter((step) => step.isReached && !step.isClaimed).length,
    }
  }),
  defineCall(getThirdGift, async (request, context) => {
    const game = gameOf(context, request.client_id)
    const account = await accountOf(context, game)
    const role = await recipientOf(context, {
      game,
      account,
      request: { ...request, areaId: request.area_id },
    })
    const gift = `partner:${role.role_id}:${request.gift_id}`
    const claimed = await claimOnce(context, account.account_id, [gift])
    if (claimed.size === 0) throw new Rejection('claimFailed')
    const { gifts } = wordsOf(context, game.brand)
    return { gifts: [{ name: gifts.gem, count: 60, icon: `${context.origin}/assets/gifts/gem.svg` }] }
  }),
]
