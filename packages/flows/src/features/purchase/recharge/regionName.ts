import type { TFunction } from 'i18next'

/**
 * The name of a country in the method list; a country without a text keeps its code. Source: spec §9 "Region names".
 */
export function regionName(t: TFunction, region: string): string {
  const names = t('regionName', { returnObjects: true })
  const found = Object.entries(names).find(([code]) => code === region)
  return found?.[1] ?? region
}
