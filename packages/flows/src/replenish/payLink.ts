import { canStartPayment } from '@topup/domain'
import { buy } from '../recharge/buy.ts'
import type { LinkStore } from './linkStore.ts'

/**
 * The tap on Pay now: the same Buy as everywhere, unless the link has run out at this moment. With an order under way
 * Buy itself leads to it. Source: spec §4 "Replenishment", faults M-19.
 */
export async function payLink(link: LinkStore): Promise<void> {
  link.getState().tick()
  const { replenish, checkout } = link.getState()
  if (checkout === null) return
  if (replenish.kind !== 'paying' && !canStartPayment(replenish, checkout.clock.now())) return
  await buy(checkout)
}
