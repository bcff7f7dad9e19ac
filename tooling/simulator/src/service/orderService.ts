import {
  depthOf,
  orderOfLink,
  queriedOrder,
  queryContent,
  repeatContent,
  startOfLink,
  startOfProduct,
} from '@topup/service-model'
import type { LimitRule, OrderRules } from '@topup/service-model'
import type { Random } from '../time/random.ts'
import { games, providerOrigin } from '../world/brand.ts'
import { content, rejection } from './answer.ts'
import type { ServiceAnswer, ServiceRequest } from './answer.ts'
import { dropInOf } from './ledger.ts'
import type { Ledger, LedgerOrder } from './ledger.ts'
import {
  accountOfLink,
  cardPoints,
  characters,
  coupons,
  discounted,
  dropInChannel,
  links,
  methods,
  owedProduct,
  priceOf,
  products,
} from './shop.ts'
import type { LimitService } from './shop.ts'

/** How this run's service does what the contract leaves open. */
export interface ServiceTraits extends OrderRules {
  /** How long another host knows nothing of an order, in milliseconds (faults M-16). */
  readonly lagMs: number
  /** How long a decided order still reads pending in a full query, in milliseconds. */
  readonly settleDelayMs: number
  /** What limits count by; one within a time says by a number below 0 that an order waits for its payment. */
  readonly limitType: LimitRule['limitType']
  /** Share of answers whose pay link is one that nothing may open (decision 30). */
  readonly badLinks: number
  /** Whether the provider with a drop-in is listed first, and so is what most players pay by. */
  readonly dropInFirst: boolean
  /** Share of the orders of a provider with a drop-in that come with its data. */
  readonly dropIns: number
  /** Share of those that have a link beside it. */
  readonly linksBeside: number
  /** Share of simple answers that say something else than the ledger. */
  readonly simpleLies: number
  /** Share of full answers whose status says nothing that is final. */
  readonly oddStatus: number
  /** Whether it finds an order by the idempotency key; one that does not know the parameter rejects the query. Source: decision 104. */
  readonly knowsSessions: boolean
  /** How a status is written. Source: spec §4 "Billing status". */
  readonly statusForm: 'number' | 'text' | 'word' | 'capitals'
}

/** What the publisher of a run answers about orders. */
interface OrderService {
  /** Makes an order, once per session id; the rules of money are the contract's (decision 8). */
  start(request: ServiceRequest, suid: string | null): ServiceAnswer
  /** Exchanges a card. */
  redeem(request: ServiceRequest, suid: string | null): ServiceAnswer
  status(request: ServiceRequest): ServiceAnswer
  /** What a payment link asks for. */
  linkInfo(request: ServiceRequest): ServiceAnswer
}

const oddStatuses: readonly unknown[] = [
  '-1',
  '10',
  ' 1',
  '1.0',
  '-2.',
  1.5,
  true,
  10,
  0,
  null,
  undefined,
  [1],
  'successful',
]

const wordOf: ReadonlyMap<unknown, string> = new Map([
  [1, 'Success'],
  [-1, 'Pending'],
  [-2, 'Fail'],
])

/** A status in the form that a service writes it in. */
function writeStatus(status: unknown, form: ServiceTraits['statusForm']): unknown {
  const word = wordOf.get(status)
  if (word === undefined || form === 'number') return status
  if (form === 'text') return String(status)
  return form === 'word' ? word : word.toUpperCase()
}

const badLinks: readonly string[] = [
  'javascript:alert(1)',
  'data:text/html,pay',
  'http://provider.example/pay/B1',
  '//provider.example/pay/B1',
  'https://provider.example@elsewhere.example/pay/B1',
  ' ',
]

/** What a starter asks for. */
interface Wanted {
  readonly product: (typeof products)[number]
  readonly method: (typeof methods)[number]
  /** A character of the account that asks. */
  readonly character: (typeof characters)[number]
}

