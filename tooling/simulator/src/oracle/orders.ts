import type { Page } from '../browser/page.ts'
import type { Ledger } from '../service/ledger.ts'
import type { World } from '../world/world.ts'

/** Judges the ledger by the taps of all devices: what it holds is what somebody tapped, once. */
export interface OrderOracle {
  /** A tap in this world, which is one device's, made an intent. */
  tapped(intentId: string, where: World<Page>): void
  /** Looks at the ledger; called whenever the pages are at rest. */
  look(): void
}

/** Makes it. */
export function createOrderOracle(deps: {
  readonly world: World<Page>
  readonly ledger: Ledger
}): OrderOracle {
  const { world, ledger } = deps
  const tappedIn = new Map<string, World<Page>>()
  let looked = 0

  return {
    tapped: (intentId, where) => {
      if (tappedIn.has(intentId))
        world.broken('orders', `${intentId.slice(0, 4)} is the intent of two devices`)
      tappedIn.set(intentId, where)
    },
    look: () => {
      const sessions = new Set<string>()
      for (const { sessionId, billingNo, debits } of ledger.orders) {
        if (sessionId.startsWith('other-')) continue
        if (!tappedIn.has(sessionId)) world.broken('orders', `${billingNo} has no tap`)
        if (sessions.has(sessionId) || debits > 1) world.broken('orders', `${billingNo} is a second order`)
        sessions.add(sessionId)
      }
      for (const { sessionId } of ledger.orders.slice(looked))
        if (tappedIn.get(sessionId)?.mark) world.count('order of a further device')
      looked = ledger.orders.length
    },
  }
}
