import type { Money } from '../money/money.ts'

/**
 * What the service reports of an external order; a fact that it does not report is null.
 * Source: spec §3 "Order/billing info".
 */
export interface ReportedDetails {
  readonly productId: string | null
  readonly product: string | null
  readonly account: string | null
  readonly server: string | null
  readonly character: string | null
  readonly amount: Money | null
}

/** An order of which nothing but its number is known. */
export const nothingReported: ReportedDetails = {
  productId: null,
  product: null,
  account: null,
  server: null,
  character: null,
  amount: null,
}

/** Whether nothing but the number of an order is known. Source: decision 31. */
export const isNothingReported = (reported: ReportedDetails): boolean =>
  Object.values(reported).every((detail) => detail === null)
