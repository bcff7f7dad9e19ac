import type { PaymentRegion } from '@topup/domain'
import type { VisitBrand } from './visitBrand.ts'

/**
 * Maps client ids to payment regions: from the brand's own lists first, then from the payment area that the
 * per-game table gives each game, so that a visit without a link opens the brand's first game where it is sold.
 * Source: spec §3 "Per-game table", §4 "Payment region resolution" step 2.
 */
export function clientRegions(
  brand: Pick<VisitBrand, 'games' | 'regionByClientId'>,
): Readonly<Partial<Record<PaymentRegion, readonly string[]>>> {
  const regions: Partial<Record<PaymentRegion, readonly string[]>> = { ...brand.regionByClientId }
  const listed = new Set(Object.values(regions).flat())
  for (const { clientIds, region } of brand.games) {
    const unlisted = Object.values(clientIds).filter((clientId) => !listed.has(clientId))
    regions[region] = [...(regions[region] ?? []), ...unlisted]
  }
  return regions
}
