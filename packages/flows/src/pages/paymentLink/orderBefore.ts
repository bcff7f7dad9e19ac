import { entryOfBillingNo, openOrderOf } from '@topup/domain'
import { readDebt } from '../../features/paymentLink/readDebt.ts'
import type { CheckoutServices, StartAnswer } from '../../features/purchase/contracts.ts'
import { withTimeout } from '../../platform/withTimeout.ts'

/**
 * Reads the payment link once more in the tap on Pay now: another device may have made its order since the page
 * was loaded, and the journal may have received one while the player was asked. Such an order is handled like
 * one that code 10 names; without an answer nothing is sent. Null where a new order may be made: there is none,
 * or a full query has reported that it failed. Source: decision 46.
 */
export async function orderBefore(
  { api, clock, journal, react }: Pick<CheckoutServices, 'api' | 'clock' | 'journal' | 'react'>,
  paymentLinkId: string,
): Promise<StartAnswer | null> {
  const before = openOrder(journal, paymentLinkId)
  if (before !== null) return before
  const answer = await withTimeout(clock, readDebt(api, { replenish_id: paymentLinkId }))
  if (answer === null) return { kind: 'unchecked' }
  if (answer.kind === 'failed') {
    // Nothing was sent: that is no rejection of an order.
    if (answer.error?.kind === 'rejected') react(answer.error)
    return { kind: 'unchecked' }
  }
  // Another answer may have named an order meanwhile, and this one may be older than that.
  const meanwhile = openOrder(journal, paymentLinkId)
  if (meanwhile !== null) return meanwhile
  const { billingNo } = answer.request
  if (billingNo === null) return null
  const known = entryOfBillingNo(journal.getState().journal, billingNo)
  if (known?.kind === 'final' && known.outcome === 'fail') return null
  return { kind: 'repeat', billingNo, url: null, apiOrigin: api.currentOrigin() }
}

/** The open order of the link that the journal has, handled like one that code 10 names. */
function openOrder(journal: CheckoutServices['journal'], paymentLinkId: string): StartAnswer | null {
  journal.getState().reload()
  const open = openOrderOf(journal.getState().journal, paymentLinkId)
  if (open?.kind !== 'ordered') return null
  return { kind: 'repeat', billingNo: open.billingNo, url: open.payUrl, apiOrigin: open.apiOrigin }
}
