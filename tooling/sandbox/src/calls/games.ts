import { getAllRoleList, getGameList, getRoleList, getServerList } from '@topup/api-client/contract'
import { defineCall } from './call.ts'
import { gameOf } from './lookups.ts'
import { flag } from './flag.ts'
import { listGames } from './gameList.ts'
import { Rejection } from '../wire/rejection.ts'
import { rolesOf, serverNumber } from './roles.ts'
import { accountOf, findSession } from './sessions.ts'
import { areaNames } from '../seed/games.ts'
import type { SeedTexts } from '../seed/texts.ts'
import { serverName, wordsOf } from './words.ts'

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
