import type { QueryAnswer } from '@topup/domain'
import type { StoreApi } from 'zustand/vanilla'

/** How the last query of the order on screen ended; `none` before the first one. */
export type LastAnswer = 'none' | QueryAnswer

/** What the poller is doing for the order on screen. */
export interface PollerState {
  /** `idle` after 10 minutes, or when no order is polled: the player gets "check again". */
  readonly activity: 'idle' | 'polling' | 'asking'
  readonly lastAnswer: LastAnswer
  /** The addresses of the orders that this page has polled for the full 10 minutes. */
  readonly polledOut: readonly string[]
}

/** Queries the service about open orders; only its queries make an order final. */
export interface OrderPoller {
  readonly state: PollerStateStore
  /** Polls the order at an address until it is final, 10 minutes pass or the signal aborts. */
  poll(order: string, signal: AbortSignal): Promise<void>
  /** Makes one full query about the order at an address; `tapped` when the player asked for it. */
  refresh(order: string, tapped?: 'tapped'): Promise<void>
  /** Queries every open order once. Calls made meanwhile share the same run. */
  refreshOpen(): Promise<void>
}

/** The state of one poller. */
export type PollerStateStore = StoreApi<PollerState>
