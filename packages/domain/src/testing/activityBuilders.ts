import type { ConsecutiveActivity, CumulativeActivity, Milestone, StreakDay } from '../activity/activity.ts'
import type { Money } from '../money/money.ts'

const usd = (minorUnits: number): Money => ({ minorUnits, currency: 'USD' })

/** A milestone of the given hundredths of a US dollar, not claimed; `over` replaces any field. */
export function buildMilestone(needMinorUnits: number, over: Partial<Milestone> = {}): Milestone {
  const rewards = [{ name: 'Crystals', amount: 60, iconUrl: null, art: null }]
  return {
    rewardId: `m${needMinorUnits}`,
    need: usd(needMinorUnits),
    isClaimed: false,
    reachedAtMs: null,
    rewards,
    ...over,
  }
}

/** The cumulative event of the design: US$126.40 topped up, the first of five milestones claimed. */
export function buildCumulativeActivity(over: Partial<CumulativeActivity> = {}): CumulativeActivity {
  return {
    activityId: 'meteor-month',
    title: 'Meteor Month',
    description: 'Every top-up in May counts toward these rewards.',
    endsAtMs: 1_790_000_000_000,
    total: usd(12_640),
    milestones: [
      buildMilestone(1000, { isClaimed: true }),
      buildMilestone(5000),
      buildMilestone(10_000),
      buildMilestone(20_000),
      buildMilestone(50_000),
    ],
    ...over,
  }
}

/** A day of the streak, not claimed; `over` replaces any field. */
export function buildStreakDay(day: number, over: Partial<StreakDay> = {}): StreakDay {
  return {
    rewardId: `d${day}`,
    day,
    isClaimed: false,
    rewards: [{ name: 'Crystals', amount: 60, iconUrl: null, art: null }],
    ...over,
  }
}

/** The streak of the design: three of seven days done and claimed, today reached. */
export function buildConsecutiveActivity(over: Partial<ConsecutiveActivity> = {}): ConsecutiveActivity {
  return {
    activityId: 'streak',
    title: 'Seven-day streak',
    description: 'Top up US$4.99 or more each day. Miss a day and it starts over.',
    endsAtMs: null,
    todayEndsAtMs: 1_790_000_000_000,
    perDay: usd(499),
    todayTotal: usd(999),
    streakDays: 3,
    days: [1, 2, 3, 4, 5, 6, 7].map((day) => buildStreakDay(day, { isClaimed: day <= 3 })),
    ...over,
  }
}
