import type { PaymentRegion } from './paymentRegion.ts'

/**
 * What a payment region covers, for its name: country codes, and codes of UN M49 for parts of the world. A region
 * without any has a name that is the same in every language. Source: decision 24.
 */
export const regionTerritories: Readonly<Record<PaymentRegion, readonly string[]>> = {
  universal: ['Global'],
  eru: ['150', 'RU'],
  sea: ['035'],
  ja: ['JP'],
  kr: ['KR'],
  twhk: ['TW', 'HK'],
  useuro: ['US', '150'],
  ru: ['RU'],
  hk: ['HK'],
  codapay: [],
  mea: ['145', '002'],
  dragon: ['Global'],
}
