import { addressOf, canStartPayment, openOrderOf } from '@topup/domain'
import { buy } from '../../features/purchase/recharge/buy.ts'
import { showResult } from '../../features/purchase/recharge/sendOrder.ts'
import type { LinkStore } from './linkStore.ts'

/**
 * The tap on Pay now: the same Buy as everywhere, unless the link has run out at this moment. A link has one open order:
 * it is shown, and none is made beside it, nor while one is checked. Of an intent without a number Buy itself warns.
 * Source: spec §4 "Replenishment", decisions 27 and 46, faults M-19.
 */
export async function payLink(link: LinkStore): Promise<void> {
  link.getState().tick()
  const { replenishId, replenish, checkout } = link.getState()
  if (checkout === null || replenish.kind === 'checking') return
  const open = openOrderOf(checkout.journal.getState().journal, replenishId)
  if (open?.kind === 'ordered') return showResult(checkout, addressOf(open))
  if (replenish.kind !== 'paying' && !canStartPayment(replenish, checkout.clock.now())) return
  await buy(checkout)
}
