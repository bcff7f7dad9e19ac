import { decodeCharacters, decodeGames, decodeServers, reasonOf } from '@topup/api-client'
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
import { valueAt } from '../judge/findings.ts'
import type { Finding } from '../report/report.ts'
import type { Tour } from './tour.ts'

/** Asks for the games, as a visitor does who came for one where one is known; else the first of the list is taken. */
export async function askForGames({ ask, known, options }: Tour): Promise<void> {
  const { platform, region } = options.place
  const request = { client_id: known.clientId ?? '', platform, domain_area: region }
  // Whether the service knows the game is asked below, once for all calls.
  const games = await ask(getGameList, request, 'notAGame')
  if (known.clientId === null && games !== null) known.clientId = decodeGames(games)[0]?.clientId ?? null
}

/**
 * Whether the service knows the game that everything else is asked for. Where it does not, that is one broken call: all others would
 * be rejected for the same reason, and nothing of it would be their fault. Source: spec §8 "-3001".
 */
export async function knowsGame({ send, book, known, options }: Tour): Promise<boolean> {
  const { clientId } = known
  if (clientId === null) return true
  const request = { client_id: clientId, domain_area: options.place.region }
  const { answer, judged, findings } = await send(getPageConfig, request)
  const { outcome } = judged
  known.hasRealName = outcome.kind === 'content' && Boolean(valueAt(outcome.content, 'real_name_url'))
  if (outcome.kind !== 'rejected' || reasonOf(outcome.code, getPageConfig.path) !== 'notAGame') return true
  known.unknownClientId = clientId
  known.clientId = null
  const found = `${outcome.code}: the service has no game with the client id ${clientId}`
  const unknown: Finding = { kind: 'broken', path: 'code', expected: '1', found, rule: 'success' }
  book.call(getPageConfig.path, { ms: answer.ms, findings: [...findings, unknown] })
  return false
}

/** Asks for what the service says of one game. */
export async function askAboutGame({ ask, askIfOffered, known, options }: Tour): Promise<void> {
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
  await askIfOffered(getGameLogo, { client_id: clientId }, 'the store shows a drawing')
  const place = { client_id: clientId, domain_area: region }
  await askIfOffered(getCountryList, place, "the store shows the browser's names")
  await askIfOffered(
    evokeGame,
    { client_id: clientId, platform },
    'the store shows no way back into the game',
  )
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
  if (other === undefined)
    return book.skip(getRoleList.path, 'allRoleList names the server of each character')
  await ask(getRoleList, { client_id: clientId, server_id: character.server.value, area_id: areaId })
}
