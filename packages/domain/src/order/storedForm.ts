import type { Choice } from '../base/choice.ts'
import type { Money } from '../money/money.ts'
import type { OrderTimes } from './orderTimes.ts'
import type { PurchaseSnapshot, Recipient } from './purchaseSnapshot.ts'
import type { ReportedDetails } from './reportedDetails.ts'

/**
 * The stored form of a purchase. The names are those of the first release, so that older and newer releases can
 * read each other's records: `isRefused` marks a rejected intent, `setAsideAtMs` a dismissed one, `settled` is
 * a final order, `told` the reported details of an external one, and `role` the character.
 */
export type StoredRecord = {
  readonly snapshot: StoredSnapshot
  readonly apiOrigin: string
  readonly version: number
  /** Releases before these times ignore them. */
  readonly times?: OrderTimes
} & (
  | { readonly kind: 'intended'; readonly setAsideAtMs?: number; readonly isRefused?: true }
  | {
      readonly kind: 'ordered'
      readonly billingNo: string
      readonly payUrl: string | null
      readonly told?: StoredDetails
    }
  | {
      readonly kind: 'settled'
      readonly billingNo: string
      readonly outcome: 'success' | 'fail'
      readonly settledAtMs: number
      readonly told?: StoredDetails
      /** Earlier releases ignore it. */
      readonly charged?: Money
    }
)

/** The stored form of a recipient. */
export interface StoredRecipient extends Omit<Recipient, 'character'> {
  readonly role: Choice
}

/** The stored form of a snapshot. */
export interface StoredSnapshot extends Omit<PurchaseSnapshot, 'recipient'> {
  readonly recipient: StoredRecipient
}

/** The stored form of reported details. */
export interface StoredDetails extends Omit<ReportedDetails, 'character'> {
  readonly role: string | null
}

/** Converts a snapshot to its stored form. Source: decisions 26 and 68. */
export function toStoredSnapshot(snapshot: PurchaseSnapshot): StoredSnapshot {
  const { character, ...recipient } = snapshot.recipient
  return { ...snapshot, recipient: { ...recipient, role: character } }
}

/** Converts reported details to their stored form. Source: decisions 26 and 68. */
export function toStoredDetails({ character, ...details }: ReportedDetails): StoredDetails {
  return { ...details, role: character }
}
