import { entryAt, isExternal, isIntent } from '@topup/domain'
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
  const { product, method } = entry.snapshot
  tracking.track('openPayLink', {
    value: product.productId,
    typeKey: product.typeKey,
    method,
    billingNo,
  })
}
