import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  buildConsecutiveActivity,
  buildCumulativeActivity,
  buildMilestone,
  buildStreakDay,
} from '../testing/activityBuilders.ts'
import { cumulativeProgress, dayStates, daysToGo, isTodayReached, milestoneStates } from './rewardStates.ts'

const usd = (minorUnits: number) => ({ minorUnits, currency: 'USD' })
const statesOf = (rows: readonly { readonly state: string }[]) => rows.map(({ state }) => state)

test('milestones are claimed, claimable, next and locked in turn', () => {
  expect(statesOf(milestoneStates(buildCumulativeActivity()))).toEqual([
    'claimed',
    'claimable',
    'claimable',
    'next',
    'locked',
  ])
})

test('each milestone shows what is missing', () => {
  const missing = milestoneStates(buildCumulativeActivity()).map((row) => row.missing)
  expect(missing).toEqual([usd(0), usd(0), usd(0), usd(7360), usd(37_360)])
})

test('milestones are shown smallest first', () => {
  const milestones = [buildMilestone(5000), buildMilestone(1000), buildMilestone(20_000)]
  const rows = milestoneStates(buildCumulativeActivity({ milestones }))
  expect(rows.map(({ milestone }) => milestone.need.minorUnits)).toEqual([1000, 5000, 20_000])
})

test.each([
  [9999, ['next', 'locked']],
  [10_000, ['claimable', 'next']],
  [10_001, ['claimable', 'next']],
  [20_000, ['claimable', 'claimable']],
])('a total of %d hundredths reaches what it equals', (minorUnits, expected) => {
  const milestones = [buildMilestone(10_000), buildMilestone(20_000)]
  expect(statesOf(milestoneStates(buildCumulativeActivity({ total: usd(minorUnits), milestones })))).toEqual(
    expected,
  )
})

test('a claimed milestone stays claimed even when the total is less, and is never next', () => {
  const milestones = [buildMilestone(1000, { isClaimed: true }), buildMilestone(2000)]
  expect(statesOf(milestoneStates(buildCumulativeActivity({ total: usd(0), milestones })))).toEqual([
    'claimed',
    'next',
  ])
})

test('a sum in another currency is not reached', () => {
  const need = { minorUnits: 100, currency: 'JPY' }
  const [row] = milestoneStates(buildCumulativeActivity({ milestones: [buildMilestone(100, { need })] }))
  expect(row).toMatchObject({ state: 'next', missing: need })
})

test.each([
  ['on the way', {}, { percent: 63.2, missing: usd(7360) }],
  ['at the end', { total: usd(50_000) }, { percent: 100, missing: null }],
  ['without milestones', { milestones: [] }, { percent: 100, missing: null }],
  ['one hundredth short', { total: usd(49_999) }, { percent: 99.99, missing: usd(1) }],
  ['at the start', { total: usd(0) }, { percent: 0, missing: usd(1000) }],
] as const)('the progress %s', (_title, over, expected) => {
  expect(cumulativeProgress(buildCumulativeActivity(over))).toEqual(expected)
})

test('at most one milestone is next, and nothing reached is locked', () => {
  const milestone = fc.record({ need: fc.nat(1000), isClaimed: fc.boolean() })
  fc.assert(
    fc.property(fc.array(milestone), fc.nat(1000), (given, total) => {
      const milestones = given.map(({ need, isClaimed }) => buildMilestone(need, { isClaimed }))
      const rows = milestoneStates(buildCumulativeActivity({ total: usd(total), milestones }))
      expect(rows.filter(({ state }) => state === 'next').length).toBeLessThanOrEqual(1)
      for (const { state, milestone: one } of rows) {
        const reached = one.need.minorUnits <= total
        expect(state === 'claimed').toBe(one.isClaimed)
        expect(state === 'claimable').toBe(!one.isClaimed && reached)
      }
    }),
  )
})

test('days are claimed, claimable, next and locked in turn', () => {
  const expected = ['claimed', 'claimed', 'claimed', 'claimable', 'next', 'locked', 'locked']
  expect(statesOf(dayStates(buildConsecutiveActivity()))).toEqual(expected)
})

test('today is next until it is reached', () => {
  const activity = buildConsecutiveActivity({ todayTotal: usd(498) })
  expect(isTodayReached(activity)).toBe(false)
  expect(statesOf(dayStates(activity))).toEqual([
    'claimed',
    'claimed',
    'claimed',
    'next',
    'locked',
    'locked',
    'locked',
  ])
})

test('today is reached at exactly the sum that a day needs', () => {
  expect(isTodayReached(buildConsecutiveActivity({ todayTotal: usd(499) }))).toBe(true)
})

test('days are shown in order', () => {
  const rows = dayStates(
    buildConsecutiveActivity({ days: [buildStreakDay(2), buildStreakDay(1)], streakDays: 0 }),
  )
  expect(rows.map(({ day, state }) => [day.day, state])).toEqual([
    [1, 'claimable'],
    [2, 'next'],
  ])
})

test.each([
  [0, 7],
  [3, 4],
  [7, 0],
  [9, 0],
])('after %d days in a row, %d are to go', (streakDays, expected) => {
  expect(daysToGo(buildConsecutiveActivity({ streakDays }))).toBe(expected)
})
