import type { ApiClient, ApiError } from '@topup/api-client'
import { err } from '@topup/domain'
import { createStore } from 'zustand/vanilla'
import type { RosterState, RosterStore } from '../../store/services.ts'
import { latestOnly, loading } from '../../store/state/loadable.ts'
import { type SessionStore, accountOf, noGame } from '../../store/state/sessionStore.ts'
import type { fetchRoster } from './fetchRoster.ts'

/** Makes the roster; servers and characters are requested together. Source: spec §2 "Server and role selection". */
export function createRosterStore(deps: {
  api: ApiClient
  session: SessionStore
  onError: (error: ApiError, isShown?: boolean) => void
  /** Requests the roster; rejects where its code cannot be loaded. Only players have one: it is not part of the first route. */
  fetchRoster: typeof fetchRoster
}): RosterStore {
  const { api, session, onError, fetchRoster } = deps
  const latest = latestOnly()
  /** The load under way. Who asks meanwhile, for the same account, waits for the same answer. */
  let running: { readonly of: string; readonly end: Promise<void> } | null = null
  const ownerNow = () => {
    const state = session.getState()
    return `${state.clientId} ${accountOf(state)?.oauthToken}`
  }
  return createStore<RosterState>()((set) => {
    const load = async (): Promise<void> => {
      const isLatest = latest()
      const { clientId } = session.getState()
      // The way on is to choose a game.
      if (clientId === null) return set({ roster: { kind: 'failed', error: noGame.error } })
      set({ roster: loading })
      const roster = await fetchRoster(api, clientId).catch(() => unreachable)
      if (!isLatest()) return
      running = null
      if (roster.ok) return set({ roster: { kind: 'ready', value: roster.value } })
      onError(roster.error, true)
      set({ roster: { kind: 'failed', error: roster.error } })
    }
    return {
      roster: loading,
      clear: () => {
        latest()
        running = null
        set({ roster: loading })
      },
      load: () => {
        const of = ownerNow()
        if (running?.of !== of) running = { of, end: load() }
        return running.end
      },
    }
  })
}

/** Its code cannot be loaded. */
const unreachable = err({
  kind: 'network',
  endpoint: 'roster',
  hostsTried: [],
  mayHaveTakenEffect: false,
} as const)
