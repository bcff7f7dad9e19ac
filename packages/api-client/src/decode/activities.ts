import {
  type ActivityReward,
  type ConsecutiveActivity,
  type CumulativeActivity,
  decodeAmount,
  type Milestone,
  productArts,
  type StreakDay,
  toEpochMs,
} from '@topup/domain'
import type {
  ActivityStatusWire,
  ContinueActivityWire,
  CumulativeActivityWire,
  GiftWire,
  MilestoneWire,
  StreakDayWire,
} from '../contract/activities.ts'
import {
  type DecodeOptions,
  once,
  readCount,
  readCurrency,
  readFlag,
  readId,
  readList,
  readName,
  readParagraph,
} from './readers.ts'
import { safeUrl } from './safeUrl.ts'

/** An activity of either kind. */
export type DecodedActivity =
  | { readonly kind: 'cumulative'; readonly activity: CumulativeActivity }
  | { readonly kind: 'consecutive'; readonly activity: ConsecutiveActivity }

/** What a reward gives, as listed. */
export function decodeGifts(
  wire: readonly GiftWire[] | null | undefined,
  options: DecodeOptions = {},
): readonly ActivityReward[] {
  return readList(wire, (gift) => ({
    name: readName(gift.name),
    amount: readCount(gift.count),
    iconUrl: safeUrl(gift.icon, options),
    art: productArts.find((art) => art === gift.icon) ?? null,
  }))
}

function decodeMilestone(wire: MilestoneWire, currency: string, options: DecodeOptions): Milestone | null {
  const rewardId = readId(wire.reward_id)
  const need = decodeAmount(wire.need, currency)
  if (rewardId === null || need === null) return null
  return {
    rewardId,
    need,
    isClaimed: readFlag(wire.is_claimed),
    reachedAtMs: toEpochMs(wire.reached_time),
    rewards: decodeGifts(wire.gifts, options),
  }
}

function decodeDay(wire: StreakDayWire, options: DecodeOptions): StreakDay | null {
  const rewardId = readId(wire.reward_id)
  const day = readCount(wire.day)
  if (rewardId === null || day === 0) return null
  return { rewardId, day, isClaimed: readFlag(wire.is_claimed), rewards: decodeGifts(wire.gifts, options) }
}

const rewardKey = ({ rewardId }: { readonly rewardId: string }) => rewardId

function decodeCommon(wire: CumulativeActivityWire | ContinueActivityWire, currency: string) {
  return {
    activityId: readId(wire.activity_id),
    title: readName(wire.title),
    description: readParagraph(wire.description),
    endsAtMs: toEpochMs(wire.end_time),
    currency: readCurrency(wire.currency, currency),
  }
}

/**
 * An activity; null when its id or one of its sums cannot be read. `ownCurrency` is that of the payment region, for one that
 * names none. A reward that is listed twice counts once. Source: spec §4 "Event rewards", decision 33.
 */
export function decodeActivity(
  wire: CumulativeActivityWire | ContinueActivityWire,
  options: DecodeOptions = {},
  ownCurrency = '',
): DecodedActivity | null {
  const { activityId, currency, ...common } = decodeCommon(wire, ownCurrency)
  if (activityId === null) return null
  if (wire.type === 'cumulative') {
    const total = decodeAmount(wire.total, currency)
    if (total === null) return null
    const milestones = once(
      readList(wire.milestones, (each) => decodeMilestone(each, currency, options)),
      rewardKey,
    )
    return { kind: 'cumulative', activity: { activityId, ...common, total, milestones } }
  }
  const perDay = decodeAmount(wire.per_day, currency)
  const todayTotal = decodeAmount(wire.today_total, currency)
  if (perDay === null || todayTotal === null) return null
  return {
    kind: 'consecutive',
    activity: {
      activityId,
      ...common,
      todayEndsAtMs: toEpochMs(wire.today_end_time),
      perDay,
      todayTotal,
      streakDays: readCount(wire.streak_days),
      days: once(
        readList(wire.days, (each) => decodeDay(each, options)),
        rewardKey,
      ),
    },
  }
}

/** How many rewards of a running activity wait to be claimed; 0 when it is closed or gives no number. */
export function decodeClaimableCount(wire: ActivityStatusWire): number {
  return readFlag(wire.is_open) ? readCount(wire.claimable) : 0
}
