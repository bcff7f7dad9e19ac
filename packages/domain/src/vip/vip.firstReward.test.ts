import { expect, test } from 'vitest'
import { buildVipInfo, buildVipLevel } from '../testing/vipBuilders.ts'
import { claimableFirstReward, firstRewardState } from './vip.ts'

const reward = (isClaimed: boolean) => ({ text: '680 Crystals', isClaimed })
const level = (levelId: number, isClaimed: boolean) =>
  buildVipLevel({ levelId, firstReward: reward(isClaimed) })
const info = buildVipInfo({ level: 4 })

test.each([
  ['a level without a reward', buildVipLevel(), 'none'],
  ['the level just reached', level(4, false), 'claimable'],
  ['a lower level', level(2, false), 'claimable'],
  ['a claimed one', level(4, true), 'claimed'],
  ['a higher level', level(5, false), 'locked'],
] as const)('the first-achievement reward of %s', (_title, at, expected) => {
  expect(firstRewardState(info, at)).toBe(expected)
})

test('the highest waiting reward is offered', () => {
  const levels = [level(2, false), level(4, true), level(3, false), level(5, false), level(1, false)]
  expect(claimableFirstReward(info, levels)).toBe(levels[2])
})

test('of two rewards of one level the first listed is offered', () => {
  const levels = [level(3, false), level(3, false)]
  expect(claimableFirstReward(info, levels)).toBe(levels[0])
})

test('no reward is offered when all are claimed, locked or absent', () => {
  expect(
    claimableFirstReward(info, [level(4, true), level(5, false), buildVipLevel({ levelId: 1 })]),
  ).toBeNull()
  expect(claimableFirstReward(info, [])).toBeNull()
})
