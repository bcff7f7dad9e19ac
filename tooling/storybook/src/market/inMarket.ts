import type { Market } from './market.ts'
import { translateName } from './phrasebook.ts'
import { priceIn } from './priceIn.ts'

/** What the stories' fake service sells in. */
const fakeCurrency = 'USD'
const fakeCountries = ['MY', 'SG']

/** Fields of the wire that hold an amount of money in units. */
const amounts = new Set([
  'price',
  'discountPrice',
  'amount',
  'total',
  'need',
  'per_day',
  'today_total',
  'min_money',
  'max_money',
])

type Fields = Readonly<Record<string, unknown>>

/**
 * Data of the stories' fake service as the service of a market says it: its currency, countries and words. Prices in another
 * currency than the fake service's are a story's own and stay; so does all that is no plain data.
 */
export function inMarket<Data>(data: Data, market: Market): Data {
  // Shapes stay as they are; only the values that are named here become others.
  return translate(data, market) as Data
}

function translate(data: unknown, market: Market): unknown {
  if (typeof data === 'string') return translateName(data, market.texts)
  if (Array.isArray(data)) return data.map((each) => translate(each, market))
  if (!isFields(data)) return data
  const currency = data['currency'] ?? data['currency_code'] ?? fakeCurrency
  if (currency !== fakeCurrency) return data
  return Object.fromEntries(Object.entries(data).flatMap((entry) => translateField(entry, market)))
}

function translateField([name, value]: readonly [string, unknown], market: Market): [string, unknown][] {
  if (name === 'currency' || name === 'currency_code') return [[name, market.currency]]
  if (name === 'minorUnits') return [[name, priceIn(market.currency, Number(value))]]
  if (typeof value === 'number' && amounts.has(name))
    return [[name, priceIn(market.currency, value * 100) / 100]]
  if (name === 'terms' || name === 'privacy') return [[name, market.legal[name]]]
  if (name === 'country' && typeof value === 'string') return [[name, countryOf(value, market) ?? value]]
  if (name === 'country' && isFields(value)) return [[name, byCountry(value, market)]]
  return [[name, translate(value, market)]]
}

function byCountry(lists: Fields, market: Market): Fields {
  return Object.fromEntries(
    Object.entries(lists).flatMap(([country, methods]) => {
      const ours = countryOf(country, market)
      return ours === undefined ? [] : [[ours, translate(methods, market)]]
    }),
  )
}

/** The country that stands in the place of one of the fake service; none where the market has fewer. */
function countryOf(country: string, { countries }: Market): string | undefined {
  const place = fakeCountries.indexOf(country)
  return place === -1 ? country : countries[place]
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
