import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildProduct, buildLimit } from '../testing/productBuilders.ts'
import { buildOrdered } from '../testing/orderBuilders.ts'
import type { CharacterLimits, PurchaseLimit } from './product.ts'
import { productAvailability } from './product.ts'

const nowMs = 1_790_000_000_000
const isClosed = (billingNo: string) => billingNo === 'closed'
const now = { openEntry: null, isClosed, nowMs }
const limited = buildProduct({ isLimit: true })
const none: CharacterLimits = { kind: 'known', limits: new Map() }
const unknown = (...named: readonly string[]): CharacterLimits => ({ kind: 'unknown', named: new Set(named) })
const known = (limit: PurchaseLimit): CharacterLimits => ({
  kind: 'known',
  limits: new Map([[limit.productId, limit]]),
})

test('a product without a limit can be bought', () => {
  expect(productAvailability(buildProduct(), none, now)).toEqual({ kind: 'buyable', limit: null })
})

test('a limited product that no limit names can be bought', () => {
  expect(productAvailability(limited, none, now)).toEqual({ kind: 'buyable', limit: null })
})

describe('while the limits are unknown', () => {
  test.each<[string, Parameters<typeof productAvailability>[0], CharacterLimits, string]>([
    ['a limited product cannot be bought', limited, unknown(), 'limitUnknown'],
    [
      'a product that a limit named before cannot be bought',
      buildProduct(),
      unknown('crystals.680'),
      'limitUnknown',
    ],
    ['every other product can be bought', buildProduct(), unknown('other'), 'buyable'],
  ])('%s', (_rule, product, limits, kind) => {
    expect(productAvailability(product, limits, now)).toMatchObject({ kind })
  })
})

describe('a limit that cannot be read', () => {
  const odd = (productId: string): CharacterLimits => ({
    kind: 'known',
    limits: new Map([[productId, null]]),
  })

  test.each<[string, Parameters<typeof productAvailability>[0], CharacterLimits, string]>([
    ['closes its own product', buildProduct(), odd('crystals.680'), 'limitUnknown'],
    ['leaves the others open', limited, odd('other'), 'buyable'],
    [
      'closes limited products without a limit when nobody knows whose it is',
      limited,
      odd(''),
      'limitUnknown',
    ],
    [
      'leaves a product open whose own limit is known when nobody knows whose it is',
      limited,
      {
        kind: 'known',
        limits: new Map([
          ['crystals.680', buildLimit()],
          ['', null],
        ]),
      },
      'buyable',
    ],
    [
      'leaves products without a limit open when nobody knows whose it is',
      buildProduct(),
      odd(''),
      'buyable',
    ],
  ])('%s', (_rule, product, limits, kind) => {
    expect(productAvailability(product, limits, now)).toMatchObject({ kind })
  })
})

describe('while some are left the limit is shown', () => {
  test.each<[string, Partial<PurchaseLimit>, object]>([
    [
      'role: N per character',
      { limitType: 'role', frequency: 3, remaining: 2 },
      { kind: 'perRole', count: 3, remaining: 2 },
    ],
    [
      'time: N within D days',
      { limitType: 'time', frequency: 3, days: 7, remaining: 1 },
      { kind: 'perDays', count: 3, days: 7, remaining: 1 },
    ],
    [
      'game: how many are left',
      { limitType: 'game', frequency: 3, remaining: 3 },
      { kind: 'remaining', remaining: 3 },
    ],
  ])('%s', (_rule, over, limit) => {
    expect(productAvailability(limited, known(buildLimit(over)), now)).toEqual({ kind: 'buyable', limit })
  })
})

