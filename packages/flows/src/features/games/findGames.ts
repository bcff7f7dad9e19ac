import { foldText } from '@topup/domain'
import type { Game } from '@topup/domain'

/** Games whose name, or one of whose editions' names, contains the query; all of them for an empty one. */
export function findGames(games: readonly Game[], query: string): readonly Game[] {
  const wanted = foldText(query)
  return games.filter((game) => [game, ...game.subGames].some(({ name }) => foldText(name).includes(wanted)))
}
