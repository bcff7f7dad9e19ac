/**
 * An exact amount of money.
 * `minorUnits` is a safe integer of the currency's smallest *stored* unit: hundredths for every currency,
 * because the wire rounds to two decimals (spec §5 "Formatting") whatever the currency prints.
 * `currency` is the code that the service sends, three capital letters; `formatPrice` knows those of spec §9 and prints any
 * other as it is.
 * `asSent` are the digits of an amount that has more decimals than its currency: `4.999`. It is shown by them and
 * cannot be paid; `minorUnits` is then only the nearest amount. Other amounts have none. Source: decision 62.
 */
export interface Money {
  readonly minorUnits: number
  readonly currency: string
  readonly asSent?: string | undefined
}

/** What the points of a prepaid card are counted in, where the service names nothing else. */
export const pointCurrency = 'PTS'

/**
 * Why nothing can be bought at a price; null when nothing is wrong with it. `priceInexact`: it has more decimals than
 * its currency, so that what is charged cannot be this amount. No answer before the payment says what is charged
 * instead. Source: decision 62, faults M-10.
 */
export function priceProblem(price: Money | null): 'priceUnknown' | 'priceInexact' | null {
  if (price === null) return 'priceUnknown'
  return price.asSent === undefined ? null : 'priceInexact'
}
