import type { Journal, JournalEvent } from '@topup/domain'
import type { StoreApi } from 'zustand/vanilla'

/** The order journal as screens read it, with the one way to change it. */
export interface JournalState {
  readonly journal: Journal
  /** Writes the event to the fast copy before it returns, and starts to write it to the disk. */
  record(event: JournalEvent): void
  /** Reads what other tabs have written. */
  reload(): void
  /**
   * Resolves to true when everything recorded so far is on the disk, and to false when it cannot be written
   * there, or not within 30 s. Source: decision 68.
   */
  kept(): Promise<boolean>
  /** Whether the disk refused the newest attempt to write to it. */
  losesOrders(): boolean
  /** Whether the disk has not answered that attempt in time: it is slow, and may still take the orders. */
  waitsForDisk(): boolean
}

/** The journal store of one brand on this device. */
export type JournalStore = StoreApi<JournalState>
