import type { TFunction } from 'i18next'

/** The store's own text for a country of the method list, or null. Source: spec §9 "Region names". */
export function regionName(t: TFunction, region: string): string | null {
  const names = t('regionName', { returnObjects: true })
  const found = Object.entries(names).find(([code]) => code === region)
  return found?.[1] ?? null
}
