import type { PaymentLink } from '../paymentLink/paymentLink.ts'

/** A debt of US$49.99 whose payment link is valid for 15 minutes; `over` replaces any field. */
export function buildPaymentLink(over: Partial<PaymentLink> = {}): PaymentLink {
  return {
    gameName: 'Starfall Chronicle',
    userName: 'ren_hoshi',
    amount: { minorUnits: 4999, currency: 'USD' },
    validSeconds: 900,
    ...over,
  }
}
