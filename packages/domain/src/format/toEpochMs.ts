/** The last moment that a Date can hold, epoch milliseconds. */
const maxEpochMs = 8_640_000_000_000_000

/**
 * Reads a time off the wire or from storage as epoch milliseconds: a whole number, or a string of digits.
 * Ten digits are seconds, anything else is milliseconds already. Null for 0 ("no time"), negative or broken values.
 * Source: spec §9 "Timestamps of 10 digits are treated as seconds".
 */
export function toEpochMs(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || !/^[1-9]\d*$/.test(text)) return null
  const epochMs = text.length === 10 ? Number(text) * 1000 : Number(text)
  return epochMs <= maxEpochMs ? epochMs : null
}
