import * as contract from '@topup/api-client/contract'
import type { Endpoint } from '@topup/api-client/contract'
import { limitRow } from '@topup/service-model'
import * as v from 'valibot'
import { games } from '../world/brand.ts'
import type { Random } from '../time/random.ts'
import type { ServiceAnswer, ServiceRequest } from './answer.ts'
import { content, rejection, starterPaths } from './answer.ts'
import type { Ledger } from './ledger.ts'
import {
  accounts,
  cardPoints,
  characters,
  coupons,
  createLimitService,
  discounted,
  dropInChannel,
  methods,
  priceOf,
  products,
} from './shop.ts'
import { createOrderService } from './orderService.ts'
import type { ServiceTraits } from './orderService.ts'
import type { ShopAccount } from './shop.ts'

/** What a service that counts in binary fractions adds to its prices; no price is another one for it. Source: decision 62. */
const binaryFraction = 1e-14

/** A publisher's service as the contract describes it, with a ledger that a run is judged by. */
export type Service = ReturnType<typeof createService>

const byPath: ReadonlyMap<string, Endpoint> = new Map(
  contract.allEndpoints.map(({ endpoint }) => [endpoint.path, endpoint]),
)

/** Reads what `obfuscate` made: a prefix of three characters before the base64 of value and prefix. */
function unveiled(value: string | undefined): string {
  return Buffer.from((value ?? '').slice(3), 'base64')
    .toString('utf8')
    .slice(0, -3)
}

/** Answers a request; `suid` is the logged-in player, or null. */
type Answering = (request: ServiceRequest, suid: string | null) => ServiceAnswer

/** Answers only a logged-in player. */
const forPlayer =
  (contentFor: (request: ServiceRequest, suid: string) => unknown): Answering =>
  (request, suid) =>
    suid === null ? rejection('notLoggedIn') : content(contentFor(request, suid))

