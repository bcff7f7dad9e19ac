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
export async function askForGames({ ask, known, options, inGame }: Tour): Promise<void> {
  // Whether the service knows the game is asked below, once for all calls.
  const games = await ask(getGameList, { ...inGame(), platform: options.place.platform }, 'notAGame')
  if (games !== null) known.clientId ||= decodeGames(games)[0]?.clientId ?? ''
}

/**
 * Whether the service knows the game that everything else is asked for. Where it does not, that is one broken call: all others would
 * be rejected for the same reason, and nothing of it would be their fault. Source: spec §8 "-3001".
 */
export async function knowsGame({ send, book, known, inGame }: Tour): Promise<boolean> {
  const { clientId } = known
  if (clientId === '') return true
  const { answer, judged, findings } = await send(getPageConfig, inGame())
  const { outcome } = judged
  known.hasRealName = outcome.kind === 'content' && Boolean(valueAt(outcome.content, 'real_name_url'))
  if (outcome.kind !== 'rejected' || reasonOf(outcome.code, getPageConfig.path) !== 'notAGame') return true
  Object.assign(known, { unknownClientId: clientId, clientId: '' })
  const found = `${outcome.code}: the service has no game with the client id ${clientId}`
  const unknown: Finding = { kind: 'broken', path: 'code', expected: '1', found, rule: 'success' }
  book.call(getPageConfig.path, { ms: answer.ms, findings: [...findings, unknown] })
  return false
}

/** Asks for what the service says of one game. */
export async function askAboutGame({ ask, askIfOffered, known, options, inGame }: Tour): Promise<void> {
  const { clientId: client_id } = known
  const config = await ask(getPageConfig, inGame())
  const isOn = (flag: unknown) => flag === 1 || flag === '1' || flag === true || flag === 'true'
  known.hasCoupons = isOn(config?.is_open_coupon)
  known.activities = [
    ...(isOn(config?.cumulative_config?.is_has_cumulative) ? (['cumulative'] as const) : []),
    ...(isOn(config?.continue_config?.is_has_continue) ? (['continue'] as const) : []),
  ]
  await askIfOffered(getGameLogo, { client_id }, 'the store shows a drawing')
  await askIfOffered(getCountryList, inGame(), "the store shows the browser's names")
  const { platform } = options.place
  await askIfOffered(evokeGame, { client_id, platform }, 'the store shows no way back into the game')
  const servers = await ask(getServerList, { client_id })
  known.servers = servers === null ? [] : decodeServers(servers).servers
}

/** Asks for the account's characters; the first is the one that later calls are about. */
export async function askForCharacters({ ask, book, known }: Tour): Promise<void> {
  const { clientId: client_id } = known
  const rows = await ask(getAllRoleList, { client_id })
  const { placed, unplaced } = decodeCharacters(rows ?? [])
  const [server] = known.servers
  const [other] = unplaced
  const character =
    placed[0] ?? (other !== undefined && server !== undefined ? { ...other, server } : undefined)
  if (character === undefined) return book.skip('the account has no character', getRoleList)
  const area = rows?.find(({ role_id }) => String(role_id) === character.value)?.area_id
  const area_id = area == null || area === '' ? null : String(area)
  const server_id = character.server.value
  known.character = { server_id, role_id: character.value, area_id }
  if (other === undefined) return book.skip('allRoleList names the server of each character', getRoleList)
  await ask(getRoleList, { client_id, server_id, area_id })
}
