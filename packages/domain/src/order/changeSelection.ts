import { serverValue } from '../game/servers.ts'
import { freshSelection } from './orderSelection.ts'
import type { OrderSelection } from './orderSelection.ts'
import type { Choice } from '../base/choice.ts'

/**
 * The selection with another server; the character belongs to its server, so it is cleared.
 * Source: spec §3 "Order selection".
 */
export function withServer(
  selection: OrderSelection,
  server: Choice,
  realServer: string | null,
): OrderSelection {
  const { display, value } = server
  return { ...selection, server: { display, value: serverValue(value) }, realServer, character: null }
}

/**
 * The selection after a game is chosen: kept for the same client, cleared when the client changes. A game that
 * the list flags as selected keeps the product, the region and the method, but never the character, which
 * belongs to one game's account and must not receive another game's products.
 * Source: spec §4 "Game selection", decision 31, faults M-08.
 */
export function selectionAfterGame(
  selection: OrderSelection,
  game: {
    readonly clientId: string
    readonly name: string
    readonly gpId: string
    readonly isSelected: boolean
  },
): OrderSelection {
  const { clientId, name: gameName, gpId: gameProductId } = game
  if (clientId === selection.clientId) return { ...selection, gameName, gameProductId }
  if (!game.isSelected) return freshSelection(clientId, gameName, gameProductId)
  const chosen = { clientId, gameName, gameProductId }
  return { ...selection, ...chosen, area: null, server: null, realServer: null, character: null }
}
