import type { Choice } from '../base/choice.ts'
import type { GameRole, GameServer } from './game.ts'
import { isSameServer } from './servers.ts'

/** The lists, loaded for the logged-in account, from which a link may preselect entries. */
export interface Preselection {
  readonly area: Choice | null
  readonly server: GameServer | null
  readonly role: GameRole | null
}

/**
 * Preselects area, server and character from the link, each only when it is listed. The character must be on
 * the link's server; when the link names no server, it must be on exactly one, which is then preselected too.
 * This is only a suggestion: the recipient stays visible and the player taps Buy.
 * Source: decision 31, faults S8 and M-08.
 */
export function preselect(from: {
  readonly entry: {
    readonly areaId: string | null
    readonly serverId: string | null
    readonly roleId: string | null
  }
  readonly listed: {
    readonly areas: readonly Choice[]
    readonly servers: readonly GameServer[]
    readonly roles: readonly GameRole[]
  }
}): Preselection {
  const { entry, listed } = from
  const area = listed.areas.find(({ value }) => value === entry.areaId) ?? null
  const named = listed.roles.filter(({ value }) => value === entry.roleId)
  if (entry.serverId === null) {
    const [role = null, ...others] = named
    const isOne = role !== null && others.length === 0
    const server = isOne ? findServer(listed.servers, role.server.value) : null
    return { area, server, role: server === null ? null : role }
  }
  const server = findServer(listed.servers, entry.serverId)
  const onServer = named.find((role) => server !== null && isSameServer(role.server.value, server.value))
  return { area, server, role: onServer ?? null }
}

function findServer(servers: readonly GameServer[], id: string): GameServer | null {
  return servers.find(({ value }) => isSameServer(value, id)) ?? null
}
