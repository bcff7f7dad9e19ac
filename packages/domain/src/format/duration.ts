/** A duration in whole days, hours (0-23) and minutes (0-59). */
export interface DurationParts {
  readonly days: number
  readonly hours: number
  readonly minutes: number
}

/** One figure of a duration with its unit; the text for the unit comes from the locale. */
export interface DurationUnit {
  readonly unit: 'day' | 'hour' | 'minute'
  readonly value: number
}

/**
 * Splits milliseconds into days, hours and minutes, rounded down; anything under 60 seconds, also what has passed,
 * is 1 minute. Source: spec §9 "Durations under 60 seconds show as 1 minute", §4 "Limited goods".
 */
export function durationParts(durationMs: number): DurationParts {
  const wholeMinutes = Math.floor(durationMs / 60_000)
  const minutes = wholeMinutes > 0 ? wholeMinutes : 1
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 }
}

/** The figures of a duration as shown, leading zeros left out: `6d 11h 20m`, `8h 0m`, `5m`. Source: design "21-activity-cumulative". */
export function visibleUnits(durationMs: number): readonly DurationUnit[] {
  const { days, hours, minutes } = durationParts(durationMs)
  const units: readonly DurationUnit[] = [
    { unit: 'day', value: days },
    { unit: 'hour', value: hours },
    { unit: 'minute', value: minutes },
  ]
  return units.slice(units.findIndex(({ value }) => value > 0))
}

/** The last moment that a Date can hold, epoch milliseconds. */
const maxEpochMs = 8_640_000_000_000_000

/**
 * Reads a time off the wire or from storage as epoch milliseconds: a number, or a string of digits; a fraction is cut off.
 * Ten digits are seconds, anything else is milliseconds already. Null for 0 ("no time"), negative or broken values.
 * Source: spec §9 "Timestamps of 10 digits are treated as seconds".
 */
export function toEpochMs(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : value
  const whole = typeof text === 'string' ? /^([1-9]\d*)(?:\.\d{1,9})?$/.exec(text)?.[1] : undefined
  if (whole === undefined) return null
  const epochMs = whole.length === 10 ? Number(whole) * 1000 : Number(whole)
  return epochMs <= maxEpochMs ? epochMs : null
}
