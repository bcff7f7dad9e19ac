import type { GiftArt } from './texts.ts'

/** VIP levels: points needed, week and month coupon in percent, gems of the first gift. Source: the reference screens. */
export const vipLevels = [
  [1, 100, 3, 5, 60],
  [2, 1000, 5, 8, 180],
  [3, 2500, 8, 10, 330],
  [4, 5000, 10, 15, 680],
  [5, 10_000, 12, 18, 1980],
  [6, 30_000, 15, 20, 3280],
].map(([level_id = 0, need_points = 0, week_percent = 0, month_percent = 0, first_gems = 0]) => ({
  level_id,
  level_name: `VIP ${level_id}`,
  need_points,
  week_percent,
  month_percent,
  first_gems,
}))

/** A level of the VIP centre. */
export type VipLevel = (typeof vipLevels)[number]

const gifts = (...all: readonly (readonly [count: number, art: GiftArt])[]) =>
  all.map(([count, art]) => ({ count, art }))

/** What each step of an activity needs, in hundredths of US$ spent or in days in a row, and gives. */
export const activitySteps = {
  cumulative: [
    [1000, gifts([60, 'gem'], [2, 'potion'])],
    [5000, gifts([300, 'gem'], [3, 'scroll'])],
    [10_000, gifts([680, 'gem'], [1, 'crate'])],
    [20_000, gifts([1500, 'gem'], [1, 'crate'])],
    [50_000, gifts([4000, 'gem'], [2, 'crate'])],
  ],
  consecutive: [
    [1, gifts([2, 'potion'])],
    [2, gifts([60, 'gem'])],
    [3, gifts([1, 'scroll'])],
    [4, gifts([120, 'gem'])],
    [5, gifts([10_000, 'coin'])],
    [6, gifts([1, 'crate'])],
    [7, gifts([680, 'gem'])],
  ],
} as const
