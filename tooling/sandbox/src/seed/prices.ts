import type { PaymentRegion } from '@topup/domain'

const western = [0.99, 2.99, 4.99, 9.99, 19.99, 49.99, 99.99]

/** What a tier costs in hundredths of US$. */
export const tiersInUsd: Readonly<Record<number, number>> = Object.fromEntries(
  western.map((amount, index) => [index + 1, Math.round(amount * 100)]),
)

const tiers: Readonly<Record<string, readonly number[]>> = {
  USD: western,
  EUR: western,
  JPY: [160, 400, 650, 1480, 3000, 7400, 14800],
  KRW: [1300, 3900, 6600, 13000, 26000, 66000, 132000],
  TWD: [33, 100, 170, 330, 670, 1690, 3290],
}

const unitsPerUsd: Readonly<Record<string, number>> = { USD: 1, EUR: 1, JPY: 150, KRW: 1300, TWD: 33 }

/** Turns a bound given in hundredths of US$ into the currency that is shown; 0 stays "no bound". */
export function boundIn(currency: string, usdMinor: number): number {
  return Math.round(usdMinor * (unitsPerUsd[currency] ?? 1))
}

/** What an amount is in another currency, to its whole units where one is worth little; its own stays exact. */
export function convert(minor: number, from: string, to: string): number {
  if (from === to) return minor
  const exact = boundIn(to, inUsd(from, minor))
  return (unitsPerUsd[to] ?? 1) > 1 ? Math.round(exact / 100) * 100 : exact
}

/** What a tier costs in a currency, hundredths. */
export function tierPrice(tier: number, currency: string): number {
  return Math.round(((tiers[currency] ?? western)[tier - 1] ?? 0) * 100)
}

/** Turns an amount back into hundredths of US$, for limits that hold across currencies. */
export function inUsd(currency: string, minor: number): number {
  return Math.round(minor / (unitsPerUsd[currency] ?? 1))
}

/**
 * What a region is priced in, and the countries whose methods it lists. A region whose own currency no store shows
 * (spec §9 "Currency symbols") has null: its brand's first region is what it is priced in.
 */
export const regionFacts: Readonly<
  Record<PaymentRegion, { currency: string | null; countries: readonly string[] }>
> = {
  universal: {
    currency: 'USD',
    countries: ['MY', 'PH', 'SG', 'ID', 'TH', 'VN', 'IN', 'MM', 'TR', 'BR', 'US', 'FR', 'DE', 'NL'],
  },
  eru: { currency: 'EUR', countries: ['DE', 'FR', 'NL', 'RU'] },
  sea: { currency: 'USD', countries: ['MY', 'PH', 'SG', 'ID', 'TH', 'VN', 'MM'] },
  ja: { currency: 'JPY', countries: ['JP'] },
  kr: { currency: 'KRW', countries: ['KR'] },
  twhk: { currency: 'TWD', countries: ['TW', 'HK'] },
  useuro: { currency: 'USD', countries: ['US', 'FR', 'DE', 'NL'] },
  ru: { currency: 'USD', countries: ['RU'] },
  hk: { currency: null, countries: ['HK'] },
  codapay: { currency: 'USD', countries: ['ID', 'PH', 'MY', 'TH'] },
  mea: { currency: 'USD', countries: ['TR', 'SA', 'AE'] },
  dragon: { currency: 'USD', countries: ['VN', 'TH', 'ID'] },
}

/** What a brand prices a region in. */
export function currencyIn(region: PaymentRegion, regions: readonly PaymentRegion[]): string {
  const [first = region] = regions
  return regionFacts[region].currency ?? regionFacts[first].currency ?? 'USD'
}
