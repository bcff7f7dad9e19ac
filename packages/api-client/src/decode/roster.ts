import { type Choice, type Character, type GameServer, serverValue } from '@topup/domain'
import type { ContentOf } from '../contract/wire.ts'
import type { AreaWire, getServerList, RoleOnServerWire, RoleWire, ServerWire } from '../contract/roster.ts'
import { once, readCount, readFlag, readId, readList, readName } from './readers.ts'

const none: ReadonlySet<string> = new Set()

/**
 * A server; null without an id. Its value gets the `s` prefix, unless it is `bare`: one beside another that has this id with
 * the prefix. Source: spec §3 "Order selection".
 */
export function decodeServer(
  wire: Omit<ServerWire, 'is_used'>,
  bare: ReadonlySet<string> = none,
): GameServer | null {
  const id = readId(wire.server_id)
  if (id === null) return null
  const isBare = bare.has(id)
  const value = isBare ? id : serverValue(id)
  const realServer = readId(wire.real_server)
  return {
    value,
    display: serverDisplay(value, readName(wire.server_name)),
    realServer: realServer === null ? value : serverValue(realServer),
    ...(isBare && { isBare: true as const }),
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
  /** Ids without an `s` that the service lists with one too: `7` beside `s7`. Two servers, so each keeps its id. */
  readonly bare: ReadonlySet<string>
}

const valueOf = ({ value }: { readonly value: string }) => value

/** The servers of a game. Source: spec §2 "Server and role selection". */
export function decodeServers(wire: ContentOf<typeof getServerList>): ServerList {
  const marked = wire.all.filter((server) => readFlag(server.is_used))
  const ids = new Set(readList(wire.all, ({ server_id }) => readId(server_id)))
  const bare = new Set([...ids].filter((id) => ids.has(`s${id}`)))
  const decode = (server: ServerWire) => decodeServer(server, bare)
  return {
    bare,
    areas: once(readList(wire.areas, decodeArea), valueOf),
    servers: once(readList(wire.all, decode), valueOf),
    used: once(readList(wire.used ?? marked, decode), valueOf),
  }
}

type CharacterWire = Pick<RoleWire, 'role_id' | 'role_name' | 'level'>

function decodeCharacter(wire: CharacterWire): Pick<Character, 'value' | 'display' | 'level'> | null {
  const value = readId(wire.role_id)
  if (value === null) return null
  return { value, display: readName(wire.role_name) || value, level: readCount(wire.level) }
}

/** The characters on one server; those that the service lists for another server are left out. */
export function decodeCharactersOfServer(
  wire: readonly RoleWire[],
  server: GameServer,
): readonly Character[] {
  const listed = readList(wire, (row) => {
    const character = decodeCharacter(row)
    const serverId = readId(row.server_id)
    const isElsewhere = serverId !== null && ![serverId, serverValue(serverId)].includes(server.value)
    return character === null || isElsewhere ? null : { ...character, server }
  })
  return once(listed, ({ value }) => value)
}

/** The characters of an account: those that name their server, each in its area where the service names it, and the others. */
export interface AllCharacters {
  readonly placed: readonly Character[]
  readonly unplaced: readonly Omit<Character, 'server'>[]
}

/** The characters on all servers. */
export function decodeCharacters(
  wire: readonly RoleOnServerWire[],
  bare: ReadonlySet<string> = none,
): AllCharacters {
  const unplaced: Omit<Character, 'server'>[] = []
  const placed = readList(wire, (row): Character | null => {
    const character = decodeCharacter(row)
    if (character === null) return null
    const areaId = readId(row.area_id)
    const whole = { ...character, ...(areaId === null ? {} : { areaId }) }
    const server = row.server_id == null ? null : decodeServer({ ...row, server_id: row.server_id }, bare)
    if (server !== null) return { ...whole, server }
    unplaced.push(whole)
    return null
  })
  return {
    placed: once(placed, ({ value, server, areaId }) => JSON.stringify([areaId, server.value, value])),
    unplaced: once(unplaced, ({ value }) => value),
  }
}
