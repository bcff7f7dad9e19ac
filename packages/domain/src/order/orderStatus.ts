/** What an order's status can be. Source: spec §4 "Billing status". */
export type BillingStatus = 'pending' | 'success' | 'fail'

/** Order result codes on the wire. Source: spec §4 "Order result codes". */
export const orderResultCodes = { success: 1, pending: -1, fail: -2, repeat: 10 } as const

/**
 * Reads a status from a *full* order query: exact numbers or their decimal text only, anything else is pending. A
 * simple query never decides; it only shows that a full one is worthwhile. Source: spec §4, decisions 29 and 51.
 */
export function readBillingStatus(status: unknown): BillingStatus {
  const isCode = (code: number) => status === code || status === String(code)
  if (isCode(orderResultCodes.success)) return 'success'
  return isCode(orderResultCodes.fail) ? 'fail' : 'pending'
}
