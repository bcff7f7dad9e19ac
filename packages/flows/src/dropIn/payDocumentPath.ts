/** The pay document of a store that has drop-ins, built beside the store with a policy of its own. Source: decision 20. */
const path = '/pay.html'

/** Its address for one order. The billing number is all that stands in it: everything else is handed over. */
export const payDocumentPath = (billingNo: string): string => `${path}#${encodeURIComponent(billingNo)}`

/** The billing number in the address of a pay document; null without one. */
export function billingNoIn(hash: string): string | null {
  try {
    return decodeURIComponent(hash.replace(/^#/, '')) || null
  } catch {
    return null
  }
}
