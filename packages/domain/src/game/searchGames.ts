import { searchRows } from '../format/typedText.ts'
import type { Game } from './game.ts'

/** Games whose own name or an edition's name contains the query; all of them for an empty query. Source: spec §2 "Game list". */
export function searchGames(games: readonly Game[], query: string): readonly Game[] {
  return searchRows(games, query, (game) => [game, ...game.subGames].map(({ name }) => name))
}
