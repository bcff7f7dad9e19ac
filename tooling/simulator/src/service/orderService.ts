import {
  depthOf,
  orderOfLink,
  queriedOrder,
  queryContent,
  repeatContent,
  startOfLink,
  startOfProduct,
} from '@topup/service-model'
import type { OrderRules, StartDecision } from '@topup/service-model'
import type { Random } from '../time/random.ts'
import { games, providerOrigin } from '../world/brand.ts'
import { content, rejection } from './answer.ts'
import type { ServiceAnswer, ServiceRequest } from './answer.ts'
import { dropInOf } from './ledger.ts'
import type { Ledger, LedgerOrder, NewOrder } from './ledger.ts'
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
import type { LimitService, ShopCharacter } from './shop.ts'

/** How a run's service does what the contract leaves open. */
export type ServiceTraits = ReturnType<typeof drawServiceTraits>

const drawOrderRules = (random: Random): OrderRules => ({
  links: random.pick(['repeat', 'makeAnew']),
  namesLinkOrder: random.chance(0.8),
  unpaid: random.pick(['withNumber', 'withoutNumber', 'asRepeat']),
  holdsLimits: random.chance(0.5),
})

/** Draws it; `dropInFirst`: the provider with a drop-in is listed first, and so is what most players pay by. */
export const drawServiceTraits = (random: Random, dropInFirst: boolean) => ({
  /** How long another host knows nothing of an order, in milliseconds (faults M-16). */
  lagMs: random.pick([0, 0, 2_000, 40_000]),
  ...drawOrderRules(random),
  /** How long a decided order still reads pending in a full query, in milliseconds. */
  settleDelayMs: random.pick([0, 0, 20_000]),
  /** What limits count by; one within a time says by a number below 0 that an order waits for its payment. */
  limitType: random.pick(['role', 'time', 'time', 'game']),
  /** Share of answers whose pay link is one that nothing may open (decision 30). */
  badLinks: random.chance(0.8) ? 0 : random.between(0.1, 1),
  dropInFirst,
  /** Share of the orders of a provider with a drop-in that come with its data. */
  dropIns: dropInFirst ? random.between(0.8, 1) : random.pick([0, 0.5, 1]),
  /** Share of those that have a link beside it. */
  linksBeside: random.pick([0, 0.5, 1]),
  /** Share of simple answers that say something else than the ledger. */
  simpleLies: random.share(0.3),
  /** Share of full answers whose status says nothing that is final. */
  oddStatus: random.share(0.3),
  /** Whether it finds an order by the idempotency key; one that does not know the parameter rejects the query. Source: decision 104. */
  knowsSessions: random.fork('sessions').chance(0.8),
  /** How a status is written. Source: spec §4 "Billing status". */
  statusForm: random.fork('status form').pick(['number', 'number', 'text', 'word', 'capitals']),
})

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

/** What a starter asks for, `character` being one of the account that asks; null where its parameters do not belong together. */
function readWanted(asked: ServiceRequest['parameters'], suid: string) {
  const product = products.find(({ id }) => id === asked['product_id'])
  const channel = asked['channel_id'] ?? asked['channel']
  const method = methodOf(asked)
  const character = characterOf(asked, suid)
  if (product === undefined || method === undefined || String(method.channelId) !== channel) return null
  // What has sub-methods cannot pay itself.
  if (methods.some(({ parentId }) => parentId === method.payId)) return null
  return character === null ? null : { product, method, character }
}

type Wanted = NonNullable<ReturnType<typeof readWanted>>

const methodOf = (asked: ServiceRequest['parameters']) =>
  methods.find(({ payId }) => payId === asked['pay_id'])

function characterOf(asked: ServiceRequest['parameters'], suid: string): ShopCharacter | null {
  const character = characters.find(({ characterId }) => characterId === asked['role_id'])
  return character?.suid === suid && character.serverId === asked['server_id'] ? character : null
}

const paidBy = ({ payId, channelId }: Wanted['method']) => ({ payId, channelId: String(channelId) })

