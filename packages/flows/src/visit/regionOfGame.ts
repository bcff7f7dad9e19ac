import { resolveRegion } from '@topup/domain'
import type { GameChoice, PaymentRegion, Result } from '@topup/domain'
import { clientRegions } from './clientRegions.ts'
import type { VisitBrand } from './visitBrand.ts'

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
  game: Pick<GameChoice, 'clientId' | 'parentClientId'>,
  before: PaymentRegion | null,
): Result<PaymentRegion, 'none'> {
  const regionByClientId = clientRegions(brand)
  const rowOf = (clientId: string | null, saved: PaymentRegion | null) =>
    resolveRegion({ regions: brand.regions, domainAreaQuery: linkRegion, clientId, regionByClientId, saved })
  const ofParent = rowOf(game.parentClientId, before)
  return rowOf(game.clientId, ofParent.ok ? ofParent.value : null)
}
