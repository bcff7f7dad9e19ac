import type { PaymentRegion } from './paymentRegion.ts'

/** A country by its code, or a part of the world, each with a text of its own: browsers name countries only. */
export type Territory =
  | 'Global'
  | 'Europe'
  | 'SoutheastAsia'
  | 'MiddleEast'
  | 'Africa'
  | 'RU'
  | 'JP'
  | 'KR'
  | 'TW'
  | 'HK'
  | 'US'

/** What some payment regions cover. */
export type RegionNames = Readonly<Partial<Record<PaymentRegion, readonly Territory[]>>>

/**
 * What a payment region covers, for its name; for tools and tests. A store has the rows of its own regions as a fact. A region without any has a name that is the same in every language.
 * Source: decision 24.
 */
export const regionTerritories: Readonly<Record<PaymentRegion, readonly Territory[]>> = {
  universal: ['Global'],
  eru: ['Europe', 'RU'],
  sea: ['SoutheastAsia'],
  ja: ['JP'],
  kr: ['KR'],
  twhk: ['TW', 'HK'],
  useuro: ['US', 'Europe'],
  ru: ['RU'],
  hk: ['HK'],
  codapay: [],
  mea: ['MiddleEast', 'Africa'],
  dragon: ['Global'],
}
