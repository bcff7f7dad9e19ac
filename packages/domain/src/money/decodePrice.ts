import { type Money, decimalsOf, unitsPerWhole } from './money.ts'

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
  const amount = Number(typeof value === 'string' ? withoutSign(value.trim(), currency) : value)
  const units = unitsPerWhole(currency)
  const isOfCurrency = money.minorUnits % units === 0 || decimalsOf(currency) > 0
  if (isOfCurrency && Math.abs(amount * units - money.minorUnits) < artefact * units) return money
  return { ...money, asSent: String(Number(amount.toPrecision(faithfulDigits))) }
}

/**
 * Reads the price at which something is sold: rounded half up to the decimals of its currency, as it is shown. What is charged is
 * the service's; it differs by less than the smallest unit. Source: spec §5 "Formatting", decision 62.
 */
export function decodeSalePrice(value: unknown, currency: string): Money | null {
  const money = decodeAmount(value, currency)
  if (money === null || decimalsOf(currency) > 0) return money
  return { currency, minorUnits: Math.round(money.minorUnits / 100) * 100 }
}

/**
 * The largest amount accepted as a price, in whole currency units; its thousandths are far inside safe
 * integers.
 */
const maxAmount = 1_000_000_000

const plainDecimal = /^(\d+)(?:\.(\d+))?$/

/** Text with three decimals, or with one group of thousands. */
const twoReadings = /^[1-9]\d{0,2}\.\d{3}$/

/**
 * Reads an amount off the wire: a finite number or a plain decimal string from 0 to 1e9, rounded half up to
 * the units of its currency on its decimal digits (1.005 dollars are 1.01), so that binary fractions never move a price.
 * Null, which is not buyable, for anything else, for an empty currency, and for the text `49.000`, which is 49 or 49 thousand in a
 * currency without three decimals. Source: spec §5 "Formatting", decision 62, faults M-10.
 */
export function decodeAmount(value: unknown, currency: string): Money | null {
  if (currency === '') return null
  // Below a millionth JavaScript writes no decimals.
  if (typeof value === 'number') return fromDigits(value >= 0 && value < 1e-6 ? '0' : String(value), currency)
  const text = typeof value === 'string' ? withoutSign(value.trim(), currency) : ''
  return decimalsOf(currency) < 3 && twoReadings.test(text) ? null : fromDigits(text, currency)
}

/** Whose sign `$` and `¥` may be; an amount behind a sign of another currency is no amount. */
const sharedSigns: Readonly<Record<string, RegExp>> = {
  $: /USD|TWD|HKD|SGD|AUD|CAD|NZD|MXN|ARS|CLP|COP/,
  '¥': /JPY|RMB/,
}

function withoutSign(text: string, currency: string): string {
  return sharedSigns[text.charAt(0)]?.test(currency) === true ? text.slice(1) : text
}

function fromDigits(text: string, currency: string): Money | null {
  const match = plainDecimal.exec(text)
  if (match === null) return null
  const [, whole, fraction = ''] = match
  const units = unitsPerWhole(currency)
  const kept = units === 1000 ? 3 : 2
  const inUnits = Number(whole) * units + Number(fraction.slice(0, kept).padEnd(kept, '0'))
  const minorUnits = inUnits + (fraction.charAt(kept) >= '5' ? 1 : 0)
  return minorUnits <= maxAmount * units ? { minorUnits, currency } : null
}
