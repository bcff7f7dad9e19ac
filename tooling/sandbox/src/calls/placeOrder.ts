import type { Insertable, Transaction } from 'kysely'
import type { PayRequestWire } from '@topup/api-client/contract'
import type { ProviderKey } from '@topup/api-client/providers/allProviders'
import { startOfLink, startOfProduct } from '@topup/service-model'
import type { ServiceOrder, StartDecision } from '@topup/service-model'
import type { OrderTable, Tables } from '../db/tables.ts'
import { newBillingNo, orderRow } from '../orders/orderRow.ts'
import { supportsChannel } from '../seed/channels.ts'
import type { Payway } from '../seed/payways.ts'
import type { Character } from '../seed/players.ts'
import { boundIn } from '../seed/prices.ts'
import { Rejection } from '../wire/rejection.ts'
import type { GameAt } from '../seed/games.ts'
import type { PricedGoods, RegionAt } from '../seed/shop.ts'
import type { Account, CallContext } from './call.ts'
import { discounted, usableCoupon } from './couponRules.ts'
import { readLimits } from './limits.ts'
import { gameOf, productOf, regionOf } from './lookups.ts'
import { orderOnce, repeatOfOrder } from './orderOnce.ts'
import { findReplenish, ordersOfLink, owedProductId, secondsLeft } from './replenishLink.ts'
import { recipientOf, rolesOf, serverNumber } from './roles.ts'
import { findAccount } from './sessions.ts'

/** What a starter sends; some providers are told the channel under the name `channel`. */
export type PayRequest = PayRequestWire & { readonly channel_id?: string; readonly channel?: string }

/** Which call asks for an order; `finish` runs in the order's transaction. */
interface OrderCall {
  readonly starter: string
  readonly provider: ProviderKey
  readonly finish?: (
    trx: Transaction<Tables>,
    order: { readonly account: Account; readonly row: Insertable<OrderTable> },
  ) => Promise<void>
}

/**
 * Rejects a starter that may make no order beside those that exist: of its payment link, or of its limited product.
 * Source: decision 46, faults M-17.
 */
async function checkOrders(
  trx: Transaction<Tables>,
  context: CallContext,
  order: { account: Account; game: GameAt; goods: PricedGoods; roleId: string; link: PayableLink | null },
): Promise<void> {
  const { account, game, goods, roleId, link } = order
  const within = { ...context, db: trx }
  if (link !== null) {
    const orders = await ordersOfLink(within, link.replenishId)
    return follow(startOfLink(orders, context.world.orderRules), orders, context)
  }
  if (goods.limit_type === null) return
  const [limit] = await readLimits(within, { account, game, roleId, productId: goods.product_id })
  follow(startOfProduct(limit ?? null, context.world.orderRules), limit?.orders ?? [], context)
}

/** Throws what the model says instead of a new order. */
function follow(decision: StartDecision, orders: readonly ServiceOrder[], context: CallContext): void {
  if (decision.kind === 'make') return
  if (decision.kind === 'rejected') throw new Rejection(decision.reason, { content: decision.content })
  const existing = orders.find(({ billingNo }) => billingNo === decision.billingNo)
  if (existing !== undefined) throw repeatOfOrder(context, existing)
}

/**
 * What is charged: the price of the region, less the coupon where one is used; -3062 when the method, the goods
 * or the coupon itself does not allow it. Source: spec §5 "Buy button and coupons".
 */
async function chargeOf(
  trx: Transaction<Tables>,
  context: CallContext,
  order: { account: Account; goods: PricedGoods; region: RegionAt; method: Payway; code: string },
): Promise<{ readonly minor: number; readonly points: number }> {
  const { account, goods, region, method, code } = order
  const price = { minor: goods.minor, currency: region.currency, points: goods.coupon_points }
  if (code === '') return price
  if (method.coupon !== true) throw new Rejection('illegalCoupon')
  const coupon = await usableCoupon(trx, account, { code, goods, nowMs: context.nowMs, ...price })
  return discounted(price, coupon.discount_rate)
}

/** What a starter says of product and recipient; rejected when something is missing. Only a payment link knows it itself. */
function namedBy({ server_id, role_id, product_id, areaId }: PayRequest) {
  if (!server_id || !role_id || !product_id) throw new Rejection('parameter')
  return { server_id, role_id, product_id, areaId }
}

