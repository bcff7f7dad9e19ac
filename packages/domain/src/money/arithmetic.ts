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

/**
 * What is left of `a` after subtracting `b`, such as a saving; null when the currencies differ or `b` is
 * larger. To the hundredth, because nothing is paid at an amount with more decimals than its currency. Source: spec §3
 * "Coupon price result", decision 62.
 */
export function subtractMoney(a: Money, b: Money): Money | null {
  if (a.currency !== b.currency || b.minorUnits > a.minorUnits) return null
  return { minorUnits: a.minorUnits - b.minorUnits, currency: a.currency }
}
