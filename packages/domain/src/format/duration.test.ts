import fc from 'fast-check'
import { expect, test } from 'vitest'
import { durationParts, visibleUnits } from './duration.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

test.each([
  [-5000, 0, 0, 1],
  [0, 0, 0, 1],
  [1, 0, 0, 1],
  [59_999, 0, 0, 1],
  [60_000, 0, 0, 1],
  [119_999, 0, 0, 1],
  [120_000, 0, 0, 2],
  [hour, 0, 1, 0],
  [day - 1, 0, 23, 59],
  [day, 1, 0, 0],
  [6 * day + 11 * hour + 20 * minute, 6, 11, 20],
  [Number.NaN, 0, 0, 1],
])('%d ms are %d days, %d hours and %d minutes', (durationMs, days, hours, minutes) => {
  expect(durationParts(durationMs)).toEqual({ days, hours, minutes })
})

test.each([
  [30_000, ['1 minute']],
  [8 * hour, ['8 hour', '0 minute']],
  [day, ['1 day', '0 hour', '0 minute']],
  [2 * day + 4 * hour + 31 * minute, ['2 day', '4 hour', '31 minute']],
])('%d ms show %j', (durationMs, expected) => {
  expect(visibleUnits(durationMs).map(({ unit, value }) => `${value} ${unit}`)).toEqual(expected)
})

test('the parts add up to the whole minutes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 60_000, max: 1e12 }), (durationMs) => {
      const { days, hours, minutes } = durationParts(durationMs)
      expect(days * 1440 + hours * 60 + minutes).toBe(Math.floor(durationMs / minute))
      expect(hours).toBeLessThan(24)
      expect(minutes).toBeLessThan(60)
    }),
  )
})
