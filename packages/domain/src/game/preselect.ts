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
    const server = isOne ? findServer(listed.servers, character.server.value) : null
    return { area, server, character: server === null ? null : character }
  }
  const server = findServer(listed.servers, entry.serverId)
  const onServer = named.filter(
    (character) => server !== null && isSameServer(character.server.value, server.value),
  )
  const [character = null] = onServer
  const isOne = onServer.every(({ areaId }) => areaId === character?.areaId)
  return { area, server, character: isOne ? character : null }
}

function findServer(servers: readonly GameServer[], id: string): GameServer | null {
  return servers.find(({ value }) => isSameServer(value, id)) ?? null
}
