import { entryOfBillingNo } from '@topup/domain'
import type { CheckoutServices } from '../checkout/createCheckout.ts'
import { beforePatienceEnds } from '../orders/beforePatienceEnds.ts'
import type { StartAnswer } from '../orders/startPayment.ts'
import { readDebt } from './readLink.ts'

/**
 * Asks the link once more in the tap on Pay now: another device may have made its order since the page was read. That
 * order is met like one that code 10 names; without an answer nothing is sent. Null where a new order may be made: there
 * is none, or a full query has called it failed. Source: ruling 20, decision 22.
 */
export async function orderBefore(
  { api, clock, journal }: Pick<CheckoutServices, 'api' | 'clock' | 'journal'>,
  replenishId: string,
): Promise<StartAnswer | null> {
  const answer = await beforePatienceEnds(clock, readDebt(api, { replenish_id: replenishId }))
  if (answer === null) return { kind: 'unchecked' }
  if (answer.kind === 'failed') {
    const { error } = answer
    return error?.kind === 'rejected' ? { kind: 'refused', error } : { kind: 'unchecked' }
  }
  const { billingNo } = answer.request
  if (billingNo === null) return null
  journal.getState().reload()
  const known = entryOfBillingNo(journal.getState().journal, billingNo)
  if (known?.kind === 'settled' && known.outcome === 'fail') return null
  return { kind: 'repeat', billingNo, url: null, apiOrigin: api.currentOrigin() }
}
