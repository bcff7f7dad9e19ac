import type { StoreApi } from 'zustand/vanilla'

/**
 * How the last question about the order on screen ended. `unreachable`: without an answer, the next poll asks again;
 * `withheld`: the service answered and left the order out, or named that of another purchase;
 * `loggedOut`: the service tells nothing without a login (-600); `notFound`: the service answered and knows no such order (yet), which does not say that there is none.
 */
export type LastAnswer = 'none' | 'unreachable' | 'withheld' | 'loggedOut' | 'notFound' | 'read'

/** What the watch is doing for the order on screen. */
export interface WatchState {
  /** `idle` after 10 minutes or when nothing is followed: the player gets "check again". */
  readonly activity: 'idle' | 'polling' | 'asking'
  readonly lastAnswer: LastAnswer
  /** The orders, by address, that this page has polled until the 10 minutes ran out. */
  readonly polledOut: readonly string[]
}

/** Keeps asking the service about open orders; the only way an order becomes final. */
export interface OrderWatch {
  readonly state: WatchStateStore
  /** Polls the order at an address until it is final, 10 minutes pass or the signal aborts. */
  follow(order: string, signal: AbortSignal): Promise<void>
  /** One full query about the order at an address; `tapped` where it is the player who asks. */
  check(order: string, tapped?: 'tapped'): Promise<void>
  /** Asks about every open order once. Calls while one is under way share it. */
  askAll(): Promise<void>
}

/** The state of one watch. */
export type WatchStateStore = StoreApi<WatchState>
