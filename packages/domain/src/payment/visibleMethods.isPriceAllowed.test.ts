import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPriceAllowed } from './visibleMethods.ts'

describe('min and max both 0 or less: allowed', () => {
  test.each([
    [0, 0, 0],
    [1, 0, 0],
    [499, -1, -1],
    [99_999_999, 0, -100],
    [499, -100, 0],
  ])('%i with min %i and max %i', (price, min, max) => {
    expect(isPriceAllowed(price, min, max)).toBe(true)
  })
})

describe('only max above 0: price up to max', () => {
  test.each([
    [499, 0, 500, true],
    [500, 0, 500, true],
    [501, 0, 500, false],
    [0, 0, 1, true],
    [1, 0, 1, true],
    [2, -100, 1, false],
  ])('%i with min %i and max %i: %s', (price, min, max, allowed) => {
    expect(isPriceAllowed(price, min, max)).toBe(allowed)
  })
})

describe('only min above 0: price from min', () => {
  test.each([
    [499, 500, 0, false],
    [500, 500, 0, true],
    [501, 500, 0, true],
    [0, 1, 0, false],
    [1, 1, 0, true],
    [501, 500, -1, true],
  ])('%i with min %i and max %i: %s', (price, min, max, allowed) => {
    expect(isPriceAllowed(price, min, max)).toBe(allowed)
  })
})

describe('both above 0: between them, inclusive', () => {
  test.each([
    [99, 100, 500, false],
    [100, 100, 500, true],
    [300, 100, 500, true],
    [500, 100, 500, true],
    [501, 100, 500, false],
    [100, 100, 100, true],
    [300, 500, 100, false],
  ])('%i with min %i and max %i: %s', (price, min, max, allowed) => {
    expect(isPriceAllowed(price, min, max)).toBe(allowed)
  })
})

test('the rule is the four rows of the specification for any amounts', () => {
  const amount = fc.integer({ min: -5, max: 5 })
  fc.assert(
    fc.property(fc.nat({ max: 6 }), amount, amount, (price, min, max) => {
      const byRows =
        min <= 0 && max <= 0
          ? true
          : min <= 0
            ? price <= max
            : max <= 0
              ? price >= min
              : price >= min && price <= max
      expect(isPriceAllowed(price, min, max)).toBe(byRows)
    }),
    { numRuns: 1_000 },
  )
})
