import type { PaymentRegion } from '../region/paymentRegion.ts'
import type { JournalEvent } from './journal.ts'
import { externalOrder } from './origin.ts'
import type { PurchaseSnapshot, Recipient } from './purchaseSnapshot.ts'
import { nothingReported } from './reportedDetails.ts'
import { unknownPurchase } from './unknownPurchase.ts'

/** An order that an answer named, with who was looking at that answer. */
export interface NamedExternally {
  readonly billingNo: string
  /** The host that named it, which is the one to ask. */
  readonly apiOrigin: string
  readonly nowMs: number
  readonly asker: Recipient
  readonly paymentRegion: PaymentRegion
}

const prefix = 'external.'

/** Stands for the intent of an order that no tap of this device is known to have made. Source: decision 46. */
export const intentWithoutTap = (billingNo: string): string => prefix + billingNo

/**
 * The event that an answer named an order which no tap of this device is known to have made. Its snapshot says who was
 * looking and when; there is no product, price or method in it, and no intent that was ever sent. Source: decision 46.
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

/** Whether there was no tap: then no session of this device can find the order. Source: decision 46. */
export const isWithoutTap = ({ intentId }: Pick<PurchaseSnapshot, 'intentId'>): boolean =>
  intentId.startsWith(prefix)
