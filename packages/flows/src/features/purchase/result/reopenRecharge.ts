import { loginMatchesRecipient, isMakeUp } from '@topup/domain'
import type { Goods, JournalEntry } from '@topup/domain'
import type { Services } from '../../../store/services.ts'
import { accountOf } from '../../../store/state/sessionStore.ts'
import { findGoods } from '../../../store/findGoods.ts'

type OrderedEntry = Exclude<JournalEntry, { readonly kind: 'intended' }>
type Shop = Pick<Services, 'catalogue' | 'session'>

/**
 * "Change recharge method" and "Continue recharge": the recharge of the same product again. The open order stays in
 * the journal, so that Buy warns before a second one. An order of another game or account is not taken up for this
 * one, and what is no longer sold cannot be: then the result is left. Source: spec §4 "Result popup", rulings 2 and 5.
 */
export function reopenRecharge(
  services: Shop & Pick<Services, 'popups'>,
  entry: OrderedEntry,
  leave: () => void,
): void {
  const { popups } = services
  const goods = goodsOf(services, entry)
  if (goods !== null) return popups.getState().replaceAll({ kind: 'recharge', productId: goods.productId })
  popups.getState().closeAll()
  leave()
}

/**
 * Whether there is something to reopen. Of an order that was made elsewhere only the service knows the product: where
 * it does not say, or names none that is sold here, nothing stands in for it. The debt of a link has one open order, which no
 * other method may stand beside. Source: rulings 5 and 20.
 */
export const canReopen = (services: Shop, entry: OrderedEntry): boolean =>
  entry.kind === 'ordered' && isMakeUp(entry.snapshot.recipient)
    ? false
    : entry.told === undefined || goodsOf(services, entry) !== null

/** The product of an order among those that are sold to this player; never that of a tap that only met the order. */
function goodsOf({ catalogue, session }: Shop, { snapshot, told }: OrderedEntry): Goods | null {
  const { product, recipient } = snapshot
  const account = accountOf(session.getState())
  const isOther =
    recipient.clientId !== session.getState().clientId ||
    (account !== null && !loginMatchesRecipient(account, recipient))
  const productId = told === undefined ? product.productId : told.productId
  return isOther ? null : findGoods(catalogue.getState().goods, productId)
}
