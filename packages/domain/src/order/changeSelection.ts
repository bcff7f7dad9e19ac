import type { Choice } from '../base/choice.ts'
import type { GameServer } from '../game/game.ts'
import { isSameServer, serverValue } from '../game/servers.ts'
import { type Chosen, type OrderSelection, nothingChosen } from './orderSelection.ts'
import { mayBeSameArea } from './recipient.ts'

/**
 * The selection with another server; the character belongs to its server, so it is cleared.
 * Source: spec §3 "Order selection".
 */
export function withServer(
  selection: Chosen,
  server: Choice & Pick<GameServer, 'isBare'>,
  realServer: string | null,
): Chosen {
  const { display, value: id, isBare } = server
  const value = isBare === true ? id : serverValue(id)
  return { ...selection, server: { display, value }, realServer, character: null }
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
): Chosen {
  const { name: gameName, gpId: gameProductId } = game
  if (game.clientId === selection.clientId) return { ...selection, gameName, gameProductId }
  if (!game.isSelected) return nothingChosen(game)
  const { productId, region, rechargeKey } = selection
  return { ...nothingChosen(game), productId, region, rechargeKey }
}

/**
 * The selection after a new link for the same game: a recipient chosen earlier gives way to another one that the
 * link names. Whether the account has that character, only the service knows. Source: decision 31, spec §2
 * "Query parameters read on entry".
 */
export function selectionAfterLink(
  selection: Chosen,
  link: {
    readonly areaId: string | null
    readonly serverId: string | null
    readonly characterId: string | null
  },
): Chosen {
  const { area, server, character } = selection
  const isOnServer = link.serverId === null || (server !== null && isSameServer(server.value, link.serverId))
  const isThere = isOnServer && mayBeSameArea(area, link.areaId === null ? null : { value: link.areaId })
  const isNamed = character !== null && character.value === link.characterId && isThere
  if (link.characterId === null || isNamed) return selection
  return { ...selection, area: null, server: null, realServer: null, character: null }
}
