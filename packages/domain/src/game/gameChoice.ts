import type { Game, SubGame } from './game.ts'

/**
 * A game, or one edition of it, that was or can be chosen; kept 7 days as the game info.
 * Source: spec §3 "Game list item", "Stored browser items", §9.
 */
export interface GameChoice {
  readonly clientId: string
  readonly gpId: string
  readonly name: string
  /** Name of the game that this is an edition of; null for a standalone game. */
  readonly parentName: string | null
  /**
   * Client id of that game, because an edition is sold where its game is; null for a standalone game.
   * Source: decision 54.
   */
  readonly parentClientId: string | null
  readonly logoUrl: string | null
  /** Key of the edition in `sub_game`; null for a standalone game. */
  readonly subGameCode: string | null
  /** The list flagged the game as selected (`is_select_game`). */
  readonly isSelected: boolean
}

/** Everything that can be chosen, in list order; a game with editions is chosen through one of them. Source: spec §3 "Game list item". */
export function flattenGames(games: readonly Game[]): readonly GameChoice[] {
  return games.flatMap(choicesOf)
}

/**
 * The choice that a client id stands for, or null when the list has none. A link may name a game that has editions;
 * it is then chosen as a whole. Source: spec §2 "Query parameters read on entry", faults S8.
 */
export function findGame(games: readonly Game[], clientId: string): GameChoice | null {
  const listed = [...flattenGames(games), ...games.map(wholeGame)]
  return listed.find((choice) => choice.clientId === clientId) ?? null
}

/** What one game of the list offers: itself, or its editions. Source: spec §3 "sub_game map". */
function choicesOf(game: Game): readonly GameChoice[] {
  return game.subGames.length === 0
    ? [wholeGame(game)]
    : game.subGames.map((edition) => editionOf(game, edition))
}

function wholeGame({ clientId, gpId, name, logoUrl, isSelected }: Game): GameChoice {
  return {
    clientId,
    gpId,
    name,
    parentName: null,
    parentClientId: null,
    logoUrl,
    subGameCode: null,
    isSelected,
  }
}

function editionOf(game: Game, { code, clientId, name, logoUrl }: SubGame): GameChoice {
  const { gpId, isSelected } = game
  return {
    clientId,
    gpId,
    name,
    parentName: game.name,
    parentClientId: game.clientId,
    logoUrl: logoUrl ?? game.logoUrl,
    subGameCode: code,
    isSelected,
  }
}

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
