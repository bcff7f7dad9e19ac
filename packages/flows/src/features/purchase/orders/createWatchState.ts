import { createStore } from 'zustand/vanilla'
import type { WatchState, WatchStateStore } from '../../../store/contracts/orderWatch.ts'

/** Makes the state of a watch that has not been asked for anything yet. */
export const createWatchState = (): WatchStateStore =>
  createStore<WatchState>()(() => ({ activity: 'idle', lastAnswer: 'none', polledOut: [] }))
