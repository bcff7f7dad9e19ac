import type { Money } from '../money/money.ts'
import type { ReportedDetails } from './orderFacts.ts'
import type { OrderTimes, QueryAnswer } from './orderTimes.ts'
import type { OrderSelection } from './orderSelection.ts'
import type { KeptPurchase, PurchaseSnapshot } from './purchaseSnapshot.ts'
import { idsOf, mayBeSameArea } from './recipient.ts'

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
  readonly snapshot: KeptPurchase
  readonly apiOrigin: string
  readonly times?: OrderTimes
}

/**
 * A purchase without a billing number so far. Times are epoch milliseconds.
 * - `intended`: sent, no answer yet. After 10 s the player reads "checking". While `isUnsent` stands, its starter has not left this
 *   device: it is no order, warns of nothing and is in no list (decision 99).
 * - `rejected`: the API rejected it, but has not yet confirmed that there is no order; the browser may have
 *   sent the call twice (decision 8).
 * - `dismissed`: the player no longer wants to be warned about it. It is still queried; `from` is the state it
 *   had before.
 */
export type Intent =
  | (Recorded & { readonly kind: 'intended'; readonly isUnsent?: true })
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
  | {
      readonly kind: 'intentWritten'
      readonly snapshot: PurchaseSnapshot
      readonly apiOrigin: string
      readonly isUnsent?: true
    }
  /** The starter is about to leave this device: from here on there may be an order. */
  | { readonly kind: 'starterLeaving'; readonly intentId: string }
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
      readonly snapshot: KeptPurchase
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
  /** The data service has been told of the order. It changes nothing but that note. */
  | { readonly kind: 'orderTracked'; readonly billingNo: string }
  /** A query of the order at this address ended. It changes nothing but those times. */
  | { readonly kind: 'asked'; readonly order: string; readonly answer: QueryAnswer }

/** The origin of an order that a tap of this device made. */
export const ownOrder: Origin = { kind: 'own' }

/** The origin of an external order. Source: decision 46. */
export const externalOrder = (reported: ReportedDetails): Origin => ({ kind: 'external', reported })

/** Whether an entry is an external order. Source: decision 46. */
export const isExternal = (entry: JournalEntry): boolean => reportedOf(entry) !== null

/** What the service reports of an external order; null for a purchase of this device. Source: decision 31. */
export const reportedOf = (entry: JournalEntry): ReportedDetails | null =>
  isIntent(entry) || entry.origin.kind === 'own' ? null : entry.origin.reported

/** Whether a purchase has no billing number so far. Source: decision 28. */
export const isIntent = (entry: JournalEntry): entry is Exclude<JournalEntry, Order> =>
  entry.kind !== 'ordered' && entry.kind !== 'final'

/** Whether the API rejected a purchase and no order for it is known so far. Source: decisions 8 and 28. */
export const wasRejected = (entry: JournalEntry): boolean =>
  entry.kind === 'rejected' || (entry.kind === 'dismissed' && entry.from === 'rejected')

/** Whether the starter of an intent has not left this device: there is no order. Source: decision 99. */
export const isUnsent = (entry: JournalEntry): boolean => entry.kind === 'intended' && entry.isUnsent === true

/** How long an unsent intent may belong to a page that is still at work, before the call leaves. */
const unsentKeptMs = 10 * 60 * 1000

/**
 * Whether an unsent intent is left over from a page that ended before its call left. A device's clock may have been set meanwhile, so
 * the distance counts in both directions. Source: decision 99.
 */
export const isAbandoned = (entry: JournalEntry, nowMs: number): boolean =>
  isUnsent(entry) && Math.abs(nowMs - entry.snapshot.intendedAtMs) > unsentKeptMs

/** An entry that a full query has not closed yet. */
export type OpenEntry = Exclude<JournalEntry, { readonly kind: 'final' }>

/**
 * The entries to query again on every start, focus and `online`, newest first; what was never sent is none of them.
 * Source: decisions 27, 28 and 99, faults M-04.
 */
export function openEntries(journal: Journal): readonly OpenEntry[] {
  const isOpen = (entry: JournalEntry): entry is OpenEntry => entry.kind !== 'final' && !isUnsent(entry)
  return journal.filter(isOpen).reverse()
}

/** The order with this billing number, or null. Source: decision 28. */
export function entryOfBillingNo(journal: Journal, billingNo: string): Order | null {
  const isIt = (entry: JournalEntry): entry is Order => billingNoOf(entry) === billingNo
  return journal.find(isIt) ?? null
}

/** The billing number of an entry; null for an intent. Source: decision 28. */
export const billingNoOf = (entry: JournalEntry): string | null => (isIntent(entry) ? null : entry.billingNo)

/**
 * What identifies an order on screens and in routes: its billing number, or the intent's id until there is one.
 * The intent's id alone would not do, because the service may have made two orders from one intent.
 * Source: decision 28.
 */
export const addressOf = (entry: JournalEntry): string => billingNoOf(entry) ?? entry.snapshot.intentId

/**
 * The newest open entry of a product for the chosen character, or null; it blocks another purchase. For an external
 * order, the details that the service reports count, not what the tap that ran into it wanted to buy.
 * Source: spec §4 "Limited goods", decision 31.
 */
export function openEntryOfProduct(
  journal: Journal,
  { clientId, area, server, character }: Pick<OrderSelection, 'clientId' | 'area' | 'server' | 'character'>,
  productId: string,
): OpenEntry | null {
  if (server === null || character === null) return null
  const isSame = (entry: OpenEntry) => {
    const { product } = entry.snapshot
    const own = idsOf(entry.snapshot.recipient)
    const reported = reportedOf(entry)
    return (
      (reported ?? product)?.productId === productId &&
      (reported?.character ?? character.display) === character.display &&
      own.clientId === clientId &&
      mayBeSameArea(own.area, area) &&
      own.serverId === server.value &&
      own.characterId === character.value
    )
  }
  return openEntries(journal).find(isSame) ?? null
}

/**
 * The open orders to warn about before another one is made, newest first. Every new order needs a tap after
 * that warning, whatever it buys and for whom; for a dismissed intent the player has already had the warning.
 * Source: decisions 27 and 28, faults S20, M-04.
 */
export function entriesToWarnOf(journal: Journal): readonly OpenEntry[] {
  return openEntries(journal).filter(({ kind }) => kind !== 'dismissed')
}
