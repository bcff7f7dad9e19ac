import type { ApiError } from '@topup/api-client'
import { entryOfIntent, isIntent } from '@topup/domain'
import { withTimeout } from '../../../platform/withTimeout.ts'
import type { PlacedOrder } from './placedOrder.ts'
import type { PlaceOrderDeps } from './placeOrderDeps.ts'

/**
 * Asks for an order before a rejection is believed. A browser sends a call again by itself over a kept connection that
 * broke: the second one may be rejected just because the first one made an order. Without an answer the intent stays
 * open; the poller closes it when the service says that it knows none. Source: decisions 8 and 28, faults M-01, M-11.
 */
export async function verifyRejection(
  { journal, clock, askAbout }: Pick<PlaceOrderDeps, 'journal' | 'clock' | 'askAbout'>,
  { intentId, error }: { readonly intentId: string; readonly error: ApiError },
): Promise<PlacedOrder> {
  journal.getState().record({ kind: 'rejectionReceived', intentId })
  await withTimeout(clock, askAbout(intentId))
  const kept = entryOfIntent(journal.getState().journal, intentId)
  if (kept === null) return { kind: 'rejected', error }
  if (isIntent(kept)) return { kind: 'unconfirmed', intentId, error }
  return { kind: 'ordered', intentId, order: kept.billingNo, link: 'none' }
}
