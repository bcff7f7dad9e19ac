import { isExternal, isMakeUp, loginMatchesRecipient, reportedOf } from '@topup/domain'
import type { Goods, Order } from '@topup/domain'
import type { Services } from '../../../store/services.ts'
import { accountOf } from '../../../store/state/sessionStore.ts'
import { findGoods } from '../../../store/findGoods.ts'

type Shop = Pick<Services, 'catalogue' | 'session'>

/**
 * "Change recharge method" and "Continue recharge": the recharge of the same product again. The open order stays in
 * the journal, so that Buy warns before a second one. An order of another game or account is not taken up for this
 * one, and what is no longer sold cannot be: then the result is left. Source: spec §4 "Result popup", decisions 28 and 31.
 */
export function reopenRecharge(
  services: Shop & Pick<Services, 'popups'>,
  entry: Order,
  leave: () => void,
): void {
  const { popups } = services
  const goods = goodsOf(services, entry)
  if (goods !== null) return popups.getState().replaceAll({ kind: 'recharge', productId: goods.productId })
  popups.getState().closeAll()
  leave()
}

/**
 * Whether there is something to reopen. Of an external order only the service knows the product: where
 * it does not say, or names none that is sold here, nothing stands in for it. The debt of a link has one open order, which no
 * other method may stand beside. Source: decisions 31 and 46.
 */
export const canReopen = (services: Shop, entry: Order): boolean =>
  entry.kind === 'ordered' && isMakeUp(entry.snapshot.recipient)
    ? false
    : !isExternal(entry) || goodsOf(services, entry) !== null

/** The product of an order among those that are sold to this player; never that of a tap that only met the order. */
function goodsOf({ catalogue, session }: Shop, entry: Order): Goods | null {
  const { product, recipient } = entry.snapshot
  const reported = reportedOf(entry)
  const account = accountOf(session.getState())
  const isOther =
    recipient.clientId !== session.getState().clientId ||
    (account !== null && !loginMatchesRecipient(account, recipient))
  const productId = reported === null ? product.productId : reported.productId
  return isOther ? null : findGoods(catalogue.getState().goods, productId)
}
