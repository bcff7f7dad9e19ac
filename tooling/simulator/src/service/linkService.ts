import { orderOfLink, startOfLink } from '@topup/service-model'
import type { OrderRules } from '@topup/service-model'
import { games } from '../world/brand.ts'
import type { ServiceAnswer, ServiceRequest } from './answer.ts'
import { content, rejection } from './answer.ts'
import type { Ledger, LedgerOrder } from './ledger.ts'
import { accountOfLink, links, methods, owedProduct } from './shop.ts'

/** Make-up payments: no login, and as many orders of a link as this service makes. Source: spec §4 "Replenishment". */
export interface LinkService {
  info(request: ServiceRequest): ServiceAnswer
  /** Null where the request pays no link. */
  start(request: ServiceRequest): ServiceAnswer | null
}

/** Makes the payment links of one run; `repeatOf` answers with an order that is there already, `startOf` with how a new one is paid. */
export function createLinkService(deps: {
  readonly ledger: Ledger
  readonly nowMs: () => number
  readonly rules: Pick<OrderRules, 'links' | 'namesLinkOrder'>
  readonly repeatOf: (billingNo: string) => ServiceAnswer
  readonly startOf: (order: LedgerOrder) => ServiceAnswer
}): LinkService {
  const { ledger, nowMs, rules, repeatOf, startOf } = deps
  const linkOfId = (id: string | undefined) => links.find(({ paymentLinkId }) => paymentLinkId === id)
  return {
    info: ({ parameters }) => {
      const link = linkOfId(parameters['replenish_id'])
      if (link === undefined) return rejection('invalidPaymentLink')
      const order = orderOfLink(ledger.ofLink(link.paymentLinkId))
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
        billing_no: rules.namesLinkOrder ? (order?.billingNo ?? null) : null,
      })
    },
    start: ({ host, parameters: asked }) => {
      if (asked['replenish_id'] === undefined) return null
      const link = linkOfId(asked['replenish_id'])
      if (link === undefined) return rejection('invalidPaymentLink')
      const { paymentLinkId, characterId, serverId, minor } = link
      const account = accountOfLink(paymentLinkId)
      const sessionId = asked['session_id'] ?? ''
      const known = ledger.ofIntent(sessionId, account)
      if (known !== null) return repeatOf(known.billingNo)
      const method = methods.find(({ payId }) => payId === asked['pay_id'])
      if (method === undefined) return rejection('parameter')
      const decision = startOfLink(ledger.ofLink(paymentLinkId), rules)
      if (decision.kind === 'repeat') return repeatOf(decision.billingNo)
      if (decision.kind === 'rejected') return rejection(decision.reason, decision.content)
      const order = ledger.enter({
        sessionId,
        account,
        clientId: asked['client_id'] ?? '',
        serverId,
        characterId,
        productId: owedProduct,
        paymentLinkId,
        couponCode: '',
        payId: method.payId,
        channelId: String(method.channelId),
        country: asked['country'] ?? '',
        amountMinor: minor,
        currency: 'USD',
        isPaidByCall: false,
        host,
        madeAtMs: nowMs(),
      })
      return startOf(order)
    },
  }
}
