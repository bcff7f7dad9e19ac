/** How an order stands: nobody has decided yet, the money was taken, or it will not be. */
export type Outcome = 'pending' | 'success' | 'fail'

/** One order, as far as the answers about it depend on it. */
export interface ServiceOrder {
  readonly billingNo: string
  /** The idempotency key of the starter that made it; empty where none was sent. */
  readonly sessionId: string
  /** Who made it; the account of a payment link is the one that owes. */
  readonly account: string
  readonly characterId: string
  readonly productId: string
  /** The payment link that it pays; null for a purchase in the store. */
  readonly paymentLinkId: string | null
  /** Whether the call that made it took the payment, as a prepaid card does: there is no page to pay it. */
  readonly isPaidByCall: boolean
  readonly madeAtMs: number
  readonly outcome: Outcome
  /** From when on the full query reports the outcome that the simple one reports at once; epoch milliseconds. */
  readonly settlesMs: number
}
