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
