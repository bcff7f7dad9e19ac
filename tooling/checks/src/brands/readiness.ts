import type { BrandConfig } from '@topup/domain'
import { ids, links } from './brandViolations.ts'

/** A fact that a release engineer still has to settle. */
export interface Placeholder {
  readonly brand: string
  readonly field: string
  readonly value: string
}

/**
 * Placeholders of a brand, told by their form: hosts under `.example`, ids that begin with the brand's
 * key, and login client ids from 900000 to 999999. Source: decision 37.
 */
export function placeholders(brand: BrandConfig): readonly Placeholder[] {
  const prefix = `${brand.key}-`
  const hosts = new Set(links(brand).map((link) => new URL(link).host))
  const open = ids(brand).filter(([, id]) => id.startsWith(prefix) || /^9\d{5}$/.test(id))
  return [
    ...[...hosts]
      .filter((host) => host.endsWith('.example'))
      .map((value) => ({ brand: brand.key, field: 'host', value })),
    ...open.map(([field, value]) => ({ brand: brand.key, field, value })),
  ]
}
