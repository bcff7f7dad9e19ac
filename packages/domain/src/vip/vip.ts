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
