import type { Coupon } from '../coupon/coupon.ts'

/** A player's standing. Source: spec §3 "VIP info". */
export interface VipInfo {
  readonly level: number
  /** The name to show: `level_show`, or `level_name` where that is empty. */
  readonly levelShow: string
  readonly totalPoints: number
}

/** What reaching a level for the first time gives, once per account. Source: spec §1 "first-achievement reward". */
export interface FirstReward {
  /** What is given, as the service words it. */
  readonly text: string
  readonly isClaimed: boolean
}

/** One level and the coupons it brings. */
export interface VipLevel {
  readonly levelId: number
  /** The name to show: `level_show`, or `level_name` where that is empty. */
  readonly levelShow: string
  readonly needPoints: number
  readonly coupons: Readonly<Record<Coupon['group'], readonly Coupon[]>>
  readonly firstReward?: FirstReward
}

/** What the VIP centre explains. */
export interface VipBasics {
  readonly pointToCoin: number
  readonly faqTitle: string
  readonly faqContent: string
  readonly levels: readonly VipLevel[]
}

/**
 * How far a player is toward a level, in percent with two decimals, 0 to 100.
 * 100 only once the points are there: rounding stops at 99.99. A need of 0 or less is reached.
 * Source: spec §5 "VIP progress percent".
 */
export function progressPercent(points: number, needPoints: number): number {
  if (points >= needPoints) return 100
  const percent = Math.round((Math.max(0, points) / needPoints) * 10_000) / 100
  return Math.min(99.99, percent)
}

/**
 * Where a player stands: on the way to the next level, at the highest (which shows its notice), or not known
 * because no level was listed. Source: spec §4 "VIP", §5.
 */
export type VipStanding =
  | {
      readonly kind: 'climbing'
      readonly next: VipLevel
      readonly percent: number
      readonly missingPoints: number
    }
  | { readonly kind: 'top'; readonly percent: 100 }
  | { readonly kind: 'unknown' }

/** Where a player stands among the levels, which may come in any order. The service's level counts, not the points. Source: spec §4 "VIP". */
export function vipProgress(info: VipInfo, levels: readonly VipLevel[]): VipStanding {
  if (levels.length === 0) return { kind: 'unknown' }
  const next = levels
    .filter(({ levelId }) => levelId > info.level)
    .reduce<VipLevel | null>(
      (lowest, level) => (lowest === null || level.levelId < lowest.levelId ? level : lowest),
      null,
    )
  if (next === null) return { kind: 'top', percent: 100 }
  const percent = progressPercent(info.totalPoints, next.needPoints)
  return { kind: 'climbing', next, percent, missingPoints: missingPoints(info, next) }
}

/** The coupon groups in tab order. Source: spec §3 "grouped by type permanent, month, week". */
export const couponGroups = ['permanent', 'month', 'week'] as const satisfies readonly Coupon['group'][]

/** A coupon of a level; `missingPoints` is 0 when the player has the level. */
export interface LevelCoupon {
  readonly coupon: Coupon
  readonly level: VipLevel
  readonly missingPoints: number
}

/** The coupons of one group up to the next level: those of the player's level, then what the next one brings. Source: design "25-vip". */
export function levelCoupons(
  info: VipInfo,
  levels: readonly VipLevel[],
  group: Coupon['group'],
): readonly LevelCoupon[] {
  const standing = vipProgress(info, levels)
  const current = levels.filter(({ levelId }) => levelId === info.level)
  const shown = standing.kind === 'climbing' ? [...current, standing.next] : current
  return shown.flatMap((level) =>
    level.coupons[group].map((coupon) => ({
      coupon,
      level,
      missingPoints: level.levelId <= info.level ? 0 : missingPoints(info, level),
    })),
  )
}

function missingPoints(info: VipInfo, level: VipLevel): number {
  return Math.max(0, level.needPoints - info.totalPoints)
}

/** What a level's first-achievement reward shows. */
export type FirstRewardState = 'none' | 'claimable' | 'claimed' | 'locked'

/** The state of a level's first-achievement reward for this player. Source: spec §1 "first-achievement reward". */
export function firstRewardState(info: VipInfo, level: VipLevel): FirstRewardState {
  if (level.firstReward === undefined) return 'none'
  if (level.firstReward.isClaimed) return 'claimed'
  return level.levelId <= info.level ? 'claimable' : 'locked'
}

/** The highest level whose first-achievement reward waits to be claimed; null when none does. Source: design "25-vip". */
export function claimableFirstReward(info: VipInfo, levels: readonly VipLevel[]): VipLevel | null {
  return levels
    .filter((level) => firstRewardState(info, level) === 'claimable')
    .reduce<VipLevel | null>(
      (highest, level) => (highest === null || level.levelId > highest.levelId ? level : highest),
      null,
    )
}
