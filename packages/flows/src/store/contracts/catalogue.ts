import type { CharacterLimits, Game, GoodsGroup, PageConfig } from '@topup/domain'
import type { StoreApi } from 'zustand/vanilla'
import type { Loadable } from '../state/loadable.ts'

/** What can be bought: the games, what the page shows of them, their goods and the limits of the chosen role. */
export interface CatalogueState {
  readonly games: Loadable<readonly Game[]>
  readonly pageConfig: Loadable<PageConfig>
  readonly goods: Loadable<readonly GoodsGroup[]>
  /** Those of the character `limitsOf`, and of nobody else; of everybody when it is null. */
  readonly limits: CharacterLimits
  readonly limitsOf: string | null
  readonly isAskingLimits: boolean
  /** Asks for everything the first screen needs, all at once. */
  load(): Promise<void>
  loadGames(): Promise<void>
  loadPageConfig(): Promise<void>
  loadGoods(): Promise<void>
  /** Asks for the chosen role's limits; without a role there are none. */
  loadLimits(): Promise<void>
}

/** The catalogue of one store. */
export type CatalogueStore = StoreApi<CatalogueState>
