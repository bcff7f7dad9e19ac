import type { BrandConfig, CustomerService, FactText } from '@topup/domain'
import { ids, links } from './brandViolations.ts'

/** A fact that a release engineer still has to settle. */
export interface Placeholder {
  readonly brand: string
  readonly field: string
  readonly value: string
}

/**
 * Placeholders of a brand, told by their form: hosts and mail addresses under `.example`, ids that begin with the
 * brand's key, login client ids from 900000 to 999999, and facts of the seller that begin with "placeholder".
 * Source: decisions 37 and 64.
 */
export function placeholders(brand: BrandConfig): readonly Placeholder[] {
  const prefix = `${brand.key}-`
  const hosts = new Set(links(brand).map((link) => new URL(link).host))
  const open = ids(brand).filter(([, id]) => id.startsWith(prefix) || /^9\d{5}$/.test(id))
  return [
    ...[...hosts]
      .filter((host) => host.endsWith('.example'))
      .map((value) => ({ brand: brand.key, field: 'host', value })),
    ...[...open, ...mailPlaceholders(brand), ...sellerPlaceholders(brand)].map(([field, value]) => ({
      brand: brand.key,
      field,
      value,
    })),
  ]
}

type Field = readonly [field: string, value: string]

function mailPlaceholders({ customerService, deployments }: BrandConfig): readonly Field[] {
  const named: readonly (readonly [field: string, service: CustomerService | undefined])[] = [
    ['customerService', customerService],
    ...deployments.map(
      (row) => [`deployments.${row.environment}.customerService`, row.customerService] as const,
    ),
  ]
  return named.flatMap(([field, service]) =>
    service?.kind === 'mail' && service.address.endsWith('.example') ? [[field, service.address]] : [],
  )
}

function sellerPlaceholders({ seller }: BrandConfig): readonly Field[] {
  const facts: Readonly<Record<string, FactText>> = { ...seller }
  return Object.entries(facts).flatMap(([field, text]) =>
    (typeof text === 'string' ? [text] : Object.values(text))
      .filter((one) => one.startsWith('placeholder'))
      .map((one) => [`seller.${field}`, one] as const),
  )
}
