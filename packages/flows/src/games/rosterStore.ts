import type { ApiClient, ApiError } from '@topup/api-client'
import { err } from '@topup/domain'
import type { Choice, GameRole, GameServer, Result } from '@topup/domain'
import { createStore } from 'zustand/vanilla'
import { createLatest, loading } from '../app/loadable.ts'
import type { Loadable } from '../app/loadable.ts'
import type { SessionStore } from '../app/sessionStore.ts'

/** The servers of the current game and the logged-in player's characters on them. */
export interface Roster {
  readonly areas: readonly Choice[]
  readonly servers: readonly GameServer[]
  readonly roles: readonly GameRole[]
}

/** The roster as the server and role popup reads it. */
export interface RosterState {
  readonly roster: Loadable<Roster>
  load(): Promise<void>
  clear(): void
}

/** The roster of one store. */
export type RosterStore = ReturnType<typeof createRosterStore>

/** Makes the roster; servers and roles are asked for together. Source: spec §2 "Server and role selection". */
export function createRosterStore(deps: {
  api: ApiClient
  session: SessionStore
  onError: (error: ApiError) => void
}) {
  const { api, session, onError } = deps
  const latest = createLatest()
  return createStore<RosterState>()((set) => ({
    roster: loading,
    clear: () => {
      latest()
      set({ roster: loading })
    },
    load: async () => {
      const isLatest = latest()
      const { clientId } = session.getState()
      set({ roster: loading })
      const roster = await fetchLater(api, clientId)
      if (!isLatest()) return
      if (roster.ok) return set({ roster: { kind: 'ready', value: roster.value } })
      onError(roster.error)
      set({ roster: { kind: 'failed', error: roster.error } })
    },
  }))
}

/** Only players have a roster, so its code is no part of a guest's first screen. */
async function fetchLater(api: ApiClient, clientId: string): Promise<Result<Roster, ApiError>> {
  try {
    const { fetchRoster } = await import('./fetchRoster.ts')
    return await fetchRoster(api, clientId)
  } catch {
    return err({ kind: 'network', endpoint: 'roster', hostsTried: [], mayHaveTakenEffect: false })
  }
}
