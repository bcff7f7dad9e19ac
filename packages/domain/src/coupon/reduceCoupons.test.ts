import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildCoupon } from '../testing/couponBuilders.ts'
import type { CouponEvent, CouponState } from './reduceCoupons.ts'
import { chosenCoupon, noCoupons, pricedCoupon, reduceCoupons } from './reduceCoupons.ts'

const best = buildCoupon({ code: 'best', discountRate: 0.5 })
const other = buildCoupon({ code: 'other' })
const locked = buildCoupon({ code: 'locked', category: 'lock' })
const coupons = [other, best, locked]
const target = { clientId: '100001', productId: 'crystals.680' }
const loaded: CouponEvent = { kind: 'couponsLoaded', coupons, ...target }
const price = { points: 42, discountPrice: { minorUnits: 250, currency: 'USD' } }
const priced = (requestId: number): CouponEvent => ({ kind: 'priceLoaded', requestId, price })
const choose = (code: string): CouponEvent => ({ kind: 'couponChosen', code, ...target })
const run = (...events: readonly CouponEvent[]): CouponState => events.reduce(reduceCoupons, noCoupons)
const quote = (requestId: number, coupon = best) => ({ requestId, ...target, coupon })

test('nothing is chosen before coupons are loaded', () => {
  expect(noCoupons).toEqual({
    coupons: [],
    rejectedCodes: new Set(),
    lastRequestId: 0,
    choice: { kind: 'none' },
  })
  expect(chosenCoupon(noCoupons)).toBeNull()
  expect(pricedCoupon(noCoupons)).toBeNull()
})

test('after loading, the best coupon is chosen and its price requested', () => {
  expect(run(loaded)).toEqual({
    coupons,
    rejectedCodes: new Set(),
    lastRequestId: 1,
    choice: { kind: 'pricing', quote: quote(1) },
  })
  expect(chosenCoupon(run(loaded))).toBe(best)
  expect(pricedCoupon(run(loaded))).toBeNull()
})

test('the answer to the request makes it priced, for exactly what was requested', () => {
  const state = run(loaded, priced(1))
  expect(state.choice).toEqual({ kind: 'priced', quote: quote(1), price })
  expect(chosenCoupon(state)).toBe(best)
  expect(pricedCoupon(state)).toEqual({ ...target, couponCode: 'best', price })
})

test('no coupon is chosen for a product that takes none', () => {
  expect(run({ ...loaded, productId: null }).choice).toEqual({ kind: 'none' })
})

test('no coupon is chosen when none is available', () => {
  expect(run({ ...loaded, coupons: [locked] }).choice).toEqual({ kind: 'none' })
})

test('choosing another coupon requests its price, and the older answer is ignored', () => {
  const state = run(loaded, choose('other'))
  expect(state.choice).toEqual({ kind: 'pricing', quote: quote(2, other) })
  expect(reduceCoupons(state, priced(1))).toBe(state)
  expect(reduceCoupons(state, { kind: 'priceFailed', requestId: 1 })).toBe(state)
  expect(reduceCoupons(state, priced(2)).choice).toEqual({ kind: 'priced', quote: quote(2, other), price })
})

test.each(['locked', 'unknown'])('the %s coupon cannot be chosen', (code) => {
  const state = run(loaded, priced(1))
  expect(reduceCoupons(state, choose(code))).toBe(state)
})

test('cancelling leaves no coupon, and a late answer does not bring it back', () => {
  const state = run(loaded, { kind: 'couponCancelled' })
  expect(state.choice).toEqual({ kind: 'none' })
  expect(reduceCoupons(state, priced(1))).toBe(state)
  expect(reduceCoupons(state, { kind: 'priceFailed', requestId: 1 })).toBe(state)
})

describe('when the product changes', () => {
  const changed: CouponEvent = { kind: 'productChanged', clientId: '100001', productId: 'crystals.980' }

  test.each([
    ['a priced coupon', [loaded, priced(1)]],
    ['a coupon being priced', [loaded]],
  ] as const)('%s is priced again for it', (_case, events) => {
    const state = run(...events, changed)
    expect(state.choice).toEqual({ kind: 'pricing', quote: { ...quote(2), productId: 'crystals.980' } })
    expect(reduceCoupons(state, priced(1))).toBe(state)
  })

  test('to a product without coupons, the coupon is cleared', () => {
    expect(run(loaded, priced(1), { ...changed, productId: null }).choice).toEqual({ kind: 'none' })
  })

  test('no coupon is chosen automatically', () => {
    expect(run(loaded, { kind: 'couponCancelled' }, changed).choice).toEqual({ kind: 'none' })
  })
})

