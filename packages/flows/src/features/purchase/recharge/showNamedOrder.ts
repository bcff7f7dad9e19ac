import { entryOfBillingNo } from '@topup/domain'
import { keepNamed } from '../orders/keepNamed.ts'
import { showResult } from './showResult.ts'
import type { Services } from '../../../store/services.ts'

/**
 * Shows the order that, by the service's answer, blocks a product. The order is recorded in the journal first, and
 * its result queries it before it offers to pay. Limits that name an order that is closed by now are loaded again.
 * Source: decisions 22 and 46.
 */
export function showNamedOrder(
  services: Pick<Services, 'api' | 'catalogue' | 'clock' | 'journal' | 'popups' | 'selection' | 'session'>,
  billingNo: string,
): void {
  const { journal, catalogue } = services
  keepNamed(services, billingNo)
  const entry = entryOfBillingNo(journal.getState().journal, billingNo)
  if (entry?.kind === 'final') void catalogue.getState().loadLimits()
  showResult(services, billingNo)
}
