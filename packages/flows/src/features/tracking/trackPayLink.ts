import { entryAt, isExternal, isIntent, isPaymentLinkOrder } from '@topup/domain'
import type { Services } from '../../store/services.ts'

/**
 * Tracks that the player went to an order's payment: in the payment window, or by the payment URL. Source: spec §7
 * `openPayLink`.
 */
export function trackPayLink(
  { journal, tracking }: Pick<Services, 'journal' | 'tracking'>,
  order: string,
): void {
  const entry = entryAt(journal.getState().journal, order)
  if (entry === null || isIntent(entry)) return
  const { billingNo } = entry
  if (isExternal(entry)) return tracking.track('openPayLink', { billingNo })
  const { product, method, recipient } = entry.snapshot
  tracking.track('openPayLink', {
    value: product.productId,
    typeKey: product.typeKey,
    method,
    // The debt of a payment link is not the shop's product of that id.
    ...(isPaymentLinkOrder(recipient) && { product: null }),
    billingNo,
  })
}
