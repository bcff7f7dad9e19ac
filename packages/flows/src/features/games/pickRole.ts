import { isSameServer, searchServers, serversOfTab } from '@topup/domain'
import type { GameRole, GameServer, OrderSelection, ServerTab } from '@topup/domain'
import type { Roster } from '../../store/contracts/roster.ts'

/** What the player has tapped in the popup; null means "as it was". Servers, characters and areas by their value. */
export interface RolePicking {
  readonly tab: ServerTab
  readonly query: string
  readonly server: string | null
  readonly role: string | null
  readonly area: string | null
}

/** The state of the popup when it opens. */
export const startOfPicking: RolePicking = { tab: 'mine', query: '', server: null, role: null, area: null }

/** What is picked at the moment: what the player tapped, else what is already chosen, else where the player plays. */
export interface Picked {
  readonly server: GameServer | null
  /** The player's characters on `server`. */
  readonly roles: readonly GameRole[]
  readonly role: GameRole | null
  readonly area: Roster['areas'][number] | null
}

/** The servers to show: of a tab, and matching the search. */
export function listedServers(roster: Roster, { tab, query }: RolePicking): readonly GameServer[] {
  return searchServers(serversOfTab({ servers: roster.servers, roles: roster.roles, tab }), query)
}

/** The player's characters on one server. */
export function rolesOn(roster: Roster, server: GameServer): readonly GameRole[] {
  return roster.roles.filter((role) => isSameServer(role.server.value, server.value))
}

/** The wanted server, or where the player plays; null where it is not listed. */
function pickedServer(roster: Roster, tapped: string | undefined): GameServer | null {
  const wanted = tapped ?? roster.roles[0]?.server.value
  if (wanted === undefined) return null
  return roster.servers.find(({ value }) => isSameServer(value, wanted)) ?? null
}

/** Works out what is picked. Source: spec §2 "Server and role selection", decision 31 (only what is listed). */
export function pickedOf(
  roster: Roster,
  picking: RolePicking,
  held: Pick<OrderSelection, 'area' | 'server' | 'role'>,
): Picked {
  const server = pickedServer(roster, picking.server ?? held.server?.value)
  const roles = server === null ? [] : rolesOn(roster, server)
  const wantedRole = picking.role ?? held.role?.value
  const wantedArea = picking.area ?? held.area?.value
  return {
    server,
    roles,
    role: roles.find(({ value }) => value === wantedRole) ?? (roles.length === 1 ? (roles[0] ?? null) : null),
    area: roster.areas.find(({ value }) => value === wantedArea) ?? roster.areas[0] ?? null,
  }
}
