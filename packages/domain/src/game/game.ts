/** A game, or one of its editions, that can be topped up. Source: spec §3 "Game list item". */
export interface Game {
  readonly clientId: string
  readonly gpId: string
  readonly name: string
  /** https URL of the icon, or null when the service sent none or an unsafe one. */
  readonly logoUrl: string | null
  readonly isSelected: boolean
  readonly subGames: readonly SubGame[]
  readonly termsUrl: string | null
  readonly privacyUrl: string | null
}

/** An edition of a game; `code` is its key in the wire's `sub_game` map. */
export interface SubGame {
  readonly code: string
  readonly clientId: string
  readonly name: string
  readonly logoUrl: string | null
}

/** A server of a game; `value` carries the `s` prefix (spec §3 "Order selection"). */
export interface GameServer {
  readonly value: string
  readonly display: string
  /** The server that really holds the characters after merges. */
  readonly realServer: string
  /** Whether its id has no `s` because the service lists another server under the same id with one. Source: decision 103. */
  readonly isBare?: true
}

/** A character. `level` is 0 when the service does not report it. */
export interface Character {
  readonly value: string
  readonly display: string
  readonly level: number
  readonly server: GameServer
  /** The area that it is in; absent where the service names none. */
  readonly areaId?: string | undefined
}

/** The game that a client id stands for, itself or one of its editions; null when the list has none. Source: spec §3 "Game list item". */
export function gameOf(games: readonly Game[], clientId: string | null): Game | null {
  return games.find((game) => [game, ...game.subGames].some((each) => each.clientId === clientId)) ?? null
}
