import { billingNoOf, entryOfBillingNo, productAvailability, openEntryOfProduct } from '@topup/domain'
import type { CharacterLimits, Product, ProductAvailability } from '@topup/domain'
import type { Services } from '../../store/services.ts'
import { characterOf, noLimits } from './catalogueStore.ts'

/**
 * Whether the chosen character can buy a product at this moment. Only an order that is known to exist blocks it; an
 * intent without a number would block it forever, so Buy warns about that one instead. Source: spec §4 "Limited
 * goods", decisions 27 and 49.
 */
export function availabilityOf(
  {
    catalogue,
    selection,
    session,
    journal,
    serviceClock,
  }: Pick<Services, 'catalogue' | 'selection' | 'session' | 'journal' | 'serviceClock'>,
  product: Product,
): ProductAvailability {
  const { server, character } = selection.getState().selection
  const { clientId } = session.getState()
  const orders = journal.getState().journal.filter((entry) => entry.kind === 'ordered')
  const openEntry =
    server === null || character === null
      ? null
      : openEntryOfProduct(orders, { clientId, server, character }, product.productId)
  return productAvailability(product, limitsNow({ catalogue, session, selection }), {
    openEntry: openEntry && { billingNo: billingNoOf(openEntry) },
    isClosed: (billingNo) => entryOfBillingNo(journal.getState().journal, billingNo)?.kind === 'final',
    nowMs: serviceClock.inServiceTime(serviceClock.now()),
  })
}

/** The limits of the chosen character: those of another one say nothing. Source: decision 49. */
function limitsNow(services: Pick<Services, 'catalogue' | 'session' | 'selection'>): CharacterLimits {
  const { limits, limitsOf } = services.catalogue.getState()
  const character = characterOf(services.session, services.selection)
  if (character === null) return noLimits.limits
  return limitsOf === null || limitsOf === character ? limits : { kind: 'unknown', named: new Set() }
}