/** Makes what the publisher of a run answers about orders. While `hasFaults` is false every status is told as it is. */
export function createOrderService(deps: {
  readonly ledger: Ledger
  readonly random: Random
  readonly serviceTraits: ServiceTraits
  readonly nowMs: () => number
  readonly hasFaults: () => boolean
  readonly usedCards: Set<string>
  readonly limits: LimitService
}) {
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

  /** The answer of an intent that has its order already; null where it has none. */
  const repeatedBy = ({ parameters }: ServiceRequest, account: string): ServiceAnswer | null => {
    const known = ledger.ofIntent(parameters['session_id'] ?? '', account)
    return known === null ? null : repeatOf(known.billingNo)
  }

  /** What is answered in place of a new order; null where one may be made. */
  const answerTo = (decision: StartDecision): ServiceAnswer | null => {
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

  /** Makes an order of what was asked. */
  const enter = ({ host, parameters: asked }: ServiceRequest, order: Bought & Partial<LedgerOrder>) =>
    ledger.enter({
      sessionId: asked['session_id'] ?? '',
      clientId: asked['client_id'] ?? '',
      country: asked['country'] ?? '',
      host,
      madeAtMs: nowMs(),
      ...order,
    })

  const linkNamed = ({ parameters }: ServiceRequest) =>
    links.find(({ paymentLinkId }) => paymentLinkId === parameters['replenish_id'])

  /** Pays a link without a login, by as many orders as this service makes of one. Source: spec §4 "Replenishment". */
  const startForLink = (request: ServiceRequest): ServiceAnswer => {
    const link = linkNamed(request)
    if (link === undefined) return rejection('invalidPaymentLink')
    const { paymentLinkId, characterId, serverId, minor } = link
    const account = accountOfLink(paymentLinkId)
    const repeated = repeatedBy(request, account)
    if (repeated !== null) return repeated
    const method = methodOf(request.parameters)
    if (method === undefined) return rejection('parameter')
    const stop = answerTo(startOfLink(ledger.ofLink(paymentLinkId), serviceTraits))
    if (stop !== null) return stop
    const bought = { account, serverId, characterId, productId: owedProduct, amountMinor: minor }
    return startOf(enter(request, { ...bought, paymentLinkId, ...paidBy(method) }))
  }

  return {
    /** What a payment link asks for. */
    linkInfo: (request: ServiceRequest): ServiceAnswer => {
      const link = linkNamed(request)
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
        billing_no: serviceTraits.namesLinkOrder ? (order?.billingNo ?? null) : null,
      })
    },
    /** Makes an order, once per session id; the rules of money are the contract's (decision 8). */
    start: (request: ServiceRequest, suid: string | null): ServiceAnswer => {
      const asked = request.parameters
      if (asked['replenish_id'] !== undefined) return startForLink(request)
      if (suid === null) return rejection('notLoggedIn')
      const repeated = repeatedBy(request, suid)
      if (repeated !== null) return repeated
      const wanted = readWanted(asked, suid)
      if (wanted === null) return rejection('parameter')
      const { product, method, character } = wanted
      const limited = answerTo(startOfProduct(limits.of(product.id, character.characterId), serviceTraits))
      if (limited !== null) return limited
      const code = asked['coupon_code'] ?? ''
      const rate = rateOf(code, wanted)
      if (rate === null) return rejection('illegalCoupon')
      const card = asked['card_info']
      if (card !== undefined && usedCards.has(card)) return rejection('cardRejected')
      const order = enter(request, {
        account: suid,
        serverId: character.serverId,
        characterId: character.characterId,
        productId: product.id,
        couponCode: code,
        ...paidBy(method),
        amountMinor: discounted(priceOf(product, character.clientId), rate),
        isPaidByCall: card !== undefined,
      })
      if (card === undefined) return startOf(order)
      usedCards.add(card)
      ledger.settle(order, 'success')
      return content({ billing_no: order.billingNo })
    },
    /** Exchanges a card. */
    redeem: (request: ServiceRequest, suid: string | null): ServiceAnswer => {
      if (suid === null) return rejection('notLoggedIn')
      const repeated = repeatedBy(request, suid)
      if (repeated !== null) return repeated
      const character = characterOf(request.parameters, suid)
      if (character === null) return rejection('parameter')
      const card = request.parameters['card_info'] ?? ''
      if (usedCards.has(card)) return rejection('cardRejected')
      usedCards.add(card)
      const order = enter(request, {
        account: suid,
        serverId: character.serverId,
        characterId: character.characterId,
        productId: 'exchange',
        payId: '3',
        channelId: '11501',
        country: 'universal',
        amountMinor: cardPoints * 100,
        currency: 'PTS',
        isPaidByCall: true,
      })
      ledger.settle(order, 'success')
      return content({ billing_no: order.billingNo, price: cardPoints, currency: 'PTS', gems_number: 430 })
    },
    status: (request: ServiceRequest): ServiceAnswer => {
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

/** What an order has that is not of its request. */
type Bought = Omit<NewOrder, 'sessionId' | 'clientId' | 'country' | 'host' | 'madeAtMs'>

/** What a full query says of an order beside its status. */
const detailsOf = (order: LedgerOrder) => ({
  product_id: order.productId,
  product_name: order.productId,
  role_name: order.characterId,
  account: order.account,
  amount: order.amountMinor / 100,
  currency: order.currency,
})
