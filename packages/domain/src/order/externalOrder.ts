import type { PaymentRegion } from '../region/paymentRegion.ts'
import type { JournalEvent } from './journal.ts'
import { externalOrder } from './origin.ts'
import type { PurchaseSnapshot, Recipient } from './purchaseSnapshot.ts'
import { nothingReported } from './reportedDetails.ts'
import { unknownPurchase } from './unknownPurchase.ts'

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
