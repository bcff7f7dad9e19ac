import { gameOf } from '@topup/domain'
import type { Game } from '@topup/domain'

/** What the first step of the old layout shows of its games, and whether the player can continue. */
export interface TileState {
  /** The game whose editions are shown. */
  readonly open: Game | null
  /** The game that the next step sells; null while another one is open. */
  readonly ticked: Game | null
  /** What is missing before the next step; null when nothing is. */
  readonly missing: 'game' | 'edition' | null
}

/**
 * Works out the state of the tiles. `opened` is the game with editions that was tapped last: as long as it is
 * not the chosen one, the game chosen before is not sold. Source: decision 31, spec §2 "Old layout"
 * `/selectGame`.
 */
export function tileState(games: readonly Game[], clientId: string, opened: string | null): TileState {
  const chosen = gameOf(games, clientId)
  const tapped = games.find((game) => game.clientId === opened && game.subGames.length > 0) ?? null
  const open = tapped ?? (chosen !== null && chosen.subGames.length > 0 ? chosen : null)
  if (open !== null && open !== chosen) return { open, ticked: null, missing: 'edition' }
  return { open, ticked: chosen, missing: chosen === null ? 'game' : null }
}
