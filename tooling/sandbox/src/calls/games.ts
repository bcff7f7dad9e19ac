import { getAllRoleList, getGameList, getRoleList, getServerList } from '@topup/api-client/contract'
import type { GameWire } from '@topup/api-client/contract'
import { areaNames } from '../seed/games.ts'
import type { SeedTexts } from '../seed/texts.ts'
import { Rejection } from '../wire/rejection.ts'
import { defineCall, flag } from './call.ts'
import type { CallContext } from './call.ts'
import { gameName, gameOf, regionOf, serverName, wordsOf } from './lookups.ts'
import { rolesOf, serverNumber } from './roles.ts'
import { accountOf, findSession } from './sessions.ts'

const isFilled = (text: string | null | undefined): text is string =>
  text !== null && text !== undefined && text !== ''

const serverWire = (
  row: { server_id: number; name: string; real_server: number },
  { used, words }: { used: ReadonlySet<number>; words: SeedTexts },
) => ({
  server_id: String(row.server_id),
  server_name: serverName(words, row),
  real_server: String(row.real_server),
  is_used: flag(used.has(row.server_id)),
})

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
    const inArea = isFilled(request.area_id) ? request.area_id : null
    const all = await context.db
      .selectFrom('server')
      .select(['server_id', 'name', 'real_server'])
      .where('brand', '=', game.brand)
      .where('game_code', '=', game.game_code)
      .$if(inArea !== null, (query) => query.where('area_id', '=', inArea ?? ''))
      .orderBy('server_id', 'desc')
      .execute()
    const areas = await context.db
      .selectFrom('area')
      .select(['area_id', 'name as area_name'])
      .where('brand', '=', game.brand)
      .where('game_code', '=', game.game_code)
      .orderBy('area_id')
      .execute()
    const words = wordsOf(context, game.brand)
    const roles = account === null ? [] : await rolesOf(context, game, account).execute()
    const used = new Set(roles.map((role) => role.server_id))
    const usedRows = [...used].flatMap((id) => all.filter((row) => row.server_id === id))
    return {
      used: usedRows.map((row) => serverWire(row, { used, words })),
      all: all.map((row) => serverWire(row, { used, words })),
      areas: areas.map((area, index) => ({
        ...area,
        area_name: words.editions[areaNames[index] ?? ''] ?? area.area_name,
      })),
    }
  }),
  defineCall(getRoleList, async (request, context) => {
    const game = gameOf(context, request.client_id)
    const account = await accountOf(context, game)
    const server = serverNumber(request.server_id)
    if (server === null) throw new Rejection('parameter')
    const roles = await rolesOf(context, game, account).where('role.server_id', '=', server).execute()
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
    const area = isFilled(request.area_id) ? request.area_id : null
    const roles = await rolesOf(context, game, account)
      .$if(area !== null, (query) => query.where('role.area_id', '=', area ?? ''))
      .execute()
    const words = wordsOf(context, game.brand)
    return roles.map(({ title: _title, ...role }) => ({
      ...role,
      server_name: serverName(words, { server_id: role.server_id, name: role.server_name }),
      server_id: String(role.server_id),
      real_server: String(role.real_server),
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
              name: words.editions[sub.edition] ?? sub.edition_name,
              logo: `${context.origin}${sub.logo}`,
            },
          ]),
      ),
      terms: `${context.origin}/provider/terms`,
      privacy: `${context.origin}/provider/privacy`,
    }))
}
