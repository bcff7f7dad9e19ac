import { err, ok } from '../base/result.ts'
import type { Result } from '../base/result.ts'
import type { PaymentRegion, RegionByClientId } from './paymentRegion.ts'

/** Whether the brand lists this region, so that a player may change to it. Source: spec §4 "Payment region resolution" step 4. */
export function canChangeRegion(regions: readonly PaymentRegion[], wanted: unknown): wanted is PaymentRegion {
  return regions.some((region) => region === wanted)
}

/**
 * The payment region of this visit: the brand's only one; else the first that the brand lists among the
 * `domain_area` query value, the client id's region and the saved one. A value that is not listed counts as absent.
 * `'none'` means: forget the saved region and go to /notArea; no region of the list is a default. The caller saves
 * what comes back.
 * Source: spec §4 "Payment region resolution" steps 1-3.
 */
export function resolveRegion(from: {
  readonly regions: readonly PaymentRegion[]
  readonly domainAreaQuery: string | null
  readonly clientId: string | null
  readonly regionByClientId?: RegionByClientId | undefined
  readonly saved: unknown
}): Result<PaymentRegion, 'none'> {
  const [only, ...others] = from.regions
  if (only !== undefined && others.length === 0) return ok(only)
  const byClientId = regionOfClientId(from.regionByClientId, from.clientId)
  for (const candidate of [from.domainAreaQuery, byClientId, from.saved]) {
    if (canChangeRegion(from.regions, candidate)) return ok(candidate)
  }
  return err('none')
}

/** The region whose list names the client id. Source: spec §3 "The ssgame brand infers the region". */
function regionOfClientId(table: RegionByClientId | undefined, clientId: string | null): string | null {
  if (table === undefined) return null
  const row = Object.entries(table).find(([, clientIds]) => clientIds.some((listed) => listed === clientId))
  return row === undefined ? null : row[0]
}
