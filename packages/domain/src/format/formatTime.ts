import type { Language } from '../language/languageFacts.ts'
import { intlLocale } from '../language/languageFacts.ts'
import { zoneLabel, zoneOffsetMinutes } from './timeZone.ts'

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
