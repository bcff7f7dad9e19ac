import type { Choice } from '../base/choice.ts'
import { foldText } from '../format/typedText.ts'
import type { Character, GameServer } from './game.ts'

/** A server id as it is compared and sent: with an `s` in front. Source: spec §3 "A server value gets an s prefix if missing". */
export function serverValue(raw: string): string {
  return /^s/i.test(raw) ? raw : `s${raw}`
}

/** Whether two ids name one server, whatever the case and with or without the prefix. Source: spec §3 "A server value gets an s prefix if missing". */
export function isSameServer(one: string, other: string): boolean {
  return comparable(one) === comparable(other)
}

const comparable = (server: string): string => serverValue(server).toLowerCase()

/** What a server of a list is compared by: where both `7` and `s7` are listed, each is itself. Source: decision 103. */
const listedKey = ({ value, isBare }: GameServer): string => (isBare === true ? value : comparable(value))

/** Whether two servers of a list are one. */
export const isOneServer = (one: GameServer, other: GameServer): boolean =>
  listedKey(one) === listedKey(other)

/**
 * Servers whose id or name contains the query, in list order; all of them for an empty query.
 * `12` finds s12, s112 and s128; `s12` finds those whose id begins so. Source: spec §2 "server-ID search".
 */
export function searchServers(servers: readonly GameServer[], query: string): readonly GameServer[] {
  const wanted = foldText(query)
  return servers.filter((server) =>
    [serverValue(server.value), server.display].some((text) => foldText(text).indexOf(wanted) !== -1),
  )
}

/** The two tabs of the server list: those the account has characters on, and all. Source: spec §2 "my used servers and all servers". */
export type ServerTab = 'mine' | 'all'

/** The servers of a tab, in list order. `roles` are the account's characters on every server. Source: spec §2. */
export function serversOfTab(from: {
  readonly servers: readonly GameServer[]
  readonly characters: readonly Character[]
  readonly tab: ServerTab
}): readonly GameServer[] {
  if (from.tab === 'all') return from.servers
  const played = new Set(from.characters.map(({ server }) => listedKey(server)))
  return from.servers.filter((server) => played.has(listedKey(server)))
}

/** The lists, loaded for the logged-in account, from which a link may preselect entries. */
export interface Preselection {
  readonly area: Choice | null
  readonly server: GameServer | null
  readonly character: Character | null
}

/**
 * Preselects area, server and character from the link, each only when it is listed. The character must be on
 * the link's server; when the link names no server, it must be on exactly one, which is then preselected too.
 * It must also be in the link's area; when the link names none, it must be in exactly one.
 * This is only a suggestion: the recipient stays visible and the player taps Buy.
 * Source: decision 31, faults S8 and M-08.
 */
export function preselect(from: {
  readonly entry: {
    readonly areaId: string | null
    readonly serverId: string | null
    readonly characterId: string | null
  }
  readonly listed: {
    readonly areas: readonly Choice[]
    readonly servers: readonly GameServer[]
    readonly characters: readonly Character[]
  }
}): Preselection {
  const { entry, listed } = from
  const area = listed.areas.find(({ value }) => value === entry.areaId) ?? null
  const isElsewhere = ({ areaId }: Character) =>
    listed.areas.length > 0 && entry.areaId !== null && areaId !== undefined && areaId !== entry.areaId
  const named = listed.characters.filter((each) => each.value === entry.characterId && !isElsewhere(each))
  if (entry.serverId === null) {
    const [character = null, ...others] = named
    const isOne = character !== null && others.length === 0
    const server = isOne ? (listed.servers.find((each) => isOneServer(each, character.server)) ?? null) : null
    return { area, server, character: server === null ? null : character }
  }
  const server = findServer(listed.servers, entry.serverId)
  const onServer = named.filter((character) => server !== null && isOneServer(character.server, server))
  const [character = null] = onServer
  const isOne = onServer.every(({ areaId }) => areaId === character?.areaId)
  return { area, server, character: isOne ? character : null }
}

function findServer(servers: readonly GameServer[], id: string): GameServer | null {
  const exact = servers.find(({ value }) => value === id)
  return exact ?? servers.find(({ value }) => isSameServer(value, id)) ?? null
}
