/**
 * The path of the pay document, which is built beside a store that has drop-ins and has a policy of its own.
 * Source: decision 20.
 */
export const payDocumentFile = '/pay.html'

/**
 * The path of the pay document for one order. It contains only the billing number: everything else is handed
 * over.
 */
export const payDocumentPath = (billingNo: string): string =>
  `${payDocumentFile}#${encodeURIComponent(billingNo)}`

/** The billing number in the address of a pay document; null without one. */
export function billingNoIn(hash: string): string | null {
  try {
    return decodeURIComponent(hash.replace(/^#/, '')) || null
  } catch {
    return null
  }
}
