/**
 * The payment regions, as they travel in `domain_area`; for types, tools and tests. A store knows those of its brand alone.
 * Source: spec §3 "Payment regions".
 */
export const paymentRegions = [
  'universal',
  'eru',
  'sea',
  'ja',
  'kr',
  'twhk',
  'useuro',
  'ru',
  'hk',
  'codapay',
  'mea',
  'dragon',
] as const

/** Where a payment is booked; travels as `domain_area`. Source: spec §3 "Payment regions". */
export type PaymentRegion = (typeof paymentRegions)[number]

/** Client id to payment region. Source: spec §3, §4 step 2. */
export type RegionByClientId = Readonly<Partial<Record<PaymentRegion, readonly string[]>>>

/**
 * Reads what was stored as a region; null when it has another form than the regions have. Whether a store sells there,
 * its brand's list alone says (`canChangeRegion`), and an order's region stays what it was. Source: spec §3 "Payment
 * regions", faults M-21.
 */
export const parsePaymentRegion = (value: unknown): PaymentRegion | null =>
  typeof value === 'string' && /^[a-z]{2,12}$/.test(value) ? (value as PaymentRegion) : null

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
 * Source: decision 54.
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
