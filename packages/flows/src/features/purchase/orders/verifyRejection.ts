import type { ApiError } from '@topup/api-client'
import { entryOfIntent, isIntent } from '@topup/domain'
import { withTimeout } from '../../../platform/withTimeout.ts'
import type { PlacedOrder } from './placedOrder.ts'
import type { PlaceOrderDeps } from './placeOrderDeps.ts'

/**
 * Queries for an order before a rejection is believed. A browser may repeat a call by itself when a kept-alive
 * connection breaks; the second call may then be rejected just because the first one made an order. Without an answer
 * the intent stays open; the poller closes it when the service says that it knows no order. Source: decisions 8 and
 * 28, faults M-01, M-11.
 */
export async function verifyRejection(
  { journal, clock, askAbout }: Pick<PlaceOrderDeps, 'journal' | 'clock' | 'askAbout'>,
  { intentId, error }: { readonly intentId: string; readonly error: ApiError },
): Promise<PlacedOrder> {
  const code = error.kind === 'rejected' ? { code: error.code } : {}
  journal.getState().record({ kind: 'rejectionReceived', intentId, ...code })
  await withTimeout(clock, askAbout(intentId))
  const kept = entryOfIntent(journal.getState().journal, intentId)
  if (kept === null) return { kind: 'rejected', error }
  if (isIntent(kept)) return { kind: 'unconfirmed', intentId, error }
  return { kind: 'ordered', intentId, order: kept.billingNo, link: 'none' }
}
