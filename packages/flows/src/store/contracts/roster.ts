import type { Choice, Character, GameServer } from '@topup/domain'
import type { StoreApi } from 'zustand/vanilla'
import type { Loadable } from '../state/loadable.ts'

/** The servers of the current game and the logged-in player's characters on them. */
export interface Roster {
  readonly areas: readonly Choice[]
  readonly servers: readonly GameServer[]
  readonly characters: readonly Character[]
}

/** The roster as the server and character popup reads it. */
export interface RosterState {
  readonly roster: Loadable<Roster>
  load(): Promise<void>
  clear(): void
}

/** The roster of one store. */
export type RosterStore = StoreApi<RosterState>
