import type { Recipient } from '../orders/orderRow.ts'
import type { GameAt } from '../world/shop.ts'
import type { Account, CallContext } from './context.ts'
import { Rejection } from '../wire/rejection.ts'
import { rolesOf, serverNumber } from './roles.ts'

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
