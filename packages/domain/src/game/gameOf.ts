import type { Game } from './game.ts'

/** The game that a client id stands for, itself or one of its editions; null when the list has none. Source: spec §3 "Game list item". */
export function gameOf(games: readonly Game[], clientId: string): Game | null {
  return games.find((game) => [game, ...game.subGames].some((each) => each.clientId === clientId)) ?? null
}
