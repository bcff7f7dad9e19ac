import { parsePaymentRegion } from '@topup/domain'
import type { Entry, PaymentRegion } from '@topup/domain'
import type { BrandStorage } from '../platform/brandStorage.ts'

/**
 * The payment region that the link of this visit asks for. Like the link's language it is kept for the tab,
 * because routes do not carry it, and it counts for every game that is chosen there; the next link replaces it,
 * also when that link names no region. `tab` is the storage of this tab. Source: decision 54.
 */
export function keepLinkRegion(
  tab: BrandStorage,
  { clientId, region }: Pick<Entry, 'clientId' | 'region'>,
): PaymentRegion | null {
  if (clientId !== null || region !== null) tab.write('linkRegion', region)
  return tab.read('linkRegion', parsePaymentRegion)
}
