import type { Game, SubGame } from '@topup/domain'
import type { GameWire, SubGameWire } from '../contract/games.ts'
import { type DecodeOptions, readFlag, readId, readList, readName } from './readers.ts'
import { safeUrl } from './safeUrl.ts'

function decodeSubGame(code: string, wire: SubGameWire, options: DecodeOptions): SubGame | null {
  const clientId = readId(wire.client_id)
  if (clientId === null) return null
  return { code, clientId, name: readName(wire.name) || clientId, logoUrl: safeUrl(wire.logo, options) }
}

/** A game; null without a client id. The `sub_game` map becomes a list that keeps each key as `code`. Source: spec §3 "Game list item". */
export function decodeGame(wire: GameWire, options: DecodeOptions = {}): Game | null {
  const clientId = readId(wire.client_id)
  if (clientId === null) return null
  return {
    clientId,
    gpId: readId(wire.gp_id) ?? '',
    name: readName(wire.name) || clientId,
    logoUrl: safeUrl(wire.logo, options),
    isSelected: readFlag(wire.is_select_game),
    subGames: readList(Object.entries(wire.sub_game ?? {}), ([code, each]) =>
      decodeSubGame(code, each, options),
    ),
    termsUrl: safeUrl(wire.terms, options),
    privacyUrl: safeUrl(wire.privacy, options),
  }
}

/** The games that can be read, as listed. */
export function decodeGames(wire: readonly GameWire[], options: DecodeOptions = {}): readonly Game[] {
  return readList(wire, (game) => decodeGame(game, options))
}
