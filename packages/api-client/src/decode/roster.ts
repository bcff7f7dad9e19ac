import { type Choice, type Character, type GameServer, serverValue } from '@topup/domain'
import type { ContentOf } from '../contract/endpoint.ts'
import type { AreaWire, getServerList, RoleOnServerWire, RoleWire, ServerWire } from '../contract/roster.ts'
import { readCount, readFlag, readId, readList, readName } from './readers.ts'

/** A server; null without an id. Its value gets the `s` prefix. Source: spec §3 "Order selection". */
export function decodeServer(wire: Omit<ServerWire, 'is_used'>): GameServer | null {
  const id = readId(wire.server_id)
  if (id === null) return null
  const value = serverValue(id)
  const realServer = readId(wire.real_server)
  return {
    value,
    display: serverDisplay(value, readName(wire.server_name)),
    realServer: realServer === null ? value : serverValue(realServer),
  }
}

/** Players know a server by its number and its name: `S128 Moonfall`; a name that has the number already stays. */
function serverDisplay(value: string, name: string): string {
  const number = value.toUpperCase()
  if (name === '') return number
  return name.toUpperCase().includes(number) ? name : `${number} ${name}`
}

function decodeArea(wire: AreaWire): Choice | null {
  const value = readId(wire.area_id)
  return value === null ? null : { value, display: readName(wire.area_name) || value }
}

/**
 * The server list. `used` are the player's servers: the service's list of them, or all servers that it marks as
 * used.
 */
export interface ServerList {
  readonly areas: readonly Choice[]
  readonly servers: readonly GameServer[]
  readonly used: readonly GameServer[]
}

/** The servers of a game. Source: spec §2 "Server and role selection". */
export function decodeServers(wire: ContentOf<typeof getServerList>): ServerList {
  const marked = wire.all.filter((server) => readFlag(server.is_used))
  return {
    areas: readList(wire.areas, decodeArea),
    servers: readList(wire.all, decodeServer),
    used: readList(wire.used ?? marked, decodeServer),
  }
}

/** The characters on one server; those that the service lists for another server are left out. */
export function decodeCharactersOfServer(
  wire: readonly RoleWire[],
  server: GameServer,
): readonly Character[] {
  return readList(wire, (character) => {
    const value = readId(character.role_id)
    const serverId = readId(character.server_id)
    if (value === null || serverId === null || serverValue(serverId) !== server.value) return null
    return {
      value,
      display: readName(character.role_name) || value,
      level: readCount(character.level),
      server,
    }
  })
}

/** The characters on all servers, each in its area where the service names it. */
export function decodeCharacters(wire: readonly RoleOnServerWire[]): readonly Character[] {
  return readList(wire, (character) => {
    const value = readId(character.role_id)
    const server = decodeServer(character)
    if (value === null || server === null) return null
    const areaId = readId(character.area_id)
    return {
      value,
      display: readName(character.role_name) || value,
      level: readCount(character.level),
      server,
      ...(areaId === null ? {} : { areaId }),
    }
  })
}