/** Makes the service; `onBadRequest` is called for a request that is not in the contract. */
export function createService(deps: {
  readonly ledger: Ledger
  readonly random: Random
  readonly serviceTraits: ServiceTraits
  readonly nowMs: () => number
  readonly hasFaults: () => boolean
  readonly isAreaRole: boolean
  readonly onBadRequest: (request: ServiceRequest, why: string) => void
}) {
  const { ledger } = deps
  const usedCards = new Set<string>()
  const sessions = new Map<string, string>()
  let given = 0
  const limits = createLimitService({ ...deps, limitType: deps.serviceTraits.limitType })
  const orders = createOrderService({ ...deps, usedCards, limits })
  /** Whose token it is, or null. */
  const ownerOf = (token: string | undefined) => sessions.get(token ?? '') ?? null

  /** A token that a login gives, or a game for a link to the store. */
  const tokenFor = ({ username, suid }: ShopAccount): string => {
    const token = `canaryToken${given}${username}`
    given += 1
    sessions.set(token, suid)
    return token
  }
  const logIn = (asked: ServiceRequest['parameters']): ServiceAnswer => {
    const [name, password] = [unveiled(asked['username']), unveiled(asked['password'])]
    const account = accounts.find((each) => each.username === name && each.password === password)
    if (account === undefined) return rejection('loginFailed')
    const { username, suid } = account
    return content({ username, suid, oauth_token: tokenFor(account), gp_id: '1' })
  }
  const userInfo = (suid: string | null): ServiceAnswer => {
    const account = accounts.find((each) => each.suid === suid)
    if (account === undefined) return rejection('notLoggedIn')
    return content({ username: account.username, suid: account.suid, gp_id: '1' })
  }
  const productsOf = (clientId: string) => [
    {
      typeKey: 'gems',
      typeName: 'Gems',
      goods: products.map((product) => ({
        price: priceOf(product, clientId) / 100 + binaryFraction,
        currency: 'USD',
        display: product.id,
        value: product.id,
        typeKey: 'gems',
        isCoupon: product.takesCoupon ? 1 : 0,
        isLimit: product.isLimited ? 1 : 0,
        isPointCard: product.isPointCard ? 1 : 0,
      })),
    },
  ]
  const paywaysOf = (country: string, parentId?: string): readonly object[] =>
    methods
      .filter((method) => method.country === country && method.parentId === parentId)
      .map((method, sort) => ({
        payway_id: method.payId,
        channel_id: method.channelId,
        name: `way${method.payId}`,
        icon: 'https://img.store.example/i.png',
        sort: deps.serviceTraits.dropInFirst && method.channelId === dropInChannel ? -1 : sort,
        open_coupon: method.takesCoupon ? 1 : 0,
        sub_payment: parentId === undefined ? paywaysOf(country, method.payId) : [],
      }))
  const payways = () => ({
    country: Object.fromEntries(['MY', 'PH'].map((country) => [country, paywaysOf(country)])),
  })
  const couponsOf = (suid: string | null) =>
    [...coupons].map(([code, discount_rate]) => ({
      code,
      name: code,
      use_category: 'avail',
      discount_rate,
      // So soon that a device whose clock is wrong by an hour would call it ended.
      valid_end_time: Math.floor(deps.nowMs() / 1000) + 1800,
      is_used: ledger.orders.some(
        (order) => order.account === suid && order.couponCode === code && order.outcome === 'success',
      )
        ? 1
        : 0,
    }))
  const couponPrice = (asked: ServiceRequest['parameters']): ServiceAnswer => {
    const product = products.find(({ id }) => id === asked['product_id'])
    const rate = coupons.get(asked['coupon_code'] ?? '')
    if (product === undefined || rate === undefined || !product.takesCoupon) return rejection('illegalCoupon')
    const minor = discounted(priceOf(product, asked['client_id'] ?? ''), rate)
    return content({ discountPrice: minor / 100 + binaryFraction })
  }
  const charactersOf = (suid: string | null, clientId: string | undefined) =>
    characters
      .filter((character) => character.suid === suid && character.clientId === clientId)
      .map((character) => ({
        role_id: character.characterId,
        role_name: character.characterId,
        server_id: character.serverId,
        server_name: character.serverId,
      }))

  const cardInfo = (asked: ServiceRequest['parameters']): ServiceAnswer =>
    usedCards.has(asked['card_info'] ?? '')
      ? rejection('cardRejected')
      : content({ price: cardPoints, currency: 'PTS', gems_number: 430 })

  /** The service's answers by path. */
  const answers: Readonly<Record<string, Answering>> = {
    [contract.getOrderInfo.path]: (request) => orders.status(request),
    [contract.loginAuth.path]: ({ parameters }) => logIn(parameters),
    [contract.getUserInfo.path]: (_, suid) => userInfo(suid),
    [contract.getGameList.path]: () =>
      content(games.map((clientId) => ({ client_id: clientId, name: `game ${clientId}` }))),
    [contract.getPageConfig.path]: () =>
      content({
        is_open_coupon: 1,
        language_config: 'en',
        area_config: { is_area_role: deps.isAreaRole ? 1 : 0 },
      }),
    [contract.getProductPoints.path]: ({ parameters }) => content(productsOf(parameters['client_id'] ?? '')),
    [contract.getLimitProductInfo.path]: forPlayer(({ parameters }) =>
      limits.all(parameters['role_id'] ?? '').map(limitRow),
    ),
    [contract.getServerList.path]: () =>
      content({
        all: ['s1', 's2', 's9'].map((server_id) => ({ server_id, server_name: server_id })),
        areas: deps.isAreaRole ? [{ area_id: 'a1', area_name: 'a1' }] : [],
      }),
    [contract.getAllRoleList.path]: forPlayer(({ parameters }, suid) =>
      charactersOf(suid, parameters['client_id']),
    ),
    [contract.getPaywayList.path]: () => content(payways()),
    [contract.getCouponList.path]: forPlayer((_, suid) => couponsOf(suid)),
    [contract.getCouponPrice.path]: ({ parameters }) => couponPrice(parameters),
    [contract.getCardInfo.path]: ({ parameters }) => cardInfo(parameters),
    [contract.getReplenishmentInfo.path]: (request) => orders.linkInfo(request),
    [contract.getReplenishmentCountryList.path]: () => content([]),
    [contract.trackEvent.path]: () => content({}),
    [contract.trackOrder.path]: () => content({}),
  }

  const answer = (request: ServiceRequest): ServiceAnswer => {
    const { path, parameters } = request
    const suid = ownerOf(parameters['oauth_token'])
    if (path === contract.cardPay.path) return orders.redeem(request, suid)
    if (starterPaths.has(path)) return orders.start(request, suid)
    return answers[path]?.(request, suid) ?? rejection('parameter')
  }

  return {
    ownerOf,
    tokenFor,
    /** Every limited product is sold out for a character, or on sale again. */
    turnLimits: limits.turn,
    /** Every token of an account ends, as after a password change. */
    endSessions: (suid: string) => {
      for (const [token, owner] of sessions) if (owner === suid) sessions.delete(token)
    },
    handle: (request: ServiceRequest): ServiceAnswer => {
      const endpoint = byPath.get(request.path)
      if (endpoint === undefined) deps.onBadRequest(request, 'unknown path')
      else {
        const read = v.safeParse(endpoint.request, request.parameters)
        const wrong = (read.issues ?? []).map((issue) => v.getDotPath(issue) ?? 'the whole')
        if (wrong.length > 0) deps.onBadRequest(request, `out of contract: ${wrong.join(', ')}`)
      }
      return answer(request)
    },
  }
}
