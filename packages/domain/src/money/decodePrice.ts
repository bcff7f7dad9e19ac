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
  const amount = Number(typeof value === 'string' ? withoutSign(value.trim(), currency) : value)
  const isOfCurrency = money.minorUnits % 100 === 0 || !withoutDecimals.has(currency)
  if (isOfCurrency && Math.abs(amount * 100 - money.minorUnits) < artefact * 100) return money
  return { ...money, asSent: String(Number(amount.toPrecision(faithfulDigits))) }
}

/**
 * The largest amount accepted as a price, in whole currency units; hundredths of it are far inside safe
 * integers.
 */
const maxAmount = 1_000_000_000

const plainDecimal = /^(\d+)(?:\.(\d+))?$/
/** How JavaScript writes a number below a millionth. */
const smallNumber = /^\d(?:\.\d+)?e-(?:[7-9]|[1-9]\d+)$/

/**
 * Reads an amount off the wire: a finite number or a plain decimal string from 0 to 1e9, rounded half up to
 * hundredths on its decimal digits (1.005 is 1.01), so that binary fractions never move a price.
 * Null, which is not buyable, for anything else and for an empty currency. Source: spec §5 "Formatting", faults M-10.
 */
export function decodeAmount(value: unknown, currency: string): Money | null {
  if (currency === '') return null
  if (typeof value === 'number') return fromDigits(String(value), currency)
  return typeof value === 'string' ? fromDigits(withoutSign(value.trim(), currency), currency) : null
}

/** Whose sign `$` and `¥` may be; an amount behind a sign of another currency is no amount. */
const sharedSigns: Readonly<Record<string, RegExp>> = {
  $: /^(?:USD|TWD|HKD|SGD|AUD|CAD|NZD|MXN|ARS|CLP|COP)$/,
  '¥': /^(?:JPY|RMB|CNY)$/,
}

function withoutSign(text: string, currency: string): string {
  const sign = sharedSigns[text.charAt(0)]
  return sign?.test(currency) === true ? text.slice(1) : text
}

function fromDigits(text: string, currency: string): Money | null {
  if (smallNumber.test(text)) return { minorUnits: 0, currency }
  const match = plainDecimal.exec(text)
  if (match === null) return null
  const [, whole, fraction = ''] = match
  const hundredths = Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'))
  const minorUnits = hundredths + (fraction.charAt(2) >= '5' ? 1 : 0)
  return minorUnits <= maxAmount * 100 ? { minorUnits, currency } : null
}
