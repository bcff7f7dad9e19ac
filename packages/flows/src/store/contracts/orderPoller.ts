import type { StoreApi } from 'zustand/vanilla'

/**
 * How the last question about the order on screen ended. `unreachable`: without an answer, the next poll asks again;
 * `noInformation`: the service answered and left the order out, or named that of another purchase;
 * `loggedOut`: the service tells nothing without a login (-600); `notFound`: the service answered and knows no such order (yet), which does not say that there is none.
 */
export type LastAnswer = 'none' | 'unreachable' | 'noInformation' | 'loggedOut' | 'notFound' | 'read'

/** What the poller is doing for the order on screen. */
export interface PollerState {
  /** `idle` after 10 minutes or when nothing is followed: the player gets "check again". */
  readonly activity: 'idle' | 'polling' | 'asking'
  readonly lastAnswer: LastAnswer
  /** The orders, by address, that this page has polled until the 10 minutes ran out. */
  readonly polledOut: readonly string[]
}

/** Keeps asking the service about open orders; the only way an order becomes final. */
export interface OrderPoller {
  readonly state: PollerStateStore
  /** Polls the order at an address until it is final, 10 minutes pass or the signal aborts. */
  poll(order: string, signal: AbortSignal): Promise<void>
  /** One full query about the order at an address; `tapped` where it is the player who asks. */
  refresh(order: string, tapped?: 'tapped'): Promise<void>
  /** Asks about every open order once. Calls while one is under way share it. */
  refreshOpen(): Promise<void>
}

/** The state of one poller. */
export type PollerStateStore = StoreApi<PollerState>
