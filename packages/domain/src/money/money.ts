/**
 * An exact amount of money.
 * `minorUnits` is a safe integer of the currency's smallest *stored* unit: hundredths for every currency,
 * because the wire rounds to two decimals (spec §5 "Formatting") whatever the currency prints.
 * `currency` is the code as the service sends it; `formatPrice` knows those of spec §9 and prints any other as it is.
 */
export interface Money {
  readonly minorUnits: number
  readonly currency: string
}
