import { charactersOn, isSameServer, searchServers, serversOfTab } from '@topup/domain'
import type { Character, GameServer, OrderSelection, ServerTab } from '@topup/domain'
import type { Roster } from '../../store/services.ts'

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

/** The chosen recipient, as far as there is one. */
type Held = Pick<OrderSelection, 'area' | 'server' | 'character'>

/** What is picked at the moment: what the player tapped, else what is already chosen, else where the player plays. */
export interface Picked {
  readonly server: GameServer | null
  /** The player's characters on `server`. */
  readonly characters: readonly Character[]
  readonly character: Character | null
  readonly area: Roster['areas'][number] | null
  /** The roster of that area. */
  readonly roster: Roster
}

/** The servers to show: of a tab, and matching the search. */
export function listedServers(roster: Roster, { tab, query }: CharacterPicking): readonly GameServer[] {
  return searchServers(serversOfTab({ servers: roster.servers, characters: roster.characters, tab }), query)
}

/** The wanted server, or where the player plays; null where it is not listed. */
function pickedServer(roster: Roster, tapped: string | undefined): GameServer | null {
  const wanted = tapped ?? roster.characters[0]?.server.value
  if (wanted === undefined) return null
  const exact = roster.servers.find(({ value }) => value === wanted)
  return exact ?? roster.servers.find(({ value }) => isSameServer(value, wanted)) ?? null
}

/** The area that was tapped, else that of the chosen character, else where the player plays; null in a game without areas. */
function pickedArea({ areas, characters }: Roster, { area }: CharacterPicking, held: Held): Picked['area'] {
  const alike = characters.filter(
    ({ value, server }) =>
      value === held.character?.value && isSameServer(server.value, held.server?.value ?? ''),
  )
  // Two areas may use one id: the chosen area tells which of them was chosen.
  const chosen = alike.find(({ areaId }) => areaId === held.area?.value) ?? alike[0]
  const wanted = [area, chosen?.areaId, held.area?.value, characters[0]?.areaId]
  const found = wanted.map((id) => areas.find(({ value }) => value === id))
  return found.find((listed) => listed !== undefined) ?? areas[0] ?? null
}

/** Without the characters of other areas: what is bought for one of them would be refused, or be another player's. */
export const rosterIn = (roster: Roster, area: Picked['area']): Roster =>
  area === null
    ? roster
    : {
        ...roster,
        characters: roster.characters.filter(({ areaId }) => areaId === undefined || areaId === area.value),
      }

/** Works out what is picked. Source: spec §2 "Server and role selection", decision 31 (only what is listed). */
export function pickedOf(everywhere: Roster, picking: CharacterPicking, held: Held): Picked {
  const area = pickedArea(everywhere, picking, held)
  const roster = rosterIn(everywhere, area)
  const server = pickedServer(
    roster,
    picking.server ?? (picking.area === null ? held.server?.value : undefined),
  )
  const characters = server === null ? [] : charactersOn(roster.characters, server)
  const wantedCharacter = picking.character ?? held.character?.value
  return {
    server,
    characters,
    character:
      characters.find(({ value }) => value === wantedCharacter) ??
      (characters.length === 1 ? (characters[0] ?? null) : null),
    area,
    roster,
  }
}
