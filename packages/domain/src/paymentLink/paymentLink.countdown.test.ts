import fc from 'fast-check'
import { expect, test } from 'vitest'
import { announcementBetween, formatCountdown, remainingSeconds, startCountdown } from './paymentLink.ts'

test.each([
  [-1, null],
  [0, null],
  [1, 1_001_000],
  [900, 1_900_000],
  [86_399, 87_399_000],
  [86_400, null],
  [604_800, null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
])('a link valid for %d seconds closes at %j', (validSeconds, expected) => {
  expect(startCountdown(validSeconds, 1_000_000)).toBe(expected)
})

test.each([
  [10_000, 0, 10],
  [10_000, 1, 10],
  [10_000, 1000, 9],
  [10_000, 9999, 1],
  [10_000, 10_000, 0],
  [10_000, 99_999, 0],
])('from a deadline at %d ms, at %d ms %d seconds remain', (deadlineMs, nowMs, expected) => {
  expect(remainingSeconds(deadlineMs, nowMs)).toBe(expected)
})

test('a countdown decreases by one each second, wherever the clock stands', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 86_399 }), fc.nat(2e12), (validSeconds, nowMs) => {
      const deadlineMs = startCountdown(validSeconds, nowMs) ?? Number.NaN
      expect(remainingSeconds(deadlineMs, nowMs)).toBe(validSeconds)
      expect(remainingSeconds(deadlineMs, nowMs + 1000)).toBe(validSeconds - 1)
      expect(remainingSeconds(deadlineMs, nowMs + validSeconds * 1000)).toBe(0)
    }),
  )
})

test.each([
  [0, '00:00'],
  [9, '00:09'],
  [59, '00:59'],
  [60, '01:00'],
  [872, '14:32'],
  [3600, '60:00'],
  [86_399, '1439:59'],
  [61.9, '01:01'],
  [-5, '00:00'],
])('%d seconds are written %s', (seconds, expected) => {
  expect(formatCountdown(seconds)).toBe(expected)
})

test.each([
  [302, 301, null],
  [301, 300, 'fiveMinutes'],
  [300, 299, null],
  [61, 60, 'oneMinute'],
  [60, 59, null],
  [1, 0, 'zero'],
  [0, 0, null],
  [400, 30, 'oneMinute'],
  [400, 0, 'zero'],
  [900, 900, null],
  [30, 90, null],
] as const)('from %d to %d seconds %j is read out', (before, now, expected) => {
  expect(announcementBetween(before, now)).toBe(expected)
})

test('a countdown from above five minutes reads out each moment once, in order', () => {
  const heard: string[] = []
  for (let second = 400; second > 0; second -= 1) {
    const announcement = announcementBetween(second, second - 1)
    if (announcement !== null) heard.push(announcement)
  }
  expect(heard).toEqual(['fiveMinutes', 'oneMinute', 'zero'])
})
