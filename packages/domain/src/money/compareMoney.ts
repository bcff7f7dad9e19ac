import type { Money } from './money.ts'

/**
 * The difference `a - b` in hundredths, so its sign orders the two; null when the currencies differ, because
 * such amounts cannot be compared. Source: decision 31 (what is paid is what was read), faults M-09.
 */
export function compareMoney(a: Money, b: Money): number | null {
  return a.currency === b.currency ? a.minorUnits - b.minorUnits : null
}