/** Rejects a starter that names another product or recipient than its payment link; it may leave them out. */
function checkNames(request: PayRequest, { productId, role }: PayableLink): void {
  const isServer = !request.server_id || serverNumber(request.server_id) === role.server_id
  const isCharacter = !request.role_id || request.role_id === role.role_id
  const isProduct = !request.product_id || request.product_id === productId
  if (!isServer || !isCharacter || !isProduct) throw new Rejection('parameter')
}

/** Makes an order for what a starter asks, once, priced here whatever the store believes. */
export async function placeOrder(
  context: CallContext,
  request: PayRequest,
  call: OrderCall,
): Promise<Insertable<OrderTable>> {
  const game = gameOf(context, request.client_id)
  const region = regionOf(context, game, request.domain_area)
  const link = context.replenishId === null ? null : await payableLink(context, game, context.replenishId)
  if (link !== null) checkNames(request, link)
  const intent = { game, known: link?.account ?? null, sessionId: request.session_id }
  return orderOnce(context, intent, async (account, trx) => {
    const recipient = link?.role ?? recipientOf(context, { game, account, request: namedBy(request) })
    const goods = productOf(context, game, {
      region,
      productId: link?.productId ?? namedBy(request).product_id,
    })
    const { provider, starter } = call
    const method = orderMethod(context, { request, provider, brand: game.brand, region, minor: goods.minor })
    await checkOrders(trx, context, { account, game, goods, roleId: recipient.role_id, link })
    const code = request.coupon_code ?? ''
    const charged = await chargeOf(trx, context, { account, goods, region, method, code })
    const row = orderRow(
      { game, account, recipient },
      {
        billing_no: newBillingNo(context.world.now()),
        kind: link === null ? 'goods' : 'replenish',
        product_id: goods.product_id,
        product_name: goods.display,
        currency: region.currency,
        price_minor: goods.minor,
        amount_minor: charged.minor,
        coupon_code: code,
        points: charged.points,
        payway_id: method.id,
        channel_id: String(method.channelId),
        starter,
        session_id: request.session_id,
        idfv: context.idfv,
        created_ms: context.nowMs,
        replenish_id: link?.replenishId ?? '',
        domain_area: request.domain_area,
      },
    )
    await trx.insertInto('orders').values(row).execute()
    await call.finish?.(trx, { account, row })
    return row
  })
}

/**
 * The method that may settle an order. Rejected when the region does not list it, the channel is another
 * method's, the called path is another provider's, or the price is out of the method's range.
 * Source: spec §5 "Payment channel price filter", "wrong method parameters".
 */
function orderMethod(
  context: CallContext,
  order: {
    readonly request: PayRequest
    readonly provider: ProviderKey
    readonly brand: string
    readonly region: RegionAt
    readonly minor: number
  },
): Payway {
  const { request, region } = order
  const listed = region.countries.includes(request.country)
    ? context.world.shop.methods(order.brand, request.country)
    : []
  const payway = listed.find((each) => each.id === request.pay_id)
  if (payway === undefined) throw new Rejection('methodParameter')
  const { channelId, min, max } = payway
  if ((request.channel_id ?? request.channel) !== String(channelId)) throw new Rejection('methodParameter')
  if (!supportsChannel(order.provider, channelId)) throw new Rejection('methodParameter')
  const isBelow = min > 0 && order.minor < boundIn(region.currency, min)
  const isAbove = max > 0 && order.minor > boundIn(region.currency, max)
  if (isBelow || isAbove) throw new Rejection('methodParameter')
  return payway
}

/** Who and what a payment link pays for; its visitor needs no login. Source: spec §6 "Replenish visitors". */
interface PayableLink {
  readonly replenishId: string
  readonly productId: string
  readonly account: Account
  readonly role: Character
}

/** The link when it may be paid now; -3016 when it is over, paid, or another game's. */
async function payableLink(context: CallContext, game: GameAt, replenishId: string): Promise<PayableLink> {
  const link = await findReplenish(context, replenishId)
  const isOpen = link.brand === game.brand && link.game_code === game.game_code && !link.is_paid
  if (!isOpen || secondsLeft(link, context.nowMs) <= 0) throw new Rejection('invalidPaymentLink')
  const account = await findAccount(context, link.brand, link.username)
  const [role] = account === null ? [] : rolesOf(context, game, account)
  if (account === null || role === undefined) throw new Rejection('invalidPaymentLink')
  return { replenishId, productId: owedProductId(link.game_code), account, role }
}
