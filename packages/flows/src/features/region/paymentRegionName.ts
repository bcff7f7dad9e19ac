import type { BrandConfig, PaymentRegion } from '@topup/domain'
import type { TFunction } from 'i18next'

/** The name of a payment region: what it covers, in the language of the store. Source: decision 54. */
export function paymentRegionName(
  t: TFunction,
  { regionNames }: Pick<BrandConfig, 'regionNames'>,
  region: PaymentRegion,
): string {
  const names = regionNames?.[region]?.map((territory) => t(`regionName.${territory}`)) ?? []
  return names.length === 0 ? capitalised(region) : names.join(' / ')
}

const capitalised = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)
