import { isSameServer, searchServers, serversOfTab } from '@topup/domain'
import type { Character, GameServer, OrderSelection, ServerTab } from '@topup/domain'
import type { Roster } from '../../store/contracts/roster.ts'

/** What the player has tapped in the popup; null means "as it was". Servers, characters and areas by their value. */
export interface CharacterPicking {
  readonly tab: ServerTab
  readonly query: string
  readonly server: string | null
  readonly character: string | null
  readonly area: string | null
}

/** The state of the popup when it opens. */
export const startOfPicking: CharacterPicking = {
  tab: 'mine',
  query: '',
  server: null,
  character: null,
  area: null,
}

/** What is picked at the moment: what the player tapped, else what is already chosen, else where the player plays. */
export interface Picked {
  readonly server: GameServer | null
  /** The player's characters on `server`. */
  readonly characters: readonly Character[]
  readonly character: Character | null
  readonly area: Roster['areas'][number] | null
}

/** The servers to show: of a tab, and matching the search. */
export function listedServers(roster: Roster, { tab, query }: CharacterPicking): readonly GameServer[] {
  return searchServers(serversOfTab({ servers: roster.servers, characters: roster.characters, tab }), query)
}

/** The player's characters on one server. */
export function charactersOn(roster: Roster, server: GameServer): readonly Character[] {
  return roster.characters.filter((character) => isSameServer(character.server.value, server.value))
}

/** The wanted server, or where the player plays; null where it is not listed. */
function pickedServer(roster: Roster, tapped: string | undefined): GameServer | null {
  const wanted = tapped ?? roster.characters[0]?.server.value
  if (wanted === undefined) return null
  return roster.servers.find(({ value }) => isSameServer(value, wanted)) ?? null
}

/** Works out what is picked. Source: spec §2 "Server and role selection", decision 31 (only what is listed). */
export function pickedOf(
  roster: Roster,
  picking: CharacterPicking,
  held: Pick<OrderSelection, 'area' | 'server' | 'character'>,
): Picked {
  const server = pickedServer(roster, picking.server ?? held.server?.value)
  const characters = server === null ? [] : charactersOn(roster, server)
  const wantedCharacter = picking.character ?? held.character?.value
  const wantedArea = picking.area ?? held.area?.value
  return {
    server,
    characters,
    character:
      characters.find(({ value }) => value === wantedCharacter) ??
      (characters.length === 1 ? (characters[0] ?? null) : null),
    area: roster.areas.find(({ value }) => value === wantedArea) ?? roster.areas[0] ?? null,
  }
}
