import { findGame, flattenGames } from '@topup/domain'
import type { BrandConfig, Game, GameChoice } from '@topup/domain'

/**
 * The choices that a listed game offers: its editions, and before them the game as a whole where this store sells it
 * so, because its own table names it or a link has chosen it. Without editions it is the game itself. Source: spec §3
 * "sub_game map", "Per-game table".
 */
export function offeredOf(
  { games }: Pick<BrandConfig, 'games'>,
  game: Game,
  current: string,
): readonly GameChoice[] {
  const choices = flattenGames([game])
  const whole = findGame([game], game.clientId)
  const isSoldWhole =
    game.clientId === current ||
    games.some(({ clientIds }) => Object.values(clientIds).some((id) => id === game.clientId))
  const isListed = choices.some(({ clientId }) => clientId === game.clientId)
  return whole === null || isListed || !isSoldWhole ? choices : [whole, ...choices]
}
