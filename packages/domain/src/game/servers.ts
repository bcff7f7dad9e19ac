import { foldText } from '../format/typedText.ts'
import type { Character, GameServer } from './game.ts'

/** A server id as it is compared and sent: with an `s` in front. Source: spec §3 "A server value gets an s prefix if missing". */
export function serverValue(raw: string): string {
  return /^s/i.test(raw) ? raw : `s${raw}`
}

/** Whether two ids name one server, whatever the case and with or without the prefix. Source: spec §3 "A server value gets an s prefix if missing". */
export function isSameServer(one: string, other: string): boolean {
  return serverValue(one).toLowerCase() === serverValue(other).toLowerCase()
}

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
  return from.servers.filter((server) =>
    from.characters.some((character) => isSameServer(character.server.value, server.value)),
  )
}
