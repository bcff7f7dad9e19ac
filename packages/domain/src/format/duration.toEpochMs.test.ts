import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toEpochMs } from './duration.ts'

test.each([
  [1_746_200_000, 1_746_200_000_000],
  ['1746200000', 1_746_200_000_000],
  [1_746_200_000_123, 1_746_200_000_123],
  ['1746200000123', 1_746_200_000_123],
  [999_999_999, 999_999_999],
  [10_000_000_000, 10_000_000_000],
  [8_640_000_000_000_000, 8_640_000_000_000_000],
  [8_640_000_000_000_001, null],
  [0, null],
  ['0', null],
  ['', null],
  [-1_746_200_000, null],
  [1_746_200_000.5, 1_746_200_000_000],
  ['1746200000.5', 1_746_200_000_000],
  ['1746200000.', null],
  [' 1746200000', null],
  ['0746200000', null],
  [1e21, null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
  [null, null],
  [undefined, null],
  [true, null],
  [[1_746_200_000], null],
])('%j is the moment %j', (value, expected) => {
  expect(toEpochMs(value)).toBe(expected)
})

test('seconds of ten digits and their milliseconds are the same moment', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_000_000_000, max: 9_999_999_999 }), (seconds) => {
      expect(toEpochMs(seconds)).toBe(seconds * 1000)
      expect(toEpochMs(seconds * 1000)).toBe(seconds * 1000)
      expect(toEpochMs(String(seconds))).toBe(seconds * 1000)
    }),
  )
})

test('whatever is sent, the result is a moment that a Date can hold, or null', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const epochMs = toEpochMs(value)
      return epochMs === null || !Number.isNaN(new Date(epochMs).getTime())
    }),
  )
})
