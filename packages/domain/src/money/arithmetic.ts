import { type Money, unitsPerWhole } from './money.ts'

/**
 * The difference `a - b` in units of the currency, so its sign orders the two; null when the currencies differ, because
 * such amounts cannot be compared. Source: decisions 31 (what is paid is what was read) and 62, faults M-09.
 */
export function compareMoney(a: Money, b: Money): number | null {
  return a.currency === b.currency ? unitsOf(a) - unitsOf(b) : null
}

const unitsOf = ({ minorUnits, currency, asSent }: Money): number =>
  asSent === undefined ? minorUnits : Number(asSent) * unitsPerWhole(currency)

/**
 * What is left of `a` after subtracting `b`, such as a saving; null when the currencies differ or `b` is
 * larger. To the unit, because nothing is paid at an amount with more decimals than its currency. Source: spec §3
 * "Coupon price result", decision 62.
 */
export function subtractMoney(a: Money, b: Money): Money | null {
  if (a.currency !== b.currency || b.minorUnits > a.minorUnits) return null
  return { minorUnits: a.minorUnits - b.minorUnits, currency: a.currency }
}
