import { regionTerritories } from '@topup/domain'
import type { PaymentRegion } from '@topup/domain'
import type { TFunction } from 'i18next'

/**
 * The name of a payment region: what it covers, in the words of the store, else in those of the browser, else as
 * codes. `language` is a BCP 47 tag. Source: decision 24.
 */
export function paymentRegionName(t: TFunction, language: string, region: PaymentRegion): string {
  const texts = Object.entries(t('regionName', { returnObjects: true }))
  const names = regionTerritories[region].map(
    (code) => texts.find(([own]) => own === code)?.[1] ?? nameInBrowser(language, code),
  )
  return names.length === 0 ? capitalised(region) : names.join(' / ')
}

function nameInBrowser(language: string, code: string): string {
  try {
    return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code
  } catch {
    // Browsers before 2020 have no names.
    return code
  }
}

const capitalised = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)