/** Reads what a starter asks for; null where its parameters do not belong together. */
function readWanted(asked: ServiceRequest['parameters'], suid: string): Wanted | null {
  const product = products.find(({ id }) => id === asked['product_id'])
  const channel = asked['channel_id'] ?? asked['channel']
  const method = methods.find(({ payId }) => payId === asked['pay_id'])
  const character = characters.find(({ characterId }) => characterId === asked['role_id'])
  if (product === undefined || method === undefined || String(method.channelId) !== channel) return null
  // What has sub-methods cannot pay itself.
  if (methods.some(({ parentId }) => parentId === method.payId)) return null
  if (character?.suid !== suid || character.serverId !== asked['server_id']) return null
  return { product, method, character }
}

/** Makes the order service of one run. */
export function createOrderService(deps: {
  readonly ledger: Ledger
  readonly random: Random
  readonly serviceTraits: ServiceTraits
  readonly nowMs: () => number
  /** While it is false every status is told as it is. */
  readonly hasFaults: () => boolean
  readonly usedCards: Set<string>
  readonly limits: LimitService
}): OrderService {
  const { ledger, random, serviceTraits, nowMs, hasFaults, usedCards, limits } = deps
  const withoutLink = new Set<string>()
  const linkOf = (billingNo: string) => {
    if (withoutLink.has(billingNo)) return undefined
    return hasFaults() && random.chance(serviceTraits.badLinks)
      ? random.pickOf(badLinks)
      : `${providerOrigin}/pay/${billingNo}`
  }
  /** How a new order is paid. One provider has a drop-in; now and then another names one, beside its link, that this store does not have. */
  const startOf = (order: LedgerOrder): ServiceAnswer => {
    const { billingNo } = order
    const isOurs = order.channelId === String(dropInChannel)
    const hasDropIn = random.chance(isOurs ? serviceTraits.dropIns : serviceTraits.dropIns / 20)
    if (!hasDropIn) return content({ billing_no: billingNo, url: linkOf(billingNo) })
    if (isOurs && !random.chance(serviceTraits.linksBeside)) withoutLink.add(billingNo)
    const drop_in = isOurs ? dropInOf(order) : { ...dropInOf(order), provider: 'other' }
    return content({ billing_no: billingNo, url: linkOf(billingNo), drop_in })
  }
  const isKnownAt = (order: LedgerOrder, host: string) =>
    order.host === host || nowMs() - order.madeAtMs >= serviceTraits.lagMs

  const repeatOf = (billingNo: string): ServiceAnswer => {
    const order = ledger.byNumber(billingNo)
    return order === null ? rejection('busy') : rejection('repeat', repeatContent(order, linkOf))
  }

  /** What stands in the way before money is looked at: the login, and an intent that has its order already. */
  const gate = (request: ServiceRequest, suid: string | null): ServiceAnswer | null => {
    if (suid === null) return rejection('notLoggedIn')
    const known = ledger.ofIntent(request.parameters['session_id'] ?? '', suid)
    return known === null ? null : repeatOf(known.billingNo)
  }

  /** What is answered in place of a new order of a limited product; null where one may be made. */
  const rejectLimited = ({ product, character }: Wanted): ServiceAnswer | null => {
    const decision = startOfProduct(limits.of(product.id, character.characterId), serviceTraits)
    if (decision.kind === 'repeat') return repeatOf(decision.billingNo)
    return decision.kind === 'rejected' ? rejection(decision.reason, decision.content) : null
  }

  /** The share of the price that is paid; null where the coupon is not good for this purchase. */
  const rateOf = (code: string, { product, method, character }: Wanted): number | null => {
    if (code === '') return 1
    const isUsed = ledger.orders.some(
      (order) => order.account === character.suid && order.couponCode === code && order.outcome !== 'fail',
    )
    return product.takesCoupon && method.takesCoupon && !isUsed ? (coupons.get(code) ?? null) : null
  }

  const enter = (
    { host, parameters: asked }: ServiceRequest,
    { product, method, character }: Wanted,
    coupon: { readonly code: string; readonly rate: number },
  ): LedgerOrder => {
    const price = priceOf(product, character.clientId)
    return ledger.enter({
      sessionId: asked['session_id'] ?? '',
      account: character.suid,
      clientId: asked['client_id'] ?? '',
      serverId: character.serverId,
      characterId: character.characterId,
      productId: product.id,
      couponCode: coupon.code,
      payId: method.payId,
      channelId: String(method.channelId),
      country: asked['country'] ?? '',
      amountMinor: coupon.code === '' ? price : discounted(price, coupon.rate),
      isPaidByCall: asked['card_info'] !== undefined,
      host,
      madeAtMs: nowMs(),
    })
  }

  const linkService = createLinkService({
    ledger,
    nowMs,
    rules: serviceTraits,
    repeatOf,
    startOf,
  })

  return {
    linkInfo: (request) => linkService.info(request),
    start: (request, suid) => {
      const ofLink = linkService.start(request)
      if (ofLink !== null) return ofLink
      const stop = gate(request, suid)
      if (stop !== null || suid === null) return stop ?? rejection('notLoggedIn')
      const asked = request.parameters
      const wanted = readWanted(asked, suid)
      if (wanted === null) return rejection('parameter')
      const limited = rejectLimited(wanted)
      if (limited !== null) return limited
      const code = asked['coupon_code'] ?? ''
      const rate = rateOf(code, wanted)
      if (rate === null) return rejection('illegalCoupon')
      const card = asked['card_info']
      if (card !== undefined && usedCards.has(card)) return rejection('cardRejected')
      const order = enter(request, wanted, { code, rate })
      if (card === undefined) return startOf(order)
      usedCards.add(card)
      ledger.settle(order, 'success')
      return content({ billing_no: order.billingNo })
    },
    redeem: (request, suid) => {
      const stop = gate(request, suid)
      if (stop !== null || suid === null) return stop ?? rejection('notLoggedIn')
      const asked = request.parameters
      const character = characters.find(({ characterId }) => characterId === asked['role_id'])
      if (character?.suid !== suid || character.serverId !== asked['server_id']) return rejection('parameter')
      const card = asked['card_info'] ?? ''
      if (usedCards.has(card)) return rejection('cardRejected')
      usedCards.add(card)
      const order = ledger.enter({
        sessionId: asked['session_id'] ?? '',
        account: suid,
        clientId: asked['client_id'] ?? '',
        serverId: character.serverId,
        characterId: character.characterId,
        productId: 'exchange',
        payId: '3',
        channelId: '11501',
        country: 'universal',
        amountMinor: cardPoints * 100,
        currency: 'PTS',
        isPaidByCall: true,
        host: request.host,
        madeAtMs: nowMs(),
      })
      ledger.settle(order, 'success')
      return content({ billing_no: order.billingNo, price: cardPoints, currency: 'PTS', gems_number: 430 })
    },
    status: (request) => {
      const { billing_no, session_id, simple } = request.parameters
      if (billing_no === undefined && !serviceTraits.knowsSessions) return rejection('parameter')
      const order = queriedOrder(ledger.orders, { billingNo: billing_no ?? '', sessionId: session_id ?? '' })
      if (order === null || !isKnownAt(order, request.host)) return rejection('noSuchOrder')
      const depth = depthOf(simple)
      const answer = queryContent(order, {
        depth,
        nowMs: nowMs(),
        details: () => detailsOf(order),
        payUrlOf: linkOf,
      })
      const isTrue =
        !hasFaults() || !random.chance(serviceTraits[depth === 'simple' ? 'simpleLies' : 'oddStatus'])
      if (isTrue) return content({ ...answer, status: writeStatus(answer.status, serviceTraits.statusForm) })
      return content({
        ...answer,
        status: depth === 'simple' ? random.pick([1, -2, 10]) : random.pickOf(oddStatuses),
      })
    },
  }
}

/** What a full query says of an order beside its status. */
const detailsOf = (order: LedgerOrder) => ({
  product_id: order.productId,
  product_name: order.productId,
  role_name: order.characterId,
  account: order.account,
  amount: order.amountMinor / 100,
  currency: order.currency,
})

/** Make-up payments: no login, and as many orders of a link as this service makes. Source: spec §4 "Replenishment". */
interface LinkService {
  info(request: ServiceRequest): ServiceAnswer
  /** Null where the request pays no link. */
  start(request: ServiceRequest): ServiceAnswer | null
}

/** Makes the payment links of one run; `repeatOf` answers with an order that is there already, `startOf` with how a new one is paid. */
function createLinkService(deps: {
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
        payId: method.payId,
        channelId: String(method.channelId),
        country: asked['country'] ?? '',
        amountMinor: minor,
        host,
        madeAtMs: nowMs(),
      })
      return startOf(order)
    },
  }
}
