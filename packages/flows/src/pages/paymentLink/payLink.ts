import { addressOf, canStartPayment, openOrderOf } from '@topup/domain'
import { buy } from '../../features/purchase/recharge/buy.ts'
import { showResult } from '../../features/purchase/orders/paidUnseen.ts'
import type { LinkStore } from './linkStore.ts'

/**
 * Handles the tap on Pay now: the same Buy as everywhere, unless the payment link has expired by now. A payment
 * link has at most one open order: it is shown, and no other is made beside it or while one is checked. Buy
 * itself warns about an intent without a number. Source: spec §4 "Replenishment", decisions 27 and 46, faults
 * M-19.
 */
export async function payLink(link: LinkStore): Promise<void> {
  link.getState().tick()
  const { paymentLinkId, paymentLink, checkout } = link.getState()
  if (checkout === null || paymentLink.kind === 'checking') return
  const open = openOrderOf(checkout.journal.getState().journal, paymentLinkId)
  if (open?.kind === 'ordered') return showResult(checkout, addressOf(open))
  if (paymentLink.kind !== 'paying' && !canStartPayment(paymentLink, checkout.clock.now())) return
  await buy(checkout)
}
