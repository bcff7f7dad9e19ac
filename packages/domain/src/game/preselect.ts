import type { Choice } from '../base/choice.ts'
import type { Character, GameServer } from './game.ts'
import { isSameServer } from './servers.ts'

/** The lists, loaded for the logged-in account, from which a link may preselect entries. */
export interface Preselection {
  readonly area: Choice | null
  readonly server: GameServer | null
  readonly character: Character | null
}

/**
 * Preselects area, server and character from the link, each only when it is listed. The character must be in the link's
 * area, where it says its own, and on the link's server; when the link names no server, it must be on exactly one, which is then preselected too.
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
  const named = listed.characters.filter(
    ({ value, areaId = area?.value }) =>
      value === entry.characterId && (area === null || areaId === area.value),
  )
  if (entry.serverId === null) {
    const [character = null, ...others] = named
    const isOne = character !== null && others.length === 0
    const server = isOne ? findServer(listed.servers, character.server.value) : null
    return { area, server, character: server === null ? null : character }
  }
  const server = findServer(listed.servers, entry.serverId)
  const onServer = named.find(
    (character) => server !== null && isSameServer(character.server.value, server.value),
  )
  return { area, server, character: onServer ?? null }
}

function findServer(servers: readonly GameServer[], id: string): GameServer | null {
  return servers.find(({ value }) => isSameServer(value, id)) ?? null
}