describe('a failure clears the coupon and flags it', () => {
  test('of the price', () => {
    const state = run(loaded, { kind: 'priceFailed', requestId: 1 })
    expect(state.choice).toEqual({ kind: 'failed' })
    expect(state.coupons).toEqual(coupons)
    expect(chosenCoupon(state)).toBeNull()
    expect(reduceCoupons(state, { kind: 'priceFailed', requestId: 1 })).toBe(state)
  })

  test('of the list', () => {
    const state = run(loaded, priced(1), { kind: 'couponsFailed' })
    expect(state).toMatchObject({ coupons: [], choice: { kind: 'failed' } })
  })

  test('not when the price is known already', () => {
    const state = run(loaded, priced(1))
    expect(reduceCoupons(state, { kind: 'priceFailed', requestId: 1 })).toBe(state)
  })
})

describe('a rejected coupon', () => {
  const rejected: CouponEvent = { kind: 'couponRejected', code: 'best' }

  test('is cleared, and the next load chooses another one', () => {
    const state = run(loaded, priced(1), rejected)
    expect(state.choice).toEqual({ kind: 'rejected', code: 'best' })
    expect(chosenCoupon(reduceCoupons(state, loaded))).toBe(other)
    expect(chosenCoupon(reduceCoupons(reduceCoupons(state, loaded), rejected))).toBe(other)
  })

  test('that is not the chosen one changes no choice', () => {
    const state = run(loaded, priced(1), { kind: 'couponRejected', code: 'other' })
    expect(state.choice).toEqual({ kind: 'priced', quote: quote(1), price })
    expect([...state.rejectedCodes]).toEqual(['other'])
  })

  test('can still be chosen by hand', () => {
    expect(chosenCoupon(run(loaded, rejected, choose('best')))).toBe(best)
  })

  test('is remembered with all others rejected in this visit', () => {
    const state = run(loaded, rejected, { kind: 'couponRejected', code: 'other' }, loaded)
    expect(state.choice).toEqual({ kind: 'none' })
    expect([...state.rejectedCodes]).toEqual(['best', 'other'])
  })
})

test('an event that the types rule out is a bug', () => {
  const event: unknown = { kind: 'unknown' }
  expect(() => reduceCoupons(noCoupons, event as CouponEvent)).toThrow('unknown')
})

test('in any order of answers, the price shown is the one requested for the coupon and product chosen last', () => {
  const step = fc.oneof(
    fc.constantFrom<CouponEvent>(
      loaded,
      { kind: 'couponCancelled' },
      { kind: 'couponRejected', code: 'best' },
    ),
    fc.constantFrom('best', 'other').map(choose),
    fc
      .constantFrom('p1', 'p2', null)
      .map((productId): CouponEvent => ({ kind: 'productChanged', clientId: '100001', productId })),
    fc.constant('answer' as const),
    fc.constant('failure' as const),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(step, fc.nat())), (steps) => {
      let state = noCoupons
      const asked = new Map<number, string>()
      for (const [each, seed] of steps) {
        const requestId = state.lastRequestId === 0 ? 0 : 1 + (seed % state.lastRequestId)
        const minorUnits = requestId
        const event: CouponEvent =
          each === 'answer'
            ? {
                kind: 'priceLoaded',
                requestId,
                price: { points: 0, discountPrice: { minorUnits, currency: 'USD' } },
              }
            : each === 'failure'
              ? { kind: 'priceFailed', requestId }
              : each
        state = reduceCoupons(state, event)
        const { choice } = state
        if (choice.kind === 'pricing') {
          const { requestId: id, productId, coupon } = choice.quote
          asked.set(id, `${productId}/${coupon.code}`)
          expect(id).toBe(state.lastRequestId)
        }
        if (choice.kind === 'priced') {
          expect(choice.quote.requestId).toBe(state.lastRequestId)
          expect(choice.price.discountPrice.minorUnits).toBe(choice.quote.requestId)
          expect(asked.get(choice.quote.requestId)).toBe(
            `${choice.quote.productId}/${choice.quote.coupon.code}`,
          )
        }
      }
    }),
    { numRuns: 2_000 },
  )
})
