/** One order as the service has it. */
export interface LedgerOrder {
  readonly billingNo: string
  readonly sessionId: string
  readonly suid: string
  readonly clientId: string
  readonly serverId: string
  readonly characterId: string
  readonly productId: string
  readonly couponCode: string
  readonly payId: string
  readonly channelId: string
  readonly country: string
  readonly amountMinor: number
  readonly currency: string
  readonly byCard: boolean
  /** Which host made it, and when; the others learn of it later. */
  readonly host: string
  readonly madeAtMs: number
  status: 'pending' | 'success' | 'fail'
  /** How often money or a card was taken for it. */
  debits: number
}

/** Everything that is true of orders, whatever anybody was told. */
export interface Ledger {
  readonly orders: readonly LedgerOrder[]
  enter(order: Omit<LedgerOrder, 'billingNo' | 'status' | 'debits'>): LedgerOrder
  byNumber(billingNo: string): LedgerOrder | null
  bySession(sessionId: string): LedgerOrder | null
  /** Money is taken, or it is clear that none will be; the first word counts. */
  settle(order: LedgerOrder, outcome: 'success' | 'fail'): void
}

/** Makes an empty ledger. */
export function createLedger(): Ledger {
  const orders: LedgerOrder[] = []
  return {
    orders,
    enter: (order) => {
      const entered: LedgerOrder = {
        ...order,
        billingNo: `B${orders.length + 1}`,
        status: 'pending',
        debits: 0,
      }
      orders.push(entered)
      return entered
    },
    byNumber: (billingNo) => orders.find((order) => order.billingNo === billingNo) ?? null,
    bySession: (sessionId) => orders.find((order) => order.sessionId === sessionId) ?? null,
    settle: (order, outcome) => {
      if (order.status !== 'pending') return
      order.status = outcome
      if (outcome === 'success') order.debits += 1
    },
  }
}
