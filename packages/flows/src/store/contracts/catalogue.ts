import type { CharacterLimits, Game, ProductGroup, PageConfig } from '@topup/domain'
import type { StoreApi } from 'zustand/vanilla'
import type { Loadable } from '../state/loadable.ts'

/** What can be bought: the games, their page config and products, and the limits of the chosen character. */
export interface CatalogueState {
  readonly games: Loadable<readonly Game[]>
  readonly pageConfig: Loadable<PageConfig>
  readonly products: Loadable<readonly ProductGroup[]>
  /** Whose products they are, as a key of this device; null before the first answer. */
  readonly productsOf: string | null
  /** Whether the products are on their way, also while those of before are shown. */
  readonly isAskingProducts: boolean
  /** Whether products that have not come yet held the store back for as long as they may. */
  readonly isLate: boolean
  /** The limits of the character `limitsOf` only; of everybody when it is null. */
  readonly limits: CharacterLimits
  readonly limitsOf: string | null
  readonly isAskingLimits: boolean
  /** Loads everything that the first screen needs, all at once. */
  load(): Promise<void>
  loadGames(): Promise<void>
  loadPageConfig(): Promise<void>
  loadProducts(): Promise<void>
  /** Loads the chosen character's limits; without a character there are none. */
  loadLimits(): Promise<void>
}

/** The catalogue of one store. */
export type CatalogueStore = StoreApi<CatalogueState>
