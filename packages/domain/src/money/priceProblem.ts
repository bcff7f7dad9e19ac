import type { Money } from './money.ts'

/**
 * Why nothing can be bought at a price; null when nothing is wrong with it. `priceInexact`: it has more decimals than
 * its currency, so that what is charged cannot be this amount. No answer before the payment says what is charged
 * instead. Source: decision 62, faults M-10.
 */
export function priceProblem(price: Money | null): 'priceUnknown' | 'priceInexact' | null {
  if (price === null) return 'priceUnknown'
  return price.asSent === undefined ? null : 'priceInexact'
}
