import { dropInProvider } from '../world/brand.ts'
import type { LedgerOrder } from './ledger.ts'

/** A mark in what a drop-in needs: it may be in this tab and in the pay document, and nowhere else. */
export const dropInSecret = 'canaryDropIn'

/** What an order's drop-in starts with. */
export const dropInOf = ({ billingNo }: LedgerOrder) => ({
  provider: dropInProvider,
  parameters: {
    environment: 'live',
    clientKey: 'live_SIMULATED',
    countryCode: 'NL',
    sessionId: `S-${billingNo}`,
    sessionData: `${dropInSecret}-${billingNo}`,
  },
})

/** Whose order a drop-in would pay; null when its parameters are none of the service's. */
export function orderOfDropIn({ sessionId, sessionData }: Readonly<Record<string, string>>): string | null {
  const billingNo = sessionId?.replace(/^S-/, '') ?? ''
  return sessionData === `${dropInSecret}-${billingNo}` ? billingNo : null
}
