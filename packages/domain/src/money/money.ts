/**
 * An exact amount of money.
 * `minorUnits` is a safe integer of the currency's smallest *stored* unit (`unitsPerWhole`): hundredths, because the wire
 * rounds to two decimals (spec §5 "Formatting") whatever the currency prints, and thousandths of a currency that has them.
 * `currency` is the code that the service sends, three capital letters; `formatPrice` knows those of spec §9 and prints any
 * other as it is.
 * `asSent` are the digits of a card's worth that has more decimals than its currency: `4.999`. It is shown by them and
 * pays nothing; `minorUnits` is then only the nearest amount. Other amounts have none. Source: decision 62.
 */
export interface Money {
  readonly minorUnits: number
  readonly currency: string
  readonly asSent?: string | undefined
}

const codes = (text: string): ReadonlySet<string> => new Set(text.split(' '))

const withThreeDecimals = codes('BHD IQD JOD KWD LYD OMR TND')

/** Currencies without decimals. Source: decision 62, faults M-10. */
const withoutDecimals = codes('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF')

/**
 * How many decimals an amount of a currency can have: those of ISO 4217, which the tables of browsers follow but for
 * currencies whose small coins are out of use. A table of our own, because theirs change with their release.
 * Source: decision 62, faults M-10.
 */
export function decimalsOf(currency: string): 0 | 2 | 3 {
  if (withThreeDecimals.has(currency)) return 3
  return withoutDecimals.has(currency) ? 0 : 2
}

/** How many of the units that `Money` counts make one of the currency. */
export const unitsPerWhole = (currency: string): 100 | 1000 => (decimalsOf(currency) === 3 ? 1000 : 100)

/** The amount in whole units of its currency, with every decimal that it came with: 4.99. */
export const amountOf = ({ minorUnits, currency, asSent }: Money): number =>
  Number(asSent ?? minorUnits / unitsPerWhole(currency))

/** The code by which a currency is known here: the yuan goes by the specification's name, also where ISO 4217's is sent. */
export const currencyCode = (code: string): string => (code === 'CNY' ? 'RMB' : code)

/** What the points of a prepaid card are counted in, where the service names nothing else. */
export const pointCurrency = 'PTS'
