import { parsePaymentRegion, resolveRegion } from '@topup/domain'
import type { BrandConfig, Entry, PaymentRegion, Result } from '@topup/domain'
import type { VisitBrand } from './visitBrand.ts'
import type { Vault } from '../platform/vault.ts'
import { clientRegions } from './clientRegions.ts'

/**
 * The payment region to open with. A link's game is sold where the per-game table says; without a link the region of
 * the visit before stays, so that a reload changes neither region nor layout. The region is saved; one that the brand does
 * not list is forgotten. Source: spec §4 "Payment region resolution".
 */
export function firstRegion(from: {
  readonly brand: Pick<VisitBrand, 'regions' | 'regionByClientId' | 'games'>
  readonly entry: Pick<Entry, 'clientId' | 'region'>
  readonly clientId: string
  readonly vault: Vault
}): Result<PaymentRegion, 'none'> {
  const { brand, entry, clientId, vault } = from
  const resolve = (regionByClientId: BrandConfig['regionByClientId']) =>
    resolveRegion({
      regions: brand.regions,
      domainAreaQuery: entry.region,
      clientId,
      ...(regionByClientId !== undefined && { regionByClientId }),
      saved: vault.read('region', parsePaymentRegion),
    })
  const ofVisit = resolve(entry.clientId === null ? brand.regionByClientId : clientRegions(brand))
  const region = ofVisit.ok ? ofVisit : resolve(clientRegions(brand))
  if (region.ok) vault.write('region', region.value)
  else vault.remove('region')
  return region
}
