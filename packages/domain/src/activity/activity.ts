import type { ProductArt } from '../product/product.ts'
import type { Money } from '../money/money.ts'

/** One thing that a reward gives. Source: spec §4 "Event rewards", design "21-activity-cumulative". */
export interface ActivityReward {
  readonly name: string
  readonly amount: number
  /** https URL of the picture, or null. */
  readonly iconUrl: string | null
  /** What it is drawn as where there is no picture; null when the service does not say. Source: decision 74. */
  readonly art: ProductArt | null
}

/** A sum to reach and its reward. */
export interface Milestone {
  /** Names the reward in a claim. */
  readonly rewardId: string
  readonly need: Money
  readonly isClaimed: boolean
  /** When the sum was reached, epoch milliseconds; null when it was not or the service does not report it. */
  readonly reachedAtMs: number | null
  readonly rewards: readonly ActivityReward[]
}

/** An event that rewards the sum of all top-ups. Source: spec §1, §7 "Activities and VIP" with `type=cumulative` (decision 33). */
export interface CumulativeActivity {
  readonly activityId: string
  readonly title: string
  readonly description: string
  /** Epoch milliseconds; null when it has no end. */
  readonly endsAtMs: number | null
  /** Topped up so far. */
  readonly total: Money
  readonly milestones: readonly Milestone[]
}

/** One day of a streak and its reward. */
export interface StreakDay {
  readonly rewardId: string
  /** 1 for the first day. */
  readonly day: number
  readonly isClaimed: boolean
  readonly rewards: readonly ActivityReward[]
}

/** An event that rewards topping up on days in a row. Source: spec §1, §7 with `type=continue` (decision 33), design "22-activity-consecutive". */
export interface ConsecutiveActivity {
  readonly activityId: string
  readonly title: string
  readonly description: string
  readonly endsAtMs: number | null
  /** When the current day of the event ends, epoch milliseconds; null when the service does not report it. */
  readonly todayEndsAtMs: number | null
  /** What a day needs to count. */
  readonly perDay: Money
  readonly todayTotal: Money
  /** Days in a row before today. */
  readonly streakDays: number
  readonly days: readonly StreakDay[]
}

/**
 * The state that a reward shows: claimed, claimable, the next to reach, or locked.
 * Source: spec §4 "Event rewards", design.md §4 "Milestone, day".
 */
export type RewardState = 'claimed' | 'claimable' | 'next' | 'locked'
