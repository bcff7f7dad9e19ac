import { decodeAmount } from './decodeAmount.ts'
import type { Money } from './money.ts'

/** Currencies without decimals (ISO 4217); all others count as having two. Source: decision 62, faults M-10. */
const withoutDecimals: ReadonlySet<string> = new Set(['JPY', 'KRW', 'VND'])

/** What binary fractions add to an amount is far less than this, and no currency has a unit that small. */
const artefact = 1e-6

/** As many digits as a binary fraction holds in full; the last ones of 4.4910000000000005 are its own. */
const faithfulDigits = 15

/**
 * Reads a price off the wire like `decodeAmount`, and keeps its digits, at most fifteen, when it has more decimals than
 * its currency (4.999 dollars, 100.5 yen): see `Money.asSent`. An amount that differs from one of the currency by less
 * than a millionth, such as 19.990000000000002, is that one. Source: decision 62, spec §5 "Formatting", faults M-10.
 */
export function decodePrice(value: unknown, currency: string): Money | null {
  const money = decodeAmount(value, currency)
  if (money === null) return null
  const amount = Number(value)
  const isOfCurrency = money.minorUnits % 100 === 0 || !withoutDecimals.has(currency)
  if (isOfCurrency && Math.abs(amount * 100 - money.minorUnits) < artefact * 100) return money
  return { ...money, asSent: String(Number(amount.toPrecision(faithfulDigits))) }
}
