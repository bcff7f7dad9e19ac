import type { Journal, JournalEvent } from '@topup/domain'
import type { StoreApi } from 'zustand/vanilla'

/** The order journal as screens read it, with the one way to change it. */
export interface JournalState {
  readonly journal: Journal
  /** Writes the event down before it returns. */
  record(event: JournalEvent): void
  /** Reads what other tabs have written. */
  reload(): void
}

/** The journal store of one brand on this device. */
export type JournalStore = StoreApi<JournalState>

/** Every order is stored under a key that starts so. */
export const orderKeyPrefix = 'order.'
