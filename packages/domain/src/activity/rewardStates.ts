import { compareMoney, subtractMoney } from '../money/arithmetic.ts'
import type { Money } from '../money/money.ts'
import { sortStable } from '../base/sortStable.ts'
import { progressPercent } from '../vip/vip.ts'
import type {
  ConsecutiveActivity,
  CumulativeActivity,
  Milestone,
  RewardState,
  StreakDay,
} from './activity.ts'

/** A milestone as shown; `missing` is 0 once the sum is reached. */
export interface MilestoneRow {
  readonly milestone: Milestone
  readonly state: RewardState
  readonly missing: Money
}

/** A day as shown. */
export interface StreakDayRow {
  readonly day: StreakDay
  readonly state: RewardState
}

/**
 * The milestones, smallest sum first, each with its state; the first that is neither claimed nor reached is next.
 * A sum in another currency counts as not reached. Source: spec §4 "Event rewards".
 */
export function milestoneStates(activity: CumulativeActivity): readonly MilestoneRow[] {
  const milestones = sortStable(activity.milestones, (a, b) => a.need.minorUnits - b.need.minorUnits)
  return withStates(milestones, ({ need }) => isReached(activity.total, need)).map(({ item, state }) => ({
    milestone: item,
    state,
    missing: missingMoney(activity.total, item.need),
  }))
}

/** How far it is to the next milestone; `missing` is null when all are reached (`percent` is then 100). Source: design "21-activity-cumulative". */
export function cumulativeProgress(activity: CumulativeActivity): {
  readonly percent: number
  readonly missing: Money | null
} {
  const next = milestoneStates(activity).find(({ missing }) => missing.minorUnits > 0)
  if (next === undefined) return { percent: 100, missing: null }
  const reached = next.milestone.need.minorUnits - next.missing.minorUnits
  return { percent: progressPercent(reached, next.milestone.need.minorUnits), missing: next.missing }
}

/** Whether today's top-ups already count as a day. Source: design "Top up US$4.99 or more each day". */
export function isTodayReached(activity: ConsecutiveActivity): boolean {
  return isReached(activity.todayTotal, activity.perDay)
}

/** The days in order, each with its state; today counts once it is reached. Source: spec §4 "Event rewards". */
export function dayStates(activity: ConsecutiveActivity): readonly StreakDayRow[] {
  const days = sortStable(activity.days, (a, b) => a.day - b.day)
  const reachedDays = activity.streakDays + (isTodayReached(activity) ? 1 : 0)
  return withStates(days, ({ day }) => day <= reachedDays).map(({ item, state }) => ({ day: item, state }))
}

/** Days of the event still to come, including today until it is over; 0 at the end. Source: design "4 to go". */
export function daysToGo(activity: ConsecutiveActivity): number {
  return Math.max(0, activity.days.length - activity.streakDays)
}

function withStates<T extends { readonly isClaimed: boolean }>(
  items: readonly T[],
  isItemReached: (item: T) => boolean,
): readonly { readonly item: T; readonly state: RewardState }[] {
  const next = items.find((item) => !item.isClaimed && !isItemReached(item))
  return items.map((item) => {
    if (item.isClaimed) return { item, state: 'claimed' }
    if (isItemReached(item)) return { item, state: 'claimable' }
    return { item, state: item === next ? 'next' : 'locked' }
  })
}

function isReached(total: Money, need: Money): boolean {
  const difference = compareMoney(total, need)
  return difference !== null && difference >= 0
}

function missingMoney(total: Money, need: Money): Money {
  if (isReached(total, need)) return { minorUnits: 0, currency: need.currency }
  return subtractMoney(need, total) ?? need
}
