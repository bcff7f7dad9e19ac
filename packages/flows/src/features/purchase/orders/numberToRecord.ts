import {
  externalOrder,
  isIntent,
  isUnknownPurchase,
  nothingReported,
  ownOrder,
  reportedOf,
} from '@topup/domain'
import type { JournalEntry, JournalEvent } from '@topup/domain'
import { isOfAnother, keepable } from './isOfOtherAccount.ts'
import { isSamePurchase } from './isSamePurchase.ts'
import type { OrderAnswer } from './readOrder.ts'

/** An answer that names an order. */
interface NumberRead {
  /** The entry that was asked about. */
  readonly entry: JournalEntry
  readonly depth: 'simple' | 'full'
  readonly answer: Extract<OrderAnswer, { readonly kind: 'read' }> & { readonly billingNo: string }
  /** The entry that has the answered number already. */
  readonly owner: JournalEntry | null
}

/** Whether the answer names the order of another purchase, and so says nothing about this one. */
export function isOfOtherPurchase({ entry, answer, owner }: NumberRead): boolean {
  if (!isIntent(entry) && entry.billingNo !== answer.billingNo) return true
  // An external order carries the snapshot of the tap that met it, so a different snapshot does not mean another
  // purchase.
  if (owner === null || reportedOf(owner) !== null) return false
  return !isUnread(entry) && !isSamePurchase(owner.snapshot, entry.snapshot)
}

/**
 * The event that records the number of an answer; null when it says nothing new. An external order is what the service
 * reports of it, until a query by the session of one of our taps finds it. Source: decisions 22 and 46.
 */
export function numberToRecord(read: NumberRead): JournalEvent | null {
  const { entry, owner, answer } = read
  const { billingNo, payUrl, apiOrigin } = answer
  const event = { kind: 'billingNoReceived', snapshot: entry.snapshot, billingNo, apiOrigin } as const
  const isNewLink = owner?.kind === 'ordered' && owner.payUrl === null && payUrl !== null
  const isKnownExternal = owner !== null && reportedOf(owner) !== null
  if (isUnread(entry) || (isKnownExternal && !isIntent(entry)))
    return isUnread(entry) || read.depth === 'full' || isNewLink ? { ...event, ...reportedIn(read) } : null
  if (owner === null || isIntent(entry) || isNewLink) return { ...event, payUrl, origin: ownOrder }
  return null
}

/** What is kept of an external order; its payment URL only where the order is not another account's. */
function reportedIn({ entry, depth, answer, owner }: NumberRead) {
  const { recipient } = entry.snapshot
  const known = owner === null ? null : reportedOf(owner)
  const reported = depth === 'full' ? keepable(recipient, answer.reported) : (known ?? nothingReported)
  const payUrl = isOfAnother(recipient, reported) ? null : answer.payUrl
  return { payUrl, origin: externalOrder(reported) }
}

/** Whether a record of another release does not say what was bought. */
const isUnread = (entry: JournalEntry): boolean => isIntent(entry) && isUnknownPurchase(entry.snapshot)
