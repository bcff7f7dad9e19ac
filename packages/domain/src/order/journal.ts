import type { Money } from '../money/money.ts'
import type { OrderTimes, QueryAnswer } from './orderTimes.ts'
import type { PurchaseSnapshot } from './purchaseSnapshot.ts'
import type { ReportedDetails } from './reportedDetails.ts'

/**
 * Who made an order. `own`: a tap of this device; the snapshot holds what was bought. `external`: another
 * device or another release; only the player and the time in the snapshot are valid (who came across the order,
 * and when), and the service reports the rest.
 */
export type Origin =
  | { readonly kind: 'own' }
  | { readonly kind: 'external'; readonly reported: ReportedDetails }

/** What every purchase has; records of older releases have no times. */
interface Recorded {
  readonly snapshot: PurchaseSnapshot
  readonly apiOrigin: string
  readonly times?: OrderTimes
}

/**
 * A purchase without a billing number so far. Times are epoch milliseconds.
 * - `intended`: sent or about to be sent; no answer yet. After 10 s the player reads "checking".
 * - `rejected`: the API rejected it, but has not yet confirmed that there is no order; the browser may have
 *   sent the call twice (decision 8).
 * - `dismissed`: the player no longer wants to be warned about it. It is still queried; `from` is the state it
 *   had before.
 */
export type Intent =
  | (Recorded & { readonly kind: 'intended' })
  | (Recorded & { readonly kind: 'rejected' })
  | (Recorded & {
      readonly kind: 'dismissed'
      readonly from: 'intended' | 'rejected'
      readonly dismissedAtMs: number
    })

/**
 * A purchase with a billing number. Times are epoch milliseconds.
 * - `ordered`: open until a full query answers success or fail.
 * - `final`: a full query answered success or fail.
 */
export type Order =
  | (Recorded & {
      readonly kind: 'ordered'
      readonly billingNo: string
      readonly payUrl: string | null
      readonly origin: Origin
    })
  | (Recorded & {
      readonly kind: 'final'
      readonly billingNo: string
      readonly outcome: 'success' | 'fail'
      readonly finalAtMs: number
      readonly origin: Origin
      /** What the service says was paid, where that is not the amount of the snapshot. Source: decision 50. */
      readonly charged?: Money
    })

/**
 * One purchase, stored separately from the selection and written before any window opens. `apiOrigin` is the
 * host that received it, and the one to query. Source: decision 28, faults S3.
 */
export type JournalEntry = Intent | Order

/** All purchases of this device for one brand, oldest first. */
export type Journal = readonly JournalEntry[]

/** The events that change the journal. */
export type JournalEvent =
  | { readonly kind: 'intentWritten'; readonly snapshot: PurchaseSnapshot; readonly apiOrigin: string }
  /**
   * The service answered with an error code. If the browser sent the call twice, the result of the first
   * sending is still unknown. `code` is the code of the answer, where it had one.
   */
  | { readonly kind: 'rejectionReceived'; readonly intentId: string; readonly code?: number }
  /** There is no order: nothing was sent, or the service rejected the call and knows of no order. */
  | { readonly kind: 'intentDiscarded'; readonly intentId: string }
  /** The player has read that no order is known, and does not want to be warned about it again. */
  | { readonly kind: 'intentDismissed'; readonly intentId: string; readonly atMs: number }
  /**
   * Carries the snapshot, so that a billing number whose intent is missing from the journal still has its
   * recipient.
   */
  | {
      readonly kind: 'billingNoReceived'
      readonly snapshot: PurchaseSnapshot
      readonly billingNo: string
      readonly payUrl: string | null
      readonly apiOrigin: string
      readonly origin: Origin
    }
  | {
      readonly kind: 'fullStatusRead'
      readonly billingNo: string
      readonly outcome: 'success' | 'fail'
      readonly atMs: number
      /** The amount that the query names. */
      readonly amount?: Money | null
    }
  /** The payment page of an order opened. It changes nothing but the times that the player can read. */
  | { readonly kind: 'paymentOpened'; readonly billingNo: string }
  /** A query of the order at this address ended. It changes nothing but those times. */
  | { readonly kind: 'asked'; readonly order: string; readonly answer: QueryAnswer }
