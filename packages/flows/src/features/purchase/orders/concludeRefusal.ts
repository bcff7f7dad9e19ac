import type { ApiError } from '@topup/api-client'
import { entryOfIntent, isIntent } from '@topup/domain'
import { beforePatienceEnds } from '../../../platform/beforePatienceEnds.ts'
import type { PlacedOrder } from './placedOrder.ts'
import type { PlaceOrderDeps } from './placeOrderDeps.ts'

/**
 * Asks for an order before a refusal is believed. A browser sends a call again by itself over a kept connection that
 * broke: the second one may be refused just because the first one made an order. Without an answer the intent stays
 * open; the watch closes it when the service says that it knows none. Source: ruling 2, decision 8, faults M-01, M-11.
 */
export async function concludeRefusal(
  { journal, clock, askAbout }: Pick<PlaceOrderDeps, 'journal' | 'clock' | 'askAbout'>,
  { intentId, error }: { readonly intentId: string; readonly error: ApiError },
): Promise<PlacedOrder> {
  journal.getState().record({ kind: 'rejectionReceived', intentId })
  await beforePatienceEnds(clock, askAbout(intentId))
  const kept = entryOfIntent(journal.getState().journal, intentId)
  if (kept === null) return { kind: 'refused', error }
  if (isIntent(kept)) return { kind: 'unconfirmed', intentId, error }
  return { kind: 'ordered', intentId, order: kept.billingNo, link: 'none' }
}
