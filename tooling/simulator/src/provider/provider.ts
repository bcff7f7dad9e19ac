import type { Page } from '../browser/page.ts'
import { providerOrigin } from '../world/brand.ts'
import type { Ledger } from '../service/ledger.ts'
import type { World } from '../world/world.ts'
import { createCardSessions } from './cardSessions.ts'
import type { CardSessions, CardTraits } from './cardSessions.ts'

/** Where payments are made, as far as a run needs it. */
export interface Provider {
  readonly sessions: CardSessions
  /** The player is on the page of an order: pays, declines, or leaves it for later. */
  visit(url: string): void
  /** The player has paid or was declined in a form: the provider knows of it after a while. */
  take(billingNo: string, outcome: 'success' | 'fail'): void
  /** Every order that waits is paid or declined. */
  settleAll(): void
}

/** Makes the provider. */
export function createProvider({
  world,
  ledger,
  traits,
}: {
  readonly world: World<Page>
  readonly ledger: Ledger
  readonly traits: CardTraits
}): Provider {
  const random = world.random.fork('provider')
  const settle = (billingNo: string, outcome: 'success' | 'fail') => {
    const order = ledger.byNumber(billingNo)
    if (order === null) return
    world.say('provider', `${billingNo} ${outcome}`)
    ledger.settle(order, outcome)
  }
  const take = (billingNo: string, outcome: 'success' | 'fail') => {
    world.say('player', `${outcome} ${billingNo}`)
    const delayMs = random.between(1_000, world.hasFaults() ? 120_000 : 5_000)
    world.timeline.plan(delayMs, 'provider', () => settle(billingNo, outcome))
  }
  return {
    sessions: createCardSessions({ world, ledger, traits }),
    take,
    visit: (url) => {
      const billingNo = url.slice(`${providerOrigin}/pay/`.length)
      if (!url.startsWith(`${providerOrigin}/pay/`) || ledger.byNumber(billingNo) === null)
        return world.broken('pay links', `a window went to ${url}`)
      const act = world.hasFaults() ? random.weighted({ pays: 6, declines: 2, leaves: 3 }) : 'pays'
      if (act === 'leaves') return world.say('player', `leaves ${billingNo}`)
      take(billingNo, act === 'pays' ? 'success' : 'fail')
    },
    settleAll: () => {
      for (const { billingNo, outcome } of ledger.orders)
        if (outcome === 'pending') settle(billingNo, random.chance(0.7) ? 'success' : 'fail')
    },
  }
}
