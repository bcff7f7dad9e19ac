import type { DropInWire } from '@topup/api-client/contract'
import type { DropInKey } from '@topup/api-client/providers/allProviders'
import { pspPath, sessionDataOf } from './adyen/cardPayment.ts'
import { googlePayMark } from './adyen/payByBlik.ts'
import { secretOf } from './hostedForm/hostedFormRoutes.ts'

/** An order that is paid by drop-in, and the origin of the sandbox. */
interface DropInOrder {
  readonly origin: string
  readonly billingNo: string
  readonly currency: string
  /** Whether a session at Adyen offers Google Pay too. */
  readonly hasGooglePay?: boolean
}

/**
 * What each drop-in needs to start: a session of the order's own number, with the sandbox in place of the provider, or what opens
 * its form at the provider's host.
 */
const parametersOf: Readonly<Record<DropInKey, (order: DropInOrder) => DropInWire['parameters']>> = {
  adyen: ({ origin, billingNo, hasGooglePay = false }) => ({
    environment: 'test',
    clientKey: 'test_SANDBOX',
    sessionId: billingNo,
    sessionData: sessionDataOf({ billing_no: billingNo }) + (hasGooglePay ? googlePayMark : ''),
    countryCode: 'NL',
    endpoint: `${origin}${pspPath}`,
    // The sandbox's bank has no certificate, and Adyen's code takes one without under this address alone.
    bankAddress: 'http://localhost:8080',
  }),
  airwallex: ({ billingNo, currency }) => ({
    environment: 'demo',
    intentId: `int_${billingNo}`,
    clientSecret: secretOf(billingNo),
    currency,
  }),
  alipay: ({ billingNo }) => ({ environment: 'sandbox', sessionData: secretOf(billingNo) }),
  krWelcome: ({ billingNo }) => ({ orderNo: billingNo, token: secretOf(billingNo) }),
}

/** What a starter answers for an order that is paid by its provider's drop-in. Source: decision 20. */
export const dropInSession = (provider: DropInKey, order: DropInOrder): DropInWire => ({
  provider,
  parameters: parametersOf[provider](order),
})
