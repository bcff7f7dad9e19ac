import { canChangeRegion, ok, parsePaymentRegion } from '@topup/domain'
import type { PaymentRegion, Result } from '@topup/domain'
import type { BrandStorage } from '../platform/brandStorage.ts'
import type { ChosenRegion } from '../store/state/chosenRegion.ts'
import type { FirstGame } from './firstGame.ts'
import { regionOfGame } from './regionOfGame.ts'
import type { RegionRule } from './regionOfGame.ts'

/**
 * The payment region to open with: the one that the player chose for the game in this tab, else that of the
 * game (`regionOfGame`); for a game that no table knows, the last one of this tab or of the last visit. It is
 * saved; a saved one that the brand does not list is forgotten.
 * Source: decision 54, spec §4 "Payment region resolution".
 */
export function firstRegion(from: {
  readonly rule: RegionRule
  readonly chosen: ChosenRegion | null
  readonly first: FirstGame
  readonly brandStorage: BrandStorage
  readonly tab: BrandStorage
}): Result<PaymentRegion, 'none'> {
  const { rule, chosen, first, brandStorage, tab } = from
  const { clientId, game } = first
  const saved = tab.read('region', parsePaymentRegion) ?? brandStorage.read('region', parsePaymentRegion)
  const region =
    chosen?.clientId === clientId && canChangeRegion(rule.brand.regions, chosen.region)
      ? ok(chosen.region)
      : regionOfGame(rule, { clientId, parentClientId: game?.parentClientId ?? null }, saved)
  for (const each of [brandStorage, tab]) {
    if (region.ok) each.write('region', region.value)
    else each.remove('region')
  }
  return region
}
