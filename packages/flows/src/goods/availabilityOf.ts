import { entryOfBillingNo, goodsAvailability, openEntryOfProduct } from '@topup/domain'
import type { Goods, GoodsAvailability } from '@topup/domain'
import type { Services } from '../app/services.ts'

/**
 * Whether a product can be bought by the chosen role at this moment. Only an order that is known to exist is in the
 * way; an intent without a number meets the warning at Buy, or it would block for ever. Source: spec §4 "Limited goods", ruling 1.
 */
export function availabilityOf(
  {
    catalogue,
    selection,
    session,
    journal,
    clock,
  }: Pick<Services, 'catalogue' | 'selection' | 'session' | 'journal' | 'clock'>,
  goods: Goods,
): GoodsAvailability {
  const { server, role } = selection.getState().selection
  const { clientId } = session.getState()
  const orders = journal.getState().journal.filter((entry) => entry.kind === 'ordered')
  const openEntry =
    server === null || role === null
      ? null
      : openEntryOfProduct(orders, { clientId, server, role }, goods.productId)
  return goodsAvailability(goods, catalogue.getState().limits.get(goods.productId), {
    openEntry,
    isClosed: (billingNo) => entryOfBillingNo(journal.getState().journal, billingNo)?.kind === 'settled',
    nowMs: clock.now(),
  })
}
