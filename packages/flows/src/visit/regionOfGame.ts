import { type GameChoice, type PaymentRegion, type Result, resolveRegion } from '@topup/domain'
import type { VisitBrand } from './readVisit.ts'

/** What decides where games are sold: the brand, and the region that the visit's link asks for. */
export interface RegionRule {
  readonly brand: Pick<VisitBrand, 'regions' | 'regionByClientId' | 'games'>
  readonly linkRegion: PaymentRegion | null
}

/**
 * The region where a game is sold, the first that exists of: the brand's only region, the link's, that of the
 * game's own row in the brand's lists and table, for an edition that of its game's row, and last the region
 * before. Source: decision 54, spec §4 "Payment region resolution".
 */
export function regionOfGame(
  { brand, linkRegion }: RegionRule,
  game: Pick<GameChoice, 'parentClientId'> & { readonly clientId: string | null },
  before: PaymentRegion | null,
): Result<PaymentRegion, 'none'> {
  const regionByClientId = clientRegions(brand)
  const rowOf = (clientId: string | null, saved: PaymentRegion | null) =>
    resolveRegion({ regions: brand.regions, domainAreaQuery: linkRegion, clientId, regionByClientId, saved })
  const ofParent = rowOf(game.parentClientId, before)
  return rowOf(game.clientId, ofParent.ok ? ofParent.value : null)
}

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
