import type { Game } from './game.ts'
import { findGame } from './gameChoice.ts'
import type { GameChoice } from './gameChoice.ts'

/**
 * The game that a client id stands for. An id of another platform, which the list of this one does not contain, is
 * the same game by the brand's table: named as in the list, and sold under the id that was asked for. Null when
 * neither knows it. Source: decision 58.
 */
export function findOwnGame(
  games: readonly Game[],
  clientId: string,
  table: readonly { readonly clientIds: Readonly<Record<string, string>> }[],
): GameChoice | null {
  const ids = table
    .map(({ clientIds }) => Object.values(clientIds))
    .find((row) => row.indexOf(clientId) !== -1)
  for (const id of [clientId, ...(ids ?? [])]) {
    const found = findGame(games, id)
    if (found !== null) return { ...found, clientId }
  }
  return null
}
