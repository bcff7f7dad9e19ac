import type { Money } from './money.ts'

/**
 * The difference `a - b` in hundredths, so its sign orders the two; null when the currencies differ, because
 * such amounts cannot be compared. Source: decisions 31 (what is paid is what was read) and 62, faults M-09.
 */
export function compareMoney(a: Money, b: Money): number | null {
  return a.currency === b.currency ? hundredthsOf(a) - hundredthsOf(b) : null
}

const hundredthsOf = ({ minorUnits, asSent }: Money): number =>
  asSent === undefined ? minorUnits : Number(asSent) * 100
