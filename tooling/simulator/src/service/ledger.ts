import { orderOfIntent, queriedOrder } from '@topup/service-model'
import type { Outcome, ServiceOrder } from '@topup/service-model'
import { dropInProvider } from '../world/brand.ts'

/** One order as the service has it: what its answers depend on, and what else was bought, how and at which price. */
export interface LedgerOrder extends ServiceOrder {
  readonly clientId: string
  readonly serverId: string
  readonly couponCode: string
  readonly payId: string
  readonly channelId: string
  readonly country: string
  readonly amountMinor: number
  readonly currency: string
  /** Which host made it; the others learn of it later. */
  readonly host: string
  outcome: Outcome
  settlesMs: number
  /** How often money or a card was taken for it. */
  debits: number
}

/** What is true of an order unless something else is said of it. */
const usual = {
  paymentLinkId: null,
  couponCode: '',
  currency: 'USD',
  isPaidByCall: false,
  outcome: 'pending',
  settlesMs: 0,
  debits: 0,
} as const

/** What is known of an order when it is made. */
export type NewOrder = Omit<LedgerOrder, 'billingNo' | keyof typeof usual> & Partial<LedgerOrder>

/** Everything that is true of orders, whatever anybody was told. */
export type Ledger = ReturnType<typeof createLedger>

/** Makes an empty ledger; `settlesMs` is from when on full queries report what is decided now. */
export function createLedger(settlesMs: () => number) {
  const orders: LedgerOrder[] = []
  return {
    /** All orders, oldest first. */
    orders: orders as readonly LedgerOrder[],
    enter: (order: NewOrder): LedgerOrder => {
      const entered: LedgerOrder = { ...usual, ...order, billingNo: `B${orders.length + 1}` }
      orders.push(entered)
      return entered
    },
    byNumber: (billingNo: string) => queriedOrder(orders, { billingNo, sessionId: '' }),
    /** The order that an account made with an idempotency key. */
    ofIntent: (sessionId: string, account: string) => orderOfIntent(orders, { sessionId, account }),
    /** The orders of a payment link, oldest first. */
    ofLink: (paymentLinkId: string) => orders.filter((order) => order.paymentLinkId === paymentLinkId),
    /** Money is taken for it; the service hears of that later. */
    charge: (order: LedgerOrder) => {
      order.debits += 1
    },
    /** The service knows that money is taken, or that none will be; the first word counts, and what is taken is never unpaid. */
    settle: (order: LedgerOrder, asked: 'success' | 'fail') => {
      if (order.outcome !== 'pending') return
      const outcome = order.debits > 0 ? 'success' : asked
      order.outcome = outcome
      order.settlesMs = settlesMs()
      if (outcome === 'success' && order.debits === 0) order.debits = 1
    },
  }
}

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
