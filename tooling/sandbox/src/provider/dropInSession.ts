import type { DropInWire } from '@topup/api-client/contract'

/** Where the drop-in's service stands in; its SDK wants the word "test" in the address of a test key. */
export const pspPath = '/provider/psp/test/'

/** What a starter answers for an order that is paid by drop-in: a session of the order's own number. Source: decision 20. */
export function dropInSession(origin: string, billingNo: string): DropInWire {
  return {
    provider: 'adyen',
    parameters: {
      environment: 'test',
      clientKey: 'test_SANDBOX',
      sessionId: billingNo,
      sessionData: `data-of-${billingNo}`,
      countryCode: 'NL',
      endpoint: `${origin}${pspPath}`,
    },
  }
}
