import { createStore } from 'zustand/vanilla'
import type { PollerState, PollerStateStore } from '../../../store/contracts/orderPoller.ts'

/** Makes the state of a poller that has not been asked about any order yet. */
export const createPollerState = (): PollerStateStore =>
  createStore<PollerState>()(() => ({ activity: 'idle', lastAnswer: 'none', polledOut: [] }))
