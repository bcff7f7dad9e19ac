import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { languages } from '../language/language.ts'
import { formatDate, formatZonedTime } from './formatTime.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const epochMs = Date.UTC(2026, 4, 2, 15, 59)

test.each([
  ['UTC', 'en', 'May 2, 2026 15:59 (UTC)'],
  ['UTC+8', 'en', 'May 2, 2026 23:59 (UTC+8)'],
  ['Asia/Tokyo', 'ja', '2026年5月3日 00:59 (UTC+9)'],
  ['UTC-16:00', 'en', 'May 2, 2026 15:59 (UTC)'],
  ['America/New_York', 'de', '2. Mai 2026 11:59 (UTC-4)'],
  ['UTC+8', 'zh-tw', '2026年5月2日 23:59 (UTC+8)'],
  ['UTC+8', 'ko', '2026년 5월 2일 23:59 (UTC+8)'],
  ['Mars/Olympus', 'en', 'May 2, 2026 15:59 (UTC)'],
] as const)('in %s and %s the moment reads %s', (timeZone, language, expected) => {
  expect(formatZonedTime({ epochMs, timeZone, language })).toBe(expected)
})

test('a coupon ends on the day of its own zone', () => {
  expect(formatDate({ epochMs, timeZone: 'UTC+8', language: 'en' })).toBe('May 2, 2026')
  expect(formatDate({ epochMs, timeZone: 'UTC+9', language: 'en' })).toBe('May 3, 2026')
})

test.each(languages)('in %s the year is Gregorian and the figures are Latin', (language) => {
  const text = formatZonedTime({ epochMs, timeZone: 'UTC+8', language })
  expect(text).toContain('2026')
  expect(text).toContain('23:59 (UTC+8)')
})

test('midnight is 00:00', () => {
  expect(formatZonedTime({ epochMs: Date.UTC(2026, 0, 1), timeZone: 'UTC', language: 'en' })).toContain(
    '00:00',
  )
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, 9e15])('%d is an invalid moment', (broken) => {
  expect(formatZonedTime({ epochMs: broken, timeZone: 'UTC', language: 'en' })).toBe('')
  expect(formatDate({ epochMs: broken, timeZone: 'Asia/Tokyo', language: 'en' })).toBe('')
})

test('an engine without date formatting still shows the day', () => {
  vi.stubGlobal('Intl', undefined)
  expect(formatZonedTime({ epochMs, timeZone: 'UTC+8', language: 'fr' })).toBe('2026-05-02 23:59 (UTC+8)')
})

test('any moment in any zone is written without throwing', () => {
  fc.assert(
    fc.property(
      fc.double(),
      fc.oneof(fc.constantFrom('Asia/Tokyo', 'UTC+14', 'UTC-12'), fc.string()),
      (moment, timeZone) => {
        expect(typeof formatZonedTime({ epochMs: moment, timeZone, language: 'en' })).toBe('string')
      },
    ),
  )
})

test.each([
  [Date.UTC(2026, 11, 30), 'en', 'Dec 31 23:30 (UTC)'],
  [Date.UTC(2026, 11, 30), 'ja', '12月31日 23:30 (UTC)'],
  [Date.UTC(2027, 0, 1), 'en', 'Dec 31, 2026 23:30 (UTC)'],
] as const)('the current year is left out: at %i in %s', (nowMs, language, expected) => {
  const epochMs = Date.UTC(2026, 11, 31, 23, 30)
  expect(formatZonedTime({ epochMs, timeZone: 'UTC', language, nowMs })).toBe(expected)
})
