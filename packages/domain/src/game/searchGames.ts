import { foldText } from '../format/typedText.ts'
import type { Game } from './game.ts'

/** Games whose own name or an edition's name contains the query; all of them for an empty query. Source: spec §2 "Game list". */
export function searchGames(games: readonly Game[], query: string): readonly Game[] {
  const wanted = foldText(query)
  return games.filter((game) =>
    [game, ...game.subGames].some(({ name }) => foldText(name).indexOf(wanted) !== -1),
  )
}
