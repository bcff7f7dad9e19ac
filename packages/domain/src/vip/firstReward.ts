import type { VipInfo, VipLevel } from './vip.ts'

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
