import { decodeCharacters, decodeServers, getAllRoleList, getServerList } from '@topup/api-client'
import type { ApiClient, ApiError } from '@topup/api-client'
import { ok } from '@topup/domain'
import type { Result } from '@topup/domain'
import type { Roster } from '../../store/contracts/roster.ts'

/** Requests servers and characters together. Source: spec §2 "Server and role selection". */
export async function fetchRoster(api: ApiClient, clientId: string): Promise<Result<Roster, ApiError>> {
  const request = { client_id: clientId }
  const [servers, characters] = await Promise.all([
    api.call(getServerList, request),
    api.call(getAllRoleList, request),
  ])
  if (!servers.ok) return servers
  if (!characters.ok) return characters
  const { areas, servers: listed } = decodeServers(servers.value.content)
  return ok({ areas, servers: listed, characters: decodeCharacters(characters.value.content) })
}
