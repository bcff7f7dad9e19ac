import { readCurrency } from '@topup/api-client'
import { amountOf, canPayWithCoupon, decimalsOf, decodePrice, type Money } from '@topup/domain'
import type { Finding } from '../report/report.ts'
import { unusable, valueAt } from './findings.ts'

/** Where an amount and its currency stand. */
export interface PricePlace {
  /** The object that has both, as it was sent. */
  readonly sent: unknown
  readonly path: string
  readonly amount: string
  readonly currency: string
  /** The currency where none is named; empty where there is none then. */
  readonly otherwise: string
  /** Of a coupon: the price without it. */
  readonly full?: Money
  readonly isSecretCall?: boolean
}

/**
 * Why a store sells nothing at a price: it has no currency or is no amount; that it is rounded, because it has more decimals than its
 * currency; or why a coupon is not applied.
 * Source: docs/publishers.md "Strict", decisions 51 and 62.
 */
export function judgePrice(place: PricePlace): readonly Finding[] {
  const { sent, path, amount, otherwise, isSecretCall = false } = place
  const at = (name: string) => ({ path: `${path}.${name}`, value: valueAt(sent, name), isSecretCall })
  const named = at(place.currency)
  const currency = readCurrency(textOf(named.value), otherwise)
  if (currency === '') {
    const expected = 'a currency, such as USD'
    return [unusable({ ...named, expected, rule: isNothing(named.value) ? 'money' : 'currency' })]
  }
  const price = decodePrice(at(amount).value, currency)
  if (price === null)
    return [unusable({ ...at(amount), expected: 'a plain decimal number from 0 on', rule: 'money' })]
  if (price.asSent !== undefined) {
    const expected = `an amount that ${currency} has: ${decimalsText[decimalsOf(currency)]}`
    const finding = unusable({ ...at(amount), expected, rule: 'decimals' })
    // A card is used up by what it pays, so its worth is not rounded.
    return [isSecretCall ? finding : { ...finding, kind: 'tolerated' }]
  }
  if (place.full === undefined || canPayWithCoupon(price, place.full)) return []
  const expected = `at most the price without the coupon, ${amountOf(place.full)} ${place.full.currency}`
  return [unusable({ ...at(amount), expected, rule: 'couponPrice' })]
}

const isNothing = (value: unknown) => value == null || value === ''

/** Anything but text is no currency. */
const textOf = (value: unknown): string | null =>
  isNothing(value) ? null : typeof value === 'string' ? value : '?'

/** How many decimals an amount of a currency may have, as the store decides it. */
const decimalsText = { 0: 'no decimals', 2: 'at most two decimals', 3: 'at most three decimals' } as const
