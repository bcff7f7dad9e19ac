import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildLevelCoupon, buildVipInfo, buildVipLevel } from '../testing/vipBuilders.ts'
import { couponGroups, levelCoupons, progressPercent, vipProgress } from './vip.ts'

test.each([
  [6840, 10_000, 68.4],
  [1, 3, 33.33],
  [2, 3, 66.67],
  [0, 100, 0],
  [-5, 100, 0],
  [100, 100, 100],
  [250, 100, 100],
  [99_999, 100_000, 99.99],
  [999_999, 1_000_000, 99.99],
  [0, 0, 100],
])('%d of %d points are %d percent', (points, needPoints, expected) => {
  expect(progressPercent(points, needPoints)).toBe(expected)
})

test('the percent has two decimals, never leaves 0 to 100 and is 100 only when the points are there', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1000, max: 1e9 }),
      fc.integer({ min: 1, max: 1e9 }),
      (points, needPoints) => {
        const percent = progressPercent(points, needPoints)
        expect(Number(percent.toFixed(2))).toBe(percent)
        expect(percent).toBeGreaterThanOrEqual(0)
        expect(percent).toBeLessThanOrEqual(100)
        expect(percent === 100).toBe(points >= needPoints)
      },
    ),
  )
})

test('more points never show less progress', () => {
  fc.assert(
    fc.property(fc.nat(1e6), fc.nat(1e6), fc.integer({ min: 1, max: 1e6 }), (points, more, needPoints) => {
      expect(progressPercent(points + more, needPoints)).toBeGreaterThanOrEqual(
        progressPercent(points, needPoints),
      )
    }),
  )
})

const weekly4 = buildLevelCoupon()
const weekly5 = buildLevelCoupon({ code: 'weekly-5' })
const monthly4 = buildLevelCoupon({ code: 'monthly-4', group: 'month' })
const level3 = buildVipLevel({
  levelId: 3,
  needPoints: 2500,
  coupons: { permanent: [], month: [], week: [buildLevelCoupon({ code: 'weekly-3' })] },
})
const level4 = buildVipLevel({ coupons: { permanent: [], month: [monthly4], week: [weekly4] } })
const level5 = buildVipLevel({
  levelId: 5,
  needPoints: 10_000,
  coupons: { permanent: [], month: [], week: [weekly5] },
})
const level6 = buildVipLevel({ levelId: 6, needPoints: 30_000 })
const levels = [level3, level6, level5, level4]
const ascending = [level3, level4, level5, level6]

test('a player climbs toward the next level, in whatever order the levels come', () => {
  const expected = { kind: 'climbing', next: level5, percent: 68.4, missingPoints: 3160 }
  expect(vipProgress(buildVipInfo(), levels)).toEqual(expected)
  expect(vipProgress(buildVipInfo(), ascending)).toEqual(expected)
})

test('a level that is listed twice counts as it was listed first', () => {
  const twice = [level5, { ...level5, levelShow: 'again' }]
  expect(vipProgress(buildVipInfo(), twice)).toMatchObject({ next: level5 })
})

test("the service's level counts even when the points say more", () => {
  expect(vipProgress(buildVipInfo({ totalPoints: 12_000 }), levels)).toEqual({
    kind: 'climbing',
    next: level5,
    percent: 100,
    missingPoints: 0,
  })
})

test('the top level shows its notice', () => {
  expect(vipProgress(buildVipInfo({ level: 6, totalPoints: 30_000 }), levels)).toEqual({
    kind: 'top',
    percent: 100,
  })
  expect(vipProgress(buildVipInfo({ level: 7 }), levels)).toEqual({ kind: 'top', percent: 100 })
})

test('without levels nobody is called highest', () => {
  expect(vipProgress(buildVipInfo(), [])).toEqual({ kind: 'unknown' })
})

test('coupons come in permanent, monthly and weekly groups', () => {
  expect(couponGroups).toEqual(['permanent', 'month', 'week'])
})

test.each([
  [
    'week',
    [
      { coupon: weekly4, level: level4, missingPoints: 0 },
      { coupon: weekly5, level: level5, missingPoints: 3160 },
    ],
  ],
  ['month', [{ coupon: monthly4, level: level4, missingPoints: 0 }]],
  ['permanent', []],
] as const)("the %s coupons are the level's and the next one's", (group, expected) => {
  expect(levelCoupons(buildVipInfo(), levels, group)).toEqual(expected)
})

test('at the top only the coupons of the level are left', () => {
  expect(levelCoupons(buildVipInfo({ level: 5 }), [level4, level5], 'week')).toEqual([
    { coupon: weekly5, level: level5, missingPoints: 0 },
  ])
})
