import { searchRows } from '../format/typedText.ts'
import type { Character, GameServer } from './game.ts'
import { listedKey, serverValue } from './servers.ts'

/** The characters of each server, of the lists that were asked about: once for thousands of both. */
const byServer = new WeakMap<readonly Character[], ReadonlyMap<string, readonly Character[]>>()

/** The characters on one server, in list order. Source: faults W-11. */
export function charactersOn(characters: readonly Character[], server: GameServer): readonly Character[] {
  const known = byServer.get(characters) ?? groupedByServer(characters)
  byServer.set(characters, known)
  return known.get(listedKey(server)) ?? []
}

function groupedByServer(characters: readonly Character[]): ReadonlyMap<string, readonly Character[]> {
  const groups = new Map<string, Character[]>()
  for (const character of characters) {
    const key = listedKey(character.server)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [character])
    else group.push(character)
  }
  return groups
}

/**
 * Servers whose id or name contains the query, in list order; all of them for an empty query.
 * `12` finds s12, s112 and s128; `s12` finds those whose id begins so. Source: spec §2 "server-ID search".
 */
export function searchServers(servers: readonly GameServer[], query: string): readonly GameServer[] {
  return searchRows(servers, query, ({ value, display }) => [serverValue(value), display])
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
