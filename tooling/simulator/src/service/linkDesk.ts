import { games } from '../world/brand.ts'
import type { ServiceAnswer, ServiceRequest } from './answer.ts'
import { content, rejection } from './answer.ts'
import type { Ledger, LedgerOrder } from './ledger.ts'
import { links, methods, owedProduct } from './shop.ts'

/** Make-up payments: no login, and as many orders of a link as this service makes. Source: spec §4 "Replenishment". */
export interface LinkDesk {
  info(request: ServiceRequest): ServiceAnswer
  /** Null where the request pays no link. */
  start(request: ServiceRequest): ServiceAnswer | null
}

/** Makes the desk for links; `repeatOf` answers with an order that is there already, `startOf` with how a new one is paid. */
export function createLinkDesk(deps: {
  readonly ledger: Ledger
  readonly nowMs: () => number
  /** Whether a second starter of a link is answered with its first order; a service that does not makes another. */
  readonly repeats: () => boolean
  readonly repeatOf: (order: LedgerOrder) => ServiceAnswer
  readonly startOf: (order: LedgerOrder) => ServiceAnswer
}): LinkDesk {
  const { ledger, nowMs, repeats, repeatOf, startOf } = deps
  const linkOfId = (id: string | undefined) => links.find(({ paymentLinkId }) => paymentLinkId === id)
  /** The order that tells most of a debt: the one that paid it, else one that is open, else the newest. */
  const orderOf = (characterId: string): LedgerOrder | null => {
    const its = ledger.orders.filter((order) => order.characterId === characterId).reverse()
    const of = (wanted: LedgerOrder['status']) => its.find(({ status }) => status === wanted)
    return of('success') ?? of('pending') ?? its[0] ?? null
  }
  /** The order that stands in the way of another one. */
  const runningOf = (debtor: string): LedgerOrder | undefined =>
    !repeats() && orderOf(debtor)?.status !== 'success'
      ? undefined
      : ledger.orders.find(({ characterId, status }) => characterId === debtor && status !== 'fail')
  return {
    info: ({ parameters }) => {
      const link = linkOfId(parameters['replenish_id'])
      if (link === undefined) return rejection('invalidPaymentLink')
      return content({
        game_name: `game ${games[0]}`,
        user_name: link.characterId,
        amount: link.minor / 100,
        currency_code: 'USD',
        valid_time: 80_000,
        client_id: games[0],
        product_id: owedProduct,
        server_id: link.serverId,
        role_id: link.characterId,
        billing_no: orderOf(link.characterId)?.billingNo ?? null,
      })
    },
    start: ({ host, parameters: asked }) => {
      if (asked['replenish_id'] === undefined) return null
      const link = linkOfId(asked['replenish_id'])
      if (link === undefined) return rejection('invalidPaymentLink')
      const known = ledger.bySession(asked['session_id'] ?? '')
      if (known !== null) return repeatOf(known)
      const method = methods.find(({ payId }) => payId === asked['pay_id'])
      const isWhole = asked['role_id'] === link.characterId && asked['product_id'] === owedProduct
      if (method === undefined || !isWhole) return rejection('parameter')
      const running = runningOf(link.characterId)
      if (running !== undefined)
        return running.status === 'pending' ? repeatOf(running) : rejection('invalidPaymentLink')
      const order = ledger.enter({
        sessionId: asked['session_id'] ?? '',
        suid: `link:${link.paymentLinkId}`,
        clientId: asked['client_id'] ?? '',
        serverId: link.serverId,
        characterId: link.characterId,
        productId: owedProduct,
        couponCode: '',
        payId: method.payId,
        channelId: String(method.channelId),
        country: asked['country'] ?? '',
        amountMinor: link.minor,
        currency: 'USD',
        byCard: false,
        host,
        madeAtMs: nowMs(),
      })
      return startOf(order)
    },
  }
}
