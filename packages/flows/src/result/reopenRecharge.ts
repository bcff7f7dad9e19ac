import { loginMatchesRecipient } from '@topup/domain'
import type { PurchaseSnapshot } from '@topup/domain'
import type { Services } from '../app/services.ts'
import { accountOf } from '../app/sessionStore.ts'
import { findGoods } from '../goods/catalogueStore.ts'

/**
 * "Change recharge method" and "Continue recharge": the recharge of the same product again. The open order stays in
 * the journal, so that Buy warns before a second one. An order of another game or account is not taken up for this
 * one, and what is no longer sold cannot be: then the result is left. Source: spec §4 "Result popup", rulings 2 and 5.
 */
export function reopenRecharge(
  { popups, catalogue, session }: Pick<Services, 'popups' | 'catalogue' | 'session'>,
  { product, recipient }: PurchaseSnapshot,
  leave: () => void,
): void {
  const account = accountOf(session.getState())
  const isOther =
    recipient.clientId !== session.getState().clientId ||
    (account !== null && !loginMatchesRecipient(account, recipient))
  const goods = isOther ? null : findGoods(catalogue.getState().goods, product.productId)
  if (goods !== null) return popups.getState().replaceAll({ kind: 'recharge', productId: goods.productId })
  popups.getState().closeAll()
  leave()
}
