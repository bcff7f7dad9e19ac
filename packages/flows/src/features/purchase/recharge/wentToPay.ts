import type { Services } from '../../../store/services.ts'
import { trackPayLink } from '../../tracking/trackPayLink.ts'

/**
 * Notes and tracks that the player went to an order's payment, after the window has left for it. Source: decision 76,
 * spec §7 `openPayLink`.
 */
export function wentToPay(services: Pick<Services, 'journal' | 'tracking'>, order: string): void {
  services.journal.getState().record({ kind: 'paymentOpened', billingNo: order })
  trackPayLink(services, order)
}
