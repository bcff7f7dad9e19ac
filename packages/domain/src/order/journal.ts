import type { PurchaseSnapshot } from './purchaseSnapshot.ts'
import type { ToldOrder } from './toldOrder.ts'

/**
 * One purchase the player asked for, kept apart from the selection and written before any window opens.
 * - `intended`: sent or about to be sent; no answer yet. After 10 s the player reads "checking". `setAsideAtMs` says
 *   when the player put it aside: it is asked about as before, but no longer warned of. `isRefused`: the service said
 *   no, and has yet to say that it knows of no order; the browser may have sent the call twice (decision 8).
 * - `ordered`: the service gave a billing number; the order is open until a full query says otherwise.
 * - `settled`: a full query said success or fail.
 * `told` stands for an order that was made elsewhere and that this tap only met: then nothing of the snapshot but who
 * asked for what is true of it, and `factsOf` says what is known.
 * `apiOrigin` is the host that took the order; it is the one to ask. Times are epoch milliseconds.
 * Source: ruling 2, faults S3.
 */
export type JournalEntry =
  | {
      readonly kind: 'intended'
      readonly snapshot: PurchaseSnapshot
      readonly apiOrigin: string
      readonly setAsideAtMs?: number
      readonly isRefused?: true
      readonly billingNo?: undefined
      readonly told?: undefined
    }
  | {
      readonly kind: 'ordered'
      readonly snapshot: PurchaseSnapshot
      readonly apiOrigin: string
      readonly billingNo: string
      readonly payUrl: string | null
      readonly told?: ToldOrder
    }
  | {
      readonly kind: 'settled'
      readonly snapshot: PurchaseSnapshot
      readonly apiOrigin: string
      readonly billingNo: string
      readonly outcome: 'success' | 'fail'
      readonly settledAtMs: number
      readonly payUrl?: undefined
      readonly told?: ToldOrder
    }

/** An entry with a billing number. */
export type NumberedEntry = Exclude<JournalEntry, { readonly kind: 'intended' }>

/** All purchases of this device for one brand, oldest first. */
export type Journal = readonly JournalEntry[]

/** What can happen to the journal. */
export type JournalEvent =
  | { readonly kind: 'intentWritten'; readonly snapshot: PurchaseSnapshot; readonly apiOrigin: string }
  /** The service answered with an envelope code. What a first sending by the browser came to is not known yet. */
  | { readonly kind: 'refusalHeard'; readonly intentId: string }
  /** There is no order: nothing was sent, or the service refused and knows of none. */
  | { readonly kind: 'intentRefused'; readonly intentId: string }
  /** The player was told that nobody knows of an order, and wants to be warned of it no more. */
  | { readonly kind: 'intentSetAside'; readonly intentId: string; readonly atMs: number }
  /** Carries the snapshot, so that a number whose intent was not kept still has its recipient. */
  | {
      readonly kind: 'billingNoReceived'
      readonly snapshot: PurchaseSnapshot
      readonly billingNo: string
      readonly payUrl: string | null
      readonly apiOrigin: string
      readonly told?: ToldOrder
    }
  | {
      readonly kind: 'fullStatusRead'
      readonly billingNo: string
      readonly outcome: 'success' | 'fail'
      readonly atMs: number
    }
