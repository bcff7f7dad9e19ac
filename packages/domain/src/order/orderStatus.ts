/** What an order's status can be. Source: spec §4 "Billing status". */
export type BillingStatus = 'pending' | 'success' | 'fail'

/** Order result codes on the wire. Source: spec §4 "Order result codes". */
export const orderResultCodes = { success: 1, pending: -1, fail: -2, repeat: 10 } as const

/**
 * Reads a status from a *full* order query: exact numbers only, anything else is pending. A simple query never
 * decides; it only shows that a full one is worthwhile. Source: spec §4, decision 29.
 */
export function readBillingStatus(status: unknown): BillingStatus {
  if (status === orderResultCodes.success) return 'success'
  if (status === orderResultCodes.fail) return 'fail'
  return 'pending'
}
