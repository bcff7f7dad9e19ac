import { entriesToWarnOf, reduceReplenish } from '@topup/domain'
import type { Journal, ReplenishEvent, ReplenishState } from '@topup/domain'
import { createStore } from 'zustand/vanilla'
import type { CheckoutServices } from '../checkout/createCheckout.ts'
import { createLinkCheckout } from './createLinkCheckout.ts'
import { isMakeUp } from './linkAccount.ts'
import { linkGoods } from './linkGoods.ts'
import { readLink } from './readLink.ts'
import { withToken } from './withToken.ts'

/** The replenish page of one link; `checkout` is there once the link was read. */
export interface LinkState {
  readonly replenish: ReplenishState
  readonly checkout: CheckoutServices | null
  load(): Promise<void>
  /** Looks at the clock: the page expires at zero. */
  tick(): void
}

/** The replenish page's store. */
export type LinkStore = ReturnType<typeof createLinkStore>

/**
 * Makes the page of one link. The state of its payment is what the journal says of its orders, so that a reload, another
 * tab and a late answer all show the same. Source: spec §4 "Replenishment", ruling 2, faults M-19.
 */
export function createLinkStore(services: CheckoutServices, replenishId: string) {
  const { clock, journal, translator } = services
  const api = withToken(services.api, '')
  return createStore<LinkState>()((set, get) => {
    const apply = (event: ReplenishEvent) => set({ replenish: reduceReplenish(get().replenish, event) })
    const readJournal = () => {
      const payment = paymentOf(journal.getState().journal, replenishId)
      if (payment === 'success') return apply({ kind: 'paySettled' })
      apply({ kind: payment === 'open' ? 'payStarted' : 'payStopped', nowMs: clock.now() })
    }
    journal.subscribe(readJournal)

    return {
      replenish: { kind: 'loading' },
      checkout: null,
      tick: () => apply({ kind: 'ticked', nowMs: clock.now() }),
      load: async () => {
        const answer = await readLink(api, { replenish_id: replenishId })
        if (answer.kind === 'failed') {
          if (answer.error !== null) services.reactToLoad(answer.error)
          return apply({ kind: 'infoFailed' })
        }
        const { request, countries } = answer
        if (get().checkout === null) {
          const clientId = request.clientId ?? services.session.getState().clientId
          const checkout = createLinkCheckout(services, { replenishId, clientId, request, countries })
          const productId = request.productId ?? 'replenish'
          const goods = linkGoods({
            info: request.info,
            productId,
            display: translator.t('replenish.product'),
          })
          void checkout.recharge.getState().open(goods, { withCoupons: false })
          set({ checkout })
        }
        apply({ kind: 'infoRead', info: request.info, nowMs: clock.now() })
        readJournal()
      },
    }
  })
}

/** How the orders of a link stand: one that succeeded counts above all, then one that is open and not put aside. */
function paymentOf(journal: Journal, replenishId: string): 'none' | 'open' | 'success' {
  const orders = journal.filter(({ snapshot }) => isMakeUp(snapshot.recipient, replenishId))
  if (orders.some((entry) => entry.kind === 'settled' && entry.outcome === 'success')) return 'success'
  return entriesToWarnOf(orders).length > 0 ? 'open' : 'none'
}