describe('at the limit it cannot be bought', () => {
  test.each<[string, Partial<PurchaseLimit>, object]>([
    [
      'role',
      { limitType: 'role', remaining: 0 },
      { limit: { kind: 'perRole', count: 1, remaining: 0 }, nextPayAtMs: null },
    ],
    [
      'role, below 0',
      { limitType: 'role', remaining: -1 },
      { limit: { kind: 'perRole', count: 1, remaining: 0 }, nextPayAtMs: null },
    ],
    [
      'time',
      { limitType: 'time', days: 7, remaining: 0 },
      { limit: { kind: 'perDays', count: 1, days: 7, remaining: 0 }, nextPayAtMs: null },
    ],
    [
      'game, with a countdown',
      { limitType: 'game', remaining: 0, nextPayAtMs: nowMs + 1 },
      { limit: { kind: 'remaining', remaining: 0 }, nextPayAtMs: nowMs + 1 },
    ],
    [
      'game, below 0',
      { limitType: 'game', remaining: -1, nextPayAtMs: nowMs + 1 },
      { limit: { kind: 'remaining', remaining: 0 }, nextPayAtMs: nowMs + 1 },
    ],
    [
      'game, whose countdown is over until the limit is read again',
      { limitType: 'game', remaining: 0, nextPayAtMs: nowMs },
      { limit: { kind: 'remaining', remaining: 0 }, nextPayAtMs: nowMs },
    ],
    [
      'game, whose countdown was over a day ago',
      { limitType: 'game', remaining: 0, nextPayAtMs: nowMs - 86_400_000 },
      { limit: { kind: 'remaining', remaining: 0 }, nextPayAtMs: null },
    ],
  ])('%s', (_rule, over, expected) => {
    expect(productAvailability(limited, known(buildLimit(over)), now)).toEqual({
      kind: 'limitReached',
      ...expected,
    })
  })
})

test('fewer than 0 left on a time product is an unfinished order', () => {
  const limit = buildLimit({ limitType: 'time', remaining: -1 })
  expect(productAvailability(limited, known(limit), now)).toEqual({ kind: 'unpaid', billingNo: null })
})

test.each([
  ['role', 1],
  ['time', 1],
  ['time', -1],
  ['game', 0],
] as const)(
  'an order that the service names blocks the purchase of a %s product with %d left',
  (limitType, remaining) => {
    const limit = buildLimit({ limitType, remaining, billingNo: 'B7' })
    expect(productAvailability(limited, known(limit), now)).toEqual({ kind: 'unpaid', billingNo: 'B7' })
  },
)

test('an order that is closed by now no longer blocks, but what else the service reports still counts', () => {
  const limit = buildLimit({ limitType: 'time', remaining: 1, billingNo: 'closed' })
  expect(productAvailability(limited, known(limit), now).kind).toBe('buyable')
  const owing = { ...limit, remaining: -1 }
  expect(productAvailability(limited, known(owing), now)).toEqual({ kind: 'unpaid', billingNo: 'closed' })
})

describe('an open order of the same product', () => {
  const openEntry = buildOrdered('B1')

  test.each([
    ['blocks a product with a limit', limited, known(buildLimit())],
    ['blocks a limited product whose limit is not known', limited, unknown()],
    ['blocks a product that a limit names', buildProduct(), known(buildLimit())],
  ])('%s and leads to that order', (_rule, product, limit) => {
    expect(productAvailability(product, limit, { openEntry, isClosed, nowMs })).toEqual({
      kind: 'unpaid',
      billingNo: 'B1',
    })
  })

  test('without a billing number blocks as well', () => {
    const intended = { openEntry: { billingNo: null }, isClosed, nowMs }
    expect(productAvailability(limited, none, intended)).toEqual({ kind: 'unpaid', billingNo: null })
  })

  test('does not block a product without a limit', () => {
    expect(productAvailability(buildProduct(), none, { openEntry, isClosed, nowMs }).kind).toBe('buyable')
  })
})

test('a limit of a type that the types rule out is a bug', () => {
  const limitType: unknown = 'other'
  const limit = buildLimit({ limitType: limitType as PurchaseLimit['limitType'] })
  expect(() => productAvailability(limited, known(limit), now)).toThrow('other')
})

test('a limited product is buyable only with some left and no open order', () => {
  const limits = fc.record({
    productId: fc.constant('crystals.680'),
    limitType: fc.constantFrom('role' as const, 'time' as const, 'game' as const),
    frequency: fc.nat(),
    days: fc.nat(),
    remaining: fc.integer({ min: -2, max: 3 }),
    nextPayAtMs: fc.option(fc.integer({ min: nowMs - 5, max: nowMs + 5 })),
    billingNo: fc.constantFrom(null, 'closed', 'B7'),
  })
  fc.assert(
    fc.property(limits, fc.boolean(), (limit, isOpen) => {
      const openEntry = isOpen ? buildOrdered('B1') : null
      const { kind } = productAvailability(limited, known(limit), { openEntry, isClosed, nowMs })
      const isNamed = limit.billingNo === 'B7'
      expect(kind === 'buyable').toBe(limit.remaining > 0 && !isOpen && !isNamed)
    }),
  )
})
