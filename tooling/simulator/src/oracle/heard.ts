import { getOrderInfo } from '@topup/api-client/contract'
import type { SentRequest } from '../network/network.ts'
import type { ServiceAnswer } from '../service/answer.ts'

/** What an answer says about an order: its number, and the final word when the full query said it in so many words. */
export interface Told {
  readonly billingNo: string | null
  readonly finalWord: 'success' | 'fail' | null
}

const nothing: Told = { billingNo: null, finalWord: null }

/** The forms that are final: the number, its decimal text, its word in any case. Source: spec §4 "Billing status", decision 51. */
const finalForms: readonly (readonly ['success' | 'fail', RegExp])[] = [
  ['success', /^(?:1|success)$/i],
  ['fail', /^(?:-2|fail)$/i],
]

function finalWordOf(status: unknown): Told['finalWord'] {
  if (typeof status !== 'string' && typeof status !== 'number') return null
  return finalForms.find(([, form]) => form.test(String(status)))?.[0] ?? null
}

/** Reads an answer as the oracle counts it, apart from the store's own decoding. Source: decisions 28 and 29. */
export function toldBy({ request }: SentRequest, { code, content }: ServiceAnswer): Told {
  if (typeof content !== 'object' || content === null) return nothing
  const billingNo =
    'billing_no' in content && typeof content.billing_no === 'string' ? content.billing_no : null
  const isFull = request.path === getOrderInfo.path && request.parameters['simple'] === '0'
  const status = 'status' in content ? content.status : null
  if (code !== 1 || !isFull) return { billingNo, finalWord: null }
  return { billingNo, finalWord: finalWordOf(status) }
}
