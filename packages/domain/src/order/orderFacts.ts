import type { Money } from '../money/money.ts'
import { paysByCard } from '../payment/paymentMethod.ts'
import type { PaymentRegion } from '../region/paymentRegion.ts'
import { type JournalEntry, type JournalEvent, externalOrder, isExternal, reportedOf } from './journal.ts'
import { type PurchaseSnapshot, isUnknownPurchase, unknownPurchase } from './purchaseSnapshot.ts'
import { type Recipient, namesOf } from './recipient.ts'

/** What screens show about an order; null where a fact is not known. Source: decision 31. */
export interface OrderFacts extends Omit<ReportedDetails, 'productId'> {
  readonly game: string | null
  readonly method: string | null
  /** What came beside the product, in the service's own words. */
  readonly bonus: string | null
  /** Growth points. */
  readonly points: number | null
}

/**
 * The facts of an order: those of the tap that made it, or, for an external order, those that the service
 * reports. Source: decision 31.
 */
export function factsOf(entry: JournalEntry): OrderFacts {
  const { snapshot } = entry
  const reported = reportedOf(entry)
  if (reported !== null) return reportedFacts(reported)
  if (isUnknownPurchase(snapshot)) return reportedFacts(nothingReported)
  const { product, recipient, payable, method, points } = snapshot
  return {
    product: product.display,
    ...namesOf(recipient),
    amount: (entry.kind === 'final' ? entry.charged : undefined) ?? payable,
    method: method.name,
    bonus: product.bonus === '' ? null : product.bonus,
    points: points === 0 ? null : points,
  }
}

const reportedFacts = ({ product, account, server, character, amount }: ReportedDetails): OrderFacts => ({
  product,
  game: null,
  account,
  server,
  character,
  amount,
  method: null,
  bonus: null,
  points: null,
})

/**
 * What the service reports of an external order; a fact that it does not report is null.
 * Source: spec §3 "Order/billing info".
 */
export interface ReportedDetails {
  readonly productId: string | null
  readonly product: string | null
  readonly account: string | null
  readonly server: string | null
  readonly character: string | null
  readonly amount: Money | null
}

/** An order of which nothing but its number is known. */
export const nothingReported: ReportedDetails = {
  productId: null,
  product: null,
  account: null,
  server: null,
  character: null,
  amount: null,
}

/** Whether nothing but the number of an order is known. Source: decision 31. */
export const isNothingReported = (reported: ReportedDetails): boolean =>
  Object.values(reported).every((detail) => detail === null)

/** An order that an answer named, with the player who was looking at that answer. */
export interface NamedExternally {
  readonly billingNo: string
  /** The host that named the order, which is the one to query. */
  readonly apiOrigin: string
  readonly nowMs: number
  readonly asker: Recipient
  readonly paymentRegion: PaymentRegion
}

const prefix = 'external.'

/** Replaces the intent id of an order that no tap of this device is known to have made. Source: decision 46. */
export const intentWithoutTap = (billingNo: string): string => prefix + billingNo

/**
 * The event for an answer that named an order which no tap of this device is known to have made. Its snapshot
 * holds who was looking and when, but no product, price or method, and its intent was never sent.
 * Source: decision 46.
 */
export function externalOrderNamed({
  billingNo,
  apiOrigin,
  nowMs,
  asker,
  paymentRegion,
}: NamedExternally): JournalEvent {
  const snapshot = unknownPurchase({
    intentId: intentWithoutTap(billingNo),
    intendedAtMs: nowMs,
    asker,
    paymentRegion,
  })
  const origin = externalOrder(nothingReported)
  return { kind: 'billingNoReceived', snapshot, billingNo, payUrl: null, apiOrigin, origin }
}

/**
 * Whether an order has no intent from this device, so that it cannot be queried by `session_id`.
 * Source: decision 46.
 */
export const isWithoutTap = ({ intentId }: Pick<PurchaseSnapshot, 'intentId'>): boolean =>
  intentId.startsWith(prefix)

/** Whether a prepaid card pays a purchase of this device: it then waits for the game, not for a payment. */
export const isByCard = (entry: JournalEntry): boolean =>
  !isExternal(entry) && !isUnknownPurchase(entry.snapshot) && paysByCard(entry.snapshot.method.channelId)
