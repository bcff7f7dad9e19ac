import { zoneOffsetMinutes } from '@topup/domain'
import { describe, expect, test, vi } from 'vitest'
import { isInstalled, languagesOf } from './device.ts'
import { zoneOfDevice } from './zoneOfDevice.ts'

const nowMs = Date.UTC(2026, 10, 28, 6)

/** A browser whose `Intl.DateTimeFormat()` says this of its zone. */
function zoneAnswer(answer: () => unknown): void {
  const { DateTimeFormat } = Intl
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function format(...given: unknown[]) {
    const made = new DateTimeFormat(...(given as ConstructorParameters<typeof DateTimeFormat>))
    if (given.length > 0) return made
    return { resolvedOptions: () => ({ timeZone: answer() }) } as unknown as Intl.DateTimeFormat
  } as typeof DateTimeFormat)
}

const throwing = () => {
  throw new RangeError('Unsupported time zone')
}

describe('the zone of the device', () => {
  test('is the one that the browser names', () => {
    zoneAnswer(() => 'Asia/Kolkata')
    expect(zoneOfDevice(nowMs)).toBe('Asia/Kolkata')
  })

  test.each<[string, () => unknown]>([
    ['nothing', () => undefined],
    ['null', () => null],
    ['an empty text', () => ''],
    ['a number', () => 8],
    ['a zone that nobody knows', () => 'Mars/Base'],
    ['an exception', throwing],
  ])('is its present offset where the browser answers with %s', (_what, answer) => {
    zoneAnswer(answer)
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-330)
    expect(zoneOfDevice(nowMs)).toBe('UTC+5:30')
    expect(zoneOffsetMinutes(zoneOfDevice(nowMs), nowMs)).toBe(330)
  })

  test.each([
    [0, 'UTC+0:00'],
    [210, 'UTC-3:30'],
    [Number.NaN, 'UTC'],
  ])('with an offset of %d minutes is %s', (behind, zone) => {
    zoneAnswer(throwing)
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(behind)
    expect(zoneOfDevice(nowMs)).toBe(zone)
    expect(zoneOffsetMinutes(zone, nowMs)).not.toBeNull()
  })
})

test.each<[unknown, unknown, readonly string[]]>([
  [['de-CH', 'en'], 'de-CH', ['de-CH', 'en']],
  [undefined, 'tr-TR', ['tr-TR']],
  [undefined, undefined, []],
  [null, '', []],
  [[], 'en', []],
  [[undefined, 7, '', 'ja'], 'en', ['ja']],
  ['en', 'en', ['en']],
])('languages %j and language %j are read as %j', (languages, language, expected) => {
  expect(languagesOf({ languages, language } as Navigator)).toEqual(expected)
})

test('languages that throw are none', () => {
  const browser = Object.defineProperties({}, { languages: { get: throwing }, language: { get: throwing } })
  expect(languagesOf(browser as Navigator)).toEqual([])
})

test.each<[string, unknown, boolean]>([
  ['matches', () => ({ matches: true }), true],
  ['does not match', () => ({ matches: false }), false],
  ['is missing', undefined, false],
  ['gives nothing', () => undefined, false],
  ['throws', throwing, false],
])('a store is installed where the media query %s: %s', (_what, matchMedia, expected) => {
  expect(isInstalled({ navigator: {}, matchMedia } as unknown as Window)).toBe(expected)
})
