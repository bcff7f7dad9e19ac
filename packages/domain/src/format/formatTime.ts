import { type Language, intlLocale } from '../language/language.ts'

/**
 * A moment to show: epoch milliseconds, the time zone to show it in (IANA name or `UTC+8`) and the language.
 */
export interface ShownTime {
  readonly epochMs: number
  readonly timeZone: string
  readonly language: Language
  /**
   * The present, epoch milliseconds; where it is given, a date in the current year is shown without the year.
   */
  readonly nowMs?: number
}

/**
 * Writes the day in its zone as the language does: `May 2, 2026`, `2026年5月2日`. Returns the empty string for an
 * invalid moment. Source: spec §4 "Coupon tags".
 */
export function formatDate(time: ShownTime): string {
  const wallClock = wallClockOf(time)
  return wallClock === null ? '' : dateText(wallClock, time)
}

/**
 * Writes day, time (24 h) and zone: `May 2, 2026 23:59 (UTC+8)`. Returns the empty string for an invalid
 * moment.
 * Source: spec §4 "Coupon tags" (end time in the coupon's zone), design.md §6 "coupon times carry their zone".
 */
export function formatZonedTime(time: ShownTime): string {
  const wallClock = wallClockOf(time)
  if (wallClock === null) return ''
  const clock = wallClock.toISOString().slice(-13, -8)
  return `${dateText(wallClock, time)} ${clock} (${zoneLabel(time.timeZone, time.epochMs)})`
}

/** A date whose UTC fields are the zone's wall clock, so that every engine formats offsets and named zones alike. */
function wallClockOf({ epochMs, timeZone }: Pick<ShownTime, 'epochMs' | 'timeZone'>): Date | null {
  const wallClock = new Date(epochMs + (zoneOffsetMinutes(timeZone, epochMs) ?? 0) * 60_000)
  return Number.isNaN(wallClock.getTime()) ? null : wallClock
}

function dateText(wallClock: Date, { language, nowMs, timeZone }: ShownTime): string {
  const today = wallClockOf({ epochMs: nowMs ?? Number.NaN, timeZone })
  const year = today?.getUTCFullYear() === wallClock.getUTCFullYear() ? undefined : 'numeric'
  try {
    const options = { year, month: 'short', day: 'numeric', timeZone: 'UTC' } as const
    return new Intl.DateTimeFormat(intlLocale(language), options).format(wallClock)
  } catch {
    // An engine without this locale data still shows an unmistakable day.
    return wallClock.toISOString().slice(0, 10)
  }
}

const offsetPattern = /^(?:UTC|GMT)?([+-]?)(\d{1,2})(?::?(\d{2}))?$/i

/**
 * How far a time zone is ahead of UTC at that moment, in minutes; null for an unknown zone. Takes IANA names
 * (`Asia/Taipei`, with daylight saving) and offsets (`UTC+8`, `GMT-03:30`, `+0530`, `8`, `UTC`).
 * Source: spec §3 "Coupon" `time_zone`.
 */
export function zoneOffsetMinutes(timeZone: string, atMs: number): number | null {
  const zone = timeZone.replace(/\s/g, '')
  if (/^(?:UTC|GMT|Z)$/i.test(zone)) return 0
  const match = offsetPattern.exec(zone)
  return match === null ? namedZoneOffset(zone, atMs) : fixedOffset(match)
}

/**
 * The zone as players read it: `UTC+8`, `UTC-3:30`, `UTC`. An unknown zone reads `UTC`, because its times are
 * shown in UTC. Source: spec §4 "in the coupon's time zone".
 */
export function zoneLabel(timeZone: string, atMs: number): string {
  const offset = zoneOffsetMinutes(timeZone, atMs) ?? 0
  const hours = Math.floor(Math.abs(offset) / 60)
  const minutes = Math.abs(offset) % 60
  const rest = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`
  const label = `UTC${offset < 0 ? '-' : '+'}${hours}${rest}`
  return label === 'UTC+0' ? 'UTC' : label
}

/** Zones on Earth lie between -12 and +14 hours. */
function fixedOffset([, sign, hours, rest]: readonly (string | undefined)[]): number | null {
  const minutes = Number(rest ?? 0)
  const offset = Number(hours) * 60 + minutes
  if (minutes > 59 || offset > 14 * 60) return null
  if (sign !== '-') return offset
  return offset > 12 * 60 ? null : 0 - offset
}

/** Subtracts UTC from the zone's wall clock, because Intl cannot return an offset directly. */
function namedZoneOffset(timeZone: string, atMs: number): number | null {
  try {
    const wallClock = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone,
      hour12: false,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    }).formatToParts(atMs)
    const figures = new Map<string, number>(wallClock.map(({ type, value }) => [type, Number(value)]))
    const read = (type: string) => figures.get(type) ?? Number.NaN
    // Older engines print midnight as 24.
    const wallMs = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour') % 24, read('minute'))
    const offset = Math.round((wallMs - Math.floor(atMs / 60_000) * 60_000) / 60_000)
    return Number.isFinite(offset) ? offset : null
  } catch {
    return null
  }
}
