import { decodeCharacters, decodeGames, decodeServers } from '@topup/api-client'
import {
  evokeGame,
  getAllRoleList,
  getCountryList,
  getGameList,
  getGameLogo,
  getPageConfig,
  getRoleList,
  getServerList,
} from '@topup/api-client/contract'
import type { Tour } from './tour.ts'

/** Asks for the games, as a visitor does who came for one where one is known; else the first of the list is taken. */
export async function askForGames({ ask, known, options }: Tour): Promise<void> {
  const { platform, region } = options.place
  const games = await ask(getGameList, { client_id: known.clientId ?? '', platform, domain_area: region })
  if (known.clientId === null && games !== null) known.clientId = decodeGames(games)[0]?.clientId ?? null
}

/** Asks for what the service says of one game. */
export async function askAboutGame({ ask, known, options }: Tour): Promise<void> {
  const { clientId } = known
  const { platform, region } = options.place
  if (clientId === null) return
  const config = await ask(getPageConfig, { client_id: clientId, domain_area: region })
  const isOn = (flag: unknown) => flag === 1 || flag === '1' || flag === true || flag === 'true'
  known.hasCoupons = isOn(config?.is_open_coupon)
  known.activities = [
    ...(isOn(config?.cumulative_config?.is_has_cumulative) ? (['cumulative'] as const) : []),
    ...(isOn(config?.continue_config?.is_has_continue) ? (['continue'] as const) : []),
  ]
  await ask(getGameLogo, { client_id: clientId })
  await ask(getCountryList, { client_id: clientId, domain_area: region })
  await ask(evokeGame, { client_id: clientId, platform })
  const servers = await ask(getServerList, { client_id: clientId })
  known.servers = servers === null ? [] : decodeServers(servers).servers
}

/** Asks for the account's characters; the first is the one that later calls are about. */
export async function askForCharacters({ ask, book, known }: Tour): Promise<void> {
  const { clientId, token } = known
  if (clientId === null || token === null) return
  const rows = await ask(getAllRoleList, { client_id: clientId })
  const { placed, unplaced } = decodeCharacters(rows ?? [])
  const [server] = known.servers
  const [other] = unplaced
  const character =
    placed[0] ?? (other !== undefined && server !== undefined ? { ...other, server } : undefined)
  if (character === undefined) return book.skip(getRoleList.path, 'the account has no character')
  const area = rows?.find(({ role_id }) => String(role_id) === character.value)?.area_id
  const areaId = area == null || area === '' ? null : String(area)
  known.recipient = { roleId: character.value, serverId: character.server.value, areaId }
  await ask(getRoleList, { client_id: clientId, server_id: character.server.value, area_id: areaId })
}
