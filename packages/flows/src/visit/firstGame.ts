import { ownValue, parseGameChoice, readText } from '@topup/domain'
import type { Entry, GameChoice, Platform } from '@topup/domain'
import type { BrandStorage } from '../platform/brandStorage.ts'
import type { VisitBrand } from './visitBrand.ts'

/** The game that a visit opens with; `game` is null until the game list has named it. */
export interface FirstGame {
  readonly clientId: string
  readonly game: GameChoice | null
}

/**
 * The game to open with, the first that exists of: the one chosen in this tab, the link's (`linkOfTab`), the one
 * chosen last in any tab, the brand's first. So a reload changes nothing, whatever other tabs sell. `tab` is the
 * storage of this tab. Source: decision 54, spec §2 "client_id".
 */
export function firstGame(from: {
  readonly brand: Pick<VisitBrand, 'games'>
  readonly entry: Pick<Entry, 'clientId'>
  readonly brandStorage: BrandStorage
  readonly tab: BrandStorage
  readonly platform: Platform
}): FirstGame {
  const { brand, entry, brandStorage, tab, platform } = from
  const kept = [tab, brandStorage].map((each) => each.read('game', parseGameChoice))
  // A game that an older release stored may lack fields that are required now; its id still counts.
  const idIn = (each: BrandStorage) => each.read('game', (stored) => readText(ownValue(stored, 'clientId')))
  const clientId =
    idIn(tab) ?? entry.clientId ?? idIn(brandStorage) ?? brand.games[0]?.clientIds[platform] ?? ''
  return { clientId, game: kept.find((game) => game?.clientId === clientId) ?? null }
}
