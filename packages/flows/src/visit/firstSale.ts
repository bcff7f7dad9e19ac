import type { Entry, PaymentRegion, Platform, Result } from '@topup/domain'
import type { BrandStorage } from '../platform/brandStorage.ts'
import type { ChosenRegion } from '../store/state/chosenRegion.ts'
import { firstGame } from './firstGame.ts'
import type { FirstGame } from './firstGame.ts'
import { firstRegion } from './firstRegion.ts'
import type { RegionRule } from './regionOfGame.ts'

/** The game that a visit opens with, and the region where it is sold. */
export interface FirstSale {
  readonly first: FirstGame
  readonly region: Result<PaymentRegion, 'none'>
}

/**
 * What a visit sells first (`firstGame`, `firstRegion`). A link's game for which there is no region leads to /notArea: no other
 * game takes its place. `isOfGame`: the tab was opened by a game, and changes nothing for other tabs. Source: decision 54,
 * spec §2 "Query parameters read on entry", §4 "Payment region resolution".
 */
export function firstSale(from: {
  readonly brand: RegionRule['brand']
  readonly entry: Pick<Entry, 'clientId' | 'region'>
  readonly isOfGame: boolean
  readonly chosenRegion: ChosenRegion | null
  readonly brandStorage: BrandStorage
  readonly tab: BrandStorage
  readonly platform: Platform
}): FirstSale {
  const { brand, entry, isOfGame, chosenRegion, brandStorage, tab, platform } = from
  const rule = { brand, linkRegion: entry.region }
  const kept = isOfGame ? readOnly(brandStorage) : brandStorage
  const first = firstGame({ brand, entry, brandStorage, tab, platform })
  return { first, region: firstRegion({ rule, chosen: chosenRegion, first, brandStorage: kept, tab }) }
}

const readOnly = (brandStorage: BrandStorage): BrandStorage => ({
  ...brandStorage,
  write: () => false,
  remove: () => undefined,
})
