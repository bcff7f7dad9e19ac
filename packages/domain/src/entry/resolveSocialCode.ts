import type { BrandGame, Platform } from '../brand/brandConfig.ts'
import { ownValue, readText } from '../base/readers.ts'

/** The code of a `/@{code}` path, or null for any other path. Source: spec §2 "/@{getGameCode}". */
export function socialCodeOf(path: string): string | null {
  const match = /^\/@([A-Za-z0-9_-]{1,64})\/?$/.exec(path)
  return match?.[1] ?? null
}

/**
 * The client id that a social code stands for on this platform; null for a code that the brand does not list. Its
 * payment area is that of the game's row. The caller marks the traffic as social and goes to `/` with `client_id`.
 * Source: spec §2 "The path containing an at sign", §3 "Per-game table", faults A-11.
 */
export function resolveSocialCode(
  games: readonly BrandGame[],
  code: string,
  platform: Platform,
): string | null {
  const game = games.find((row) => row.code === code)
  if (game === undefined) return null
  return readText(ownValue(game.clientIds, platform))
}
