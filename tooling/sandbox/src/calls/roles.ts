import type { Recipient } from '../orders/orderRow.ts'
import { Rejection } from '../wire/rejection.ts'
import type { GameAt } from '../world/shop.ts'
import type { Account, CallContext } from './call.ts'

/** Reads a server value with or without its `s` prefix; null when it is neither. */
export function serverNumber(value: string): number | null {
  const digits = /^s?(\d{1,9})$/i.exec(value)?.[1]
  return digits === undefined ? null : Number(digits)
}

/** The player's characters in a game with their servers, last played first. */
export function rolesOf(context: Pick<CallContext, 'db'>, game: GameAt, account: Account) {
  return context.db
    .selectFrom('role')
    .innerJoin('server', (join) =>
      join
        .onRef('server.server_id', '=', 'role.server_id')
        .on('server.brand', '=', game.brand)
        .onRef('server.game_code', '=', 'role.game_code'),
    )
    .select([
      'role_id',
      'role.name as role_name',
      'level',
      'role.server_id',
      'server.name as server_name',
      'real_server',
      'role.area_id',
      'title',
    ])
    .where('account_id', '=', account.account_id)
    .where('role.game_code', '=', game.game_code)
    .orderBy('last_played_ms', 'desc')
    .orderBy('role_id')
}

/**
 * The character that receives the goods; rejected unless it is the account's own, on that server and, in a game with
 * areas, in that area. Source: spec §5 "The login account must match the game account".
 */
export async function recipientOf(
  context: Pick<CallContext, 'db'>,
  to: {
    readonly game: GameAt
    readonly account: Account
    readonly request: {
      readonly server_id: string
      readonly role_id: string
      readonly areaId?: string | null | undefined
    }
  },
): Promise<Recipient> {
  const { game, account, request } = to
  const role = await rolesOf(context, game, account).where('role_id', '=', request.role_id).executeTakeFirst()
  if (role === undefined || role.server_id !== serverNumber(request.server_id))
    throw new Rejection('noCharacter')
  if (game.hasAreas && role.area_id !== request.areaId) throw new Rejection('noCharacter')
  return role
}
