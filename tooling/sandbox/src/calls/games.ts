import { getAllRoleList, getGameList, getRoleList, getServerList } from '@topup/api-client/contract'
import type { GameWire } from '@topup/api-client/contract'
import { areaNames, areaOf, serverName, serversOf } from '../seed/games.ts'
import { Rejection } from '../wire/rejection.ts'
import { defineCall, flag } from './call.ts'
import type { CallContext } from './call.ts'
import { gameName, gameOf, regionOf, wordsOf } from './lookups.ts'
import { rolesOf, serverNumber } from './roles.ts'
import { accountOf, findSession } from './sessions.ts'

/** Games, servers and characters. */
export const gameCalls = [
  defineCall(getGameList, async (request, context) =>
    listGames(context, {
      clientId: request.client_id ?? '',
      platform: request.platform,
      domainArea: request.domain_area,
    }),
  ),
  defineCall(getServerList, async (request, context) => {
    const game = gameOf(context, request.client_id)
    const account = await findSession(context, game)
    const roles = account === null ? [] : rolesOf(context, game, account)
    const used = new Set(roles.map((role) => role.server_id))
    const words = wordsOf(context, game.brand)
    const all = serversOf(game)
      .filter((id) => !request.area_id || areaOf(game, id) === request.area_id)
      .map((id) => ({
        server_id: String(id),
        server_name: serverName(words, id),
        real_server: String(id),
        is_used: flag(used.has(id)),
      }))
    return {
      used: [...used].flatMap((id) => all.filter((row) => row.server_id === String(id))),
      all,
      areas: game.hasAreas
        ? areaNames.map((name, index) => ({
            area_id: String(index + 1),
            area_name: words.editions[name] ?? name,
          }))
        : [],
    }
  }),
  defineCall(getRoleList, async (request, context) => {
    const game = gameOf(context, request.client_id)
    const account = await accountOf(context, game)
    const server = serverNumber(request.server_id)
    if (server === null) throw new Rejection('parameter')
    const roles = rolesOf(context, game, account).filter((role) => role.server_id === server)
    return roles.map((role) => ({
      role_id: role.role_id,
      role_name: role.role_name,
      level: role.level,
      server_id: String(role.server_id),
    }))
  }),
  defineCall(getAllRoleList, async (request, context) => {
    const game = gameOf(context, request.client_id)
    const account = await accountOf(context, game)
    const words = wordsOf(context, game.brand)
    return rolesOf(context, game, account)
      .filter((role) => !request.area_id || role.area_id === request.area_id)
      .map((role) => ({
        ...role,
        server_name: serverName(words, role.server_id),
        server_id: String(role.server_id),
        real_server: String(role.server_id),
      }))
  }),
]

/** The games of a store for one platform; the one that `clientId` belongs to is flagged. */
export function listGames(
  context: CallContext,
  { clientId, platform, domainArea }: { clientId: string; platform: string; domainArea: string | null },
): GameWire[] {
  const current = clientId === '' ? null : gameOf(context, clientId)
  const brand = current?.brand ?? context.storeBrand
  if (domainArea !== null) regionOf(context, { brand, region: domainArea }, domainArea)
  const words = wordsOf(context, brand)
  const clients = context.world.shop.clientsOf(brand).filter((client) => client.platform === platform)
  return clients
    .filter((client) => client.edition === '')
    .map((client) => ({
      client_id: client.client_id,
      gp_id: client.gpId,
      name: gameName(words, client),
      logo: `${context.origin}${client.logo}`,
      is_select_game: flag(client.game_code === current?.game_code),
      sub_game: Object.fromEntries(
        clients
          .filter((sub) => sub.game_code === client.game_code && sub.edition !== '')
          .map((sub) => [
            sub.edition,
            {
              client_id: sub.client_id,
              name: words.editions[sub.edition] ?? sub.edition,
              logo: `${context.origin}${sub.logo}`,
            },
          ]),
      ),
      terms: `${context.origin}/provider/terms`,
      privacy: `${context.origin}/provider/privacy`,
    }))
}
