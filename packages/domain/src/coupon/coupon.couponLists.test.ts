import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildCoupon } from '../testing/couponBuilders.ts'
import { type Coupon, bestCoupon, couponTag, lockExpired, splitCoupons, whyNotChosen } from './coupon.ts'

const none = new Set<string>()
const coupon = (code: string, over: Partial<Coupon> = {}) => buildCoupon({ code, ...over })

test('coupons are split into usable, unusable and history, in their order', () => {
  const [claim, avail, lock, history] = [
    coupon('c', { category: 'claim' }),
    coupon('a'),
    coupon('l', { category: 'lock' }),
    coupon('h', { category: 'history' }),
  ]
  expect(splitCoupons([history, avail, lock, claim])).toEqual({
    usable: [avail, claim],
    unusable: [lock],
    history: [history],
  })
})

describe('the coupon chosen for the player', () => {
  test.each<[string, readonly Coupon[], ReadonlySet<string>, string | null]>([
    [
      'is the one with the lowest rate',
      [coupon('a', { discountRate: 0.9 }), coupon('b', { discountRate: 0.5 })],
      none,
      'b',
    ],
    ['is the first of equal ones', [coupon('a'), coupon('b')], none, 'a'],
    [
      'is no claimable, locked or past one',
      [
        coupon('c', { category: 'claim', discountRate: 0.1 }),
        coupon('l', { category: 'lock', discountRate: 0.1 }),
        coupon('h', { category: 'history', discountRate: 0.1 }),
        coupon('u', { isUsed: true, discountRate: 0.1 }),
        coupon('a'),
      ],
      none,
      'a',
    ],
    ['is no rejected one', [coupon('a', { discountRate: 0.5 }), coupon('b')], new Set(['a']), 'b'],
    [
      'is none whose rate is in doubt',
      [coupon('d', { discountRate: 0.1, isDoubtful: true }), coupon('a')],
      none,
      'a',
    ],
    ['is none when all are rejected', [coupon('a')], new Set(['a']), null],
    ['is none when there are none', [], none, null],
  ])('%s', (_rule, coupons, rejected, code) => {
    expect(bestCoupon(coupons, rejected)?.code ?? null).toBe(code)
  })

  test('has the lowest rate of all that are available', () => {
    const any = fc.record({
      code: fc.string(),
      category: fc.constantFrom('avail' as const, 'lock' as const, 'claim' as const),
      discountRate: fc.double({ min: 0.01, max: 1, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(any), (list) => {
        const coupons = list.map((over) => buildCoupon(over))
        const available = coupons.filter((each) => whyNotChosen(each) === null)
        const lowest = Math.min(...available.map(({ discountRate }) => discountRate))
        const first = available.find(({ discountRate }) => discountRate === lowest) ?? null
        expect(bestCoupon(coupons, none)).toBe(first)
      }),
    )
  })
})

describe('the tag', () => {
  const checkout = { place: 'checkout', chosenCode: 'a' } as const
  const claim = { place: 'claim', chosenCode: null } as const
  const used = { category: 'history', isUsed: true, usedAtMs: 5, validEndAtMs: 9 } as const
  test.each([
    [
      'a coupon to claim at checkout: claimable',
      coupon('a', { category: 'claim' }),
      checkout,
      { kind: 'claimable' },
    ],
    [
      'a coupon to claim in the claim popup: claimable',
      coupon('a', { category: 'claim' }),
      claim,
      { kind: 'claimable' },
    ],
    ['the chosen coupon at checkout: cancel', coupon('a'), checkout, { kind: 'cancel' }],
    ['another coupon at checkout: use', coupon('b'), checkout, { kind: 'use' }],
    [
      'an available coupon in the claim popup: use',
      coupon('a'),
      { place: 'claim', chosenCode: 'a' },
      { kind: 'use' },
    ],
    ['a locked coupon: not usable', coupon('a', { category: 'lock' }), checkout, { kind: 'notUsable' }],
    [
      'a used coupon: used, with the used time',
      coupon('a', used),
      checkout,
      { kind: 'used', atMs: 5, timeZone: 'UTC+8' },
    ],
    [
      'a coupon past its time: expired, with the end time',
      coupon('a', { ...used, isUsed: false }),
      checkout,
      { kind: 'expired', atMs: 9, timeZone: 'UTC+8' },
    ],
    [
      'a used coupon without a used time',
      coupon('a', { ...used, usedAtMs: null }),
      checkout,
      { kind: 'used', atMs: null, timeZone: 'UTC+8' },
    ],
  ] as const)('%s', (_rule, of, context, expected) => {
    expect(couponTag(of, context)).toEqual(expected)
  })

  test('of a category that the types rule out is a bug', () => {
    const category: unknown = 'other'
    expect(() => couponTag(coupon('a', { category: category as Coupon['category'] }), checkout)).toThrow(
      'other',
    )
  })
})

test.each<[string, number | null, boolean]>([
  ['whose end is ahead', 2, true],
  ['without an end', null, true],
  ['whose end is now', 1, false],
  ['whose end is over', 0, false],
])('a coupon %s is available: %s', (_which, validEndAtMs, isUsable) => {
  const listed = lockExpired([coupon('a', { validEndAtMs })], 1)
  expect(bestCoupon(listed, none) !== null).toBe(isUsable)
  expect(splitCoupons(listed)[isUsable ? 'usable' : 'unusable']).toHaveLength(1)
})

test('while the service’s time is not known, the list is believed', () => {
  const coupons = [coupon('a', { validEndAtMs: 0 }), coupon('b', { category: 'lock' })]
  expect(lockExpired(coupons, null)).toEqual(coupons)
})

test.each(['claim', 'history', 'lock'] as const)(
  'the end of a coupon in “%s” changes nothing',
  (category) => {
    const coupons = [coupon('a', { category, validEndAtMs: 1 })]
    expect(lockExpired(coupons, 2)).toEqual(coupons)
  },
)
