import { randomUUID } from 'node:crypto'
import * as v from 'valibot'

/** What the player does in the app of the bank. */
export type BlikOutcome = 'confirmed' | 'declined' | 'waits'

/** The codes of the sandbox's BLIK; any other one is refused at once, and the order stays open. */
export const blikCodes = {
  '777123': 'confirmed',
  '777002': 'declined',
  '777009': 'waits',
} as const satisfies Readonly<Record<string, BlikOutcome>>

/** A payment by BLIK, as the SDK sends it. */
export const blikPaymentSchema = v.object({
  paymentMethod: v.object({ type: v.literal('blik'), blikCode: v.pipe(v.string(), v.regex(/^\d{6}$/)) }),
})

/** A payment that waits for the app of the bank. */
export interface BlikPayment {
  readonly billingNo: string
  readonly outcome: BlikOutcome
  /** Whether the form has asked before: the app answers after the first time. */
  readonly isAsked: boolean
}

/** The payments that wait, in memory like those at the bank. */
export interface BlikPayments {
  /** The outcome that a code stands for; null for a wrong one. */
  outcomeOf(code: string): BlikOutcome | null
  /** Begins one; its `paymentData`. */
  begin(of: Pick<BlikPayment, 'billingNo' | 'outcome'>): string
  /** The payment that a form asks about, as it was before; null where there is none. */
  ask(paymentData: string): BlikPayment | null
}

/** How many payments wait; in a shared sandbox nobody else ends them. */
const paymentsKept = 1_000

export function createBlikPayments(): BlikPayments {
  const known = new Map<string, BlikPayment>()
  return {
    outcomeOf: (code) => (code in blikCodes ? blikCodes[code as keyof typeof blikCodes] : null),
    begin: (of) => {
      const id = randomUUID()
      known.set(id, { ...of, isAsked: false })
      const [oldest] = known.keys()
      if (known.size > paymentsKept && oldest !== undefined) known.delete(oldest)
      return id
    },
    ask: (paymentData) => {
      const payment = known.get(paymentData) ?? null
      if (payment !== null) known.set(paymentData, { ...payment, isAsked: true })
      return payment
    },
  }
}
