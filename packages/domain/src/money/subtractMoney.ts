import type { Money } from './money.ts'

/**
 * What is left of `a` after subtracting `b`, such as a saving; null when the currencies differ or `b` is
 * larger. To the hundredth, because nothing is paid at an amount with more decimals than its currency. Source: spec §3
 * "Coupon price result", decision 62.
 */
export function subtractMoney(a: Money, b: Money): Money | null {
  if (a.currency !== b.currency || b.minorUnits > a.minorUnits) return null
  return { minorUnits: a.minorUnits - b.minorUnits, currency: a.currency }
}
