import { isSameServer } from '../game/servers.ts'
import type { OrderSelection } from './orderSelection.ts'

/**
 * The selection after a new link for the same game: a recipient chosen earlier gives way to another one that the
 * link names. Whether the account has that character, only the service knows. Source: decision 31, spec §2
 * "Query parameters read on entry".
 */
export function selectionAfterLink(
  selection: OrderSelection,
  link: { readonly serverId: string | null; readonly characterId: string | null },
): OrderSelection {
  const { server, character } = selection
  const isOnServer = link.serverId === null || (server !== null && isSameServer(server.value, link.serverId))
  const isNamed = character !== null && character.value === link.characterId && isOnServer
  if (link.characterId === null || isNamed) return selection
  return { ...selection, area: null, server: null, realServer: null, character: null }
}
