import type { Choice } from '../base/choice.ts'
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
export const listedKey = ({ value, isBare }: GameServer): string =>
  isBare === true ? value : comparable(value)

/** Whether two servers of a list are one. */
export const isOneServer = (one: GameServer, other: GameServer): boolean =>
  listedKey(one) === listedKey(other)

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
