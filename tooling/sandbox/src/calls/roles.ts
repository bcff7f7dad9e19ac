import type { GameAt } from '../seed/games.ts'
import { charactersOf } from '../seed/players.ts'
import type { Character } from '../seed/players.ts'
import { Rejection } from '../wire/rejection.ts'
import type { Account, CallContext } from './call.ts'

/** Reads a server value with or without its `s` prefix; null when it is neither. */
export function serverNumber(value: string): number | null {
  const digits = /^s?(\d{1,9})$/i.exec(value)?.[1]
  return digits === undefined ? null : Number(digits)
}

/** The player's characters in a game with their servers, last played first. */
export const rolesOf = ({ world }: Pick<CallContext, 'world'>, game: GameAt, account: Account) =>
  charactersOf(world.shop, game, account)

/**
 * The character that receives the goods; rejected unless it is the account's own, on that server and, in a game with
 * areas, in that area. Source: spec §5 "The login account must match the game account".
 */
export function recipientOf(
  context: Pick<CallContext, 'world'>,
  to: {
    readonly game: GameAt
    readonly account: Account
    readonly request: {
      readonly server_id: string
      readonly role_id: string
      readonly areaId?: string | null | undefined
    }
  },
): Character {
  const { game, account, request } = to
  const role = rolesOf(context, game, account).find((each) => each.role_id === request.role_id)
  if (role === undefined || role.server_id !== serverNumber(request.server_id))
    throw new Rejection('noCharacter')
  if (game.hasAreas && role.area_id !== request.areaId) throw new Rejection('noCharacter')
  return role
}
