import type { LootItem } from '@topup/ui-kit/popups'
import { isolate } from '@topup/domain'
import type { rewardState } from '@topup/domain'
import type { Services } from '../../store/services.ts'

/** The word for each state of a reward, in the list of days and in its detail. */
export const rewardWords = {
  claimed: 'rewards.claimed',
  claimable: 'rewards.ready',
  claiming: 'rewards.checking',
  checking: 'rewards.checking',
  next: 'rewards.next',
  locked: 'rewards.locked',
} as const

/**
 * Shows what a reward is, what it asks for and how it stands, and tracks that it was looked at. Source: spec §7
 * `viewRewardDetail`, decision 71.
 */
export function showReward(
  { popups, tracking, translator }: Pick<Services, 'popups' | 'tracking' | 'translator'>,
  reward: {
    readonly activityId: string
    readonly rewardId: string
    readonly title: string
    readonly loot: readonly LootItem[]
    readonly note: string
    readonly step: ReturnType<typeof rewardState>
  },
): void {
  const { activityId, rewardId, title, loot, note, step } = reward
  const words = [...loot.map(({ label }) => label), note, translator.t(rewardWords[step])]
  tracking.track('viewRewardDetail', { activityId, rewardId })
  // As in a `NameLine`: none changes the direction of another, and no line begins with a dot.
  const text = words.map((word) => isolate(word, translator.language())).join('\u00a0· ')
  popups.getState().push({ kind: 'tip', title, text })
}
