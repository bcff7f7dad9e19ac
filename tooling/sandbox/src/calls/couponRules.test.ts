import fc from 'fast-check'
import { expect, test } from 'vitest'
import { categoryNow, discounted } from './couponRules.ts'

test.each([
  [{ minor: 4999, currency: 'USD', points: 499 }, 0.85, { minor: 4249, points: 424 }],
  [{ minor: 65_000, currency: 'JPY', points: 49 }, 0.85, { minor: 55_300, points: 41 }],
  [{ minor: 33_000, currency: 'TWD', points: 99 }, 0.85, { minor: 28_100, points: 84 }],
  [{ minor: 660_000, currency: 'KRW', points: 49 }, 0.9, { minor: 594_000, points: 44 }],
  [{ minor: 999, currency: 'USD', points: 99 }, 1, { minor: 999, points: 99 }],
])('%j at %d costs %j', (price, rate, after) => {
  expect(discounted(price, rate)).toEqual(after)
})

test('a discount never costs more than the price nor less than nothing, and only whole yen, won and dollars', () => {
  const rate = fc.double({ min: 0.01, max: 1, noNaN: true })
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      rate,
      fc.constantFrom('JPY', 'KRW', 'TWD'),
      (units, share, currency) => {
        const after = discounted({ minor: units * 100, currency, points: units }, share)
        expect(after.minor).toBeGreaterThanOrEqual(0)
        expect(after.minor).toBeLessThanOrEqual(units * 100)
        expect(after.minor % 100).toBe(0)
        expect(after.points).toBeLessThanOrEqual(units)
      },
    ),
  )
})

test.each([
  [{ category: 'avail', is_used: false, valid_end_ms: 101 }, 'avail'],
  [{ category: 'avail', is_used: false, valid_end_ms: 100 }, 'history'],
  [{ category: 'avail', is_used: true, valid_end_ms: null }, 'history'],
  [{ category: 'claim', is_used: false, valid_end_ms: null }, 'claim'],
  [{ category: 'lock', is_used: false, valid_end_ms: 200 }, 'lock'],
] as const)('at 100, %j is %s', (coupon, category) => {
  expect(categoryNow(coupon, 100)).toBe(category)
})
