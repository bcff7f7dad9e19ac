import {
  decodeCharacters,
  decodeCharactersOfServer,
  decodeServers,
  getAllRoleList,
  getRoleList,
  getServerList,
} from '@topup/api-client'
import type { ApiClient, ApiError, ServerList } from '@topup/api-client'
import { ok } from '@topup/domain'
import type { Character, Result } from '@topup/domain'
import type { Roster } from '../../store/services.ts'

/** Requests servers and characters together. Source: spec §2 "Server and role selection". */
export async function fetchRoster(api: ApiClient, clientId: string): Promise<Result<Roster, ApiError>> {
  const request = { client_id: clientId }
  const [servers, characters] = await Promise.all([
    api.call(getServerList, request),
    api.call(getAllRoleList, request),
  ])
  if (!servers.ok) return servers
  if (!characters.ok) return characters
  const listed = decodeServers(servers.value.content)
  const { placed, unplaced } = decodeCharacters(characters.value.content, listed.bare)
  const others = unplaced.length === 0 ? [] : await placeCharacters(api, { clientId, listed, unplaced })
  return ok({ areas: listed.areas, servers: listed.servers, characters: [...placed, ...others] })
}

/** How many servers are asked for their characters, where the list of characters does not say. */
const maxServers = 30

/**
 * The servers of characters that name none: those of the server's own list, asked for each server that the player has used.
 * A service that does not have that list leaves it to the player, who finds them under every server; under one that failed
 * alone, those that no other server has.
 * Source: spec §7 `/api/pay/getRoleList`, decision 103.
 */
async function placeCharacters(
  api: ApiClient,
  {
    clientId,
    listed,
    unplaced,
  }: {
    readonly clientId: string
    readonly listed: ServerList
    readonly unplaced: readonly Omit<Character, 'server'>[]
  },
): Promise<readonly Character[]> {
  const servers = (listed.used.length === 0 ? listed.servers : listed.used).slice(0, maxServers)
  const own = await Promise.all(
    servers.map(async (server) => {
      if (servers.length === 1) return null
      const answer = await api.call(getRoleList, { client_id: clientId, server_id: server.value })
      return answer.ok ? decodeCharactersOfServer(answer.value.content, server) : null
    }),
  )
  // Where a server did not answer beside others that did, a character of theirs must not be offered on it too.
  const found = new Set(own.flatMap((characters) => characters ?? []).map(({ value }) => value))
  const others = unplaced.filter(({ value }) => !found.has(value))
  return servers.flatMap(
    (server, index) => own[index] ?? others.map((character) => ({ ...character, server })),
  )
}
