import { startOfLink, startOfProduct } from '@topup/service-model'
import type { ServiceOrder, StartDecision } from '@topup/service-model'
import type { Insertable, Transaction } from 'kysely'
import type { OrderTable } from '../db/moneyTables.ts'
import type { Tables } from '../db/tables.ts'
import type { ProviderKey } from '@topup/api-client/providers/allProviders'
import type { GameAt, PricedGoods, RegionAt } from '../world/shop.ts'
import type { Account, CallContext } from './context.ts'
import { gameOf, productOf, regionOf } from './lookups.ts'
import { orderOnce } from './orderOnce.ts'
import { discounted, usableCoupon } from './couponRules.ts'
import { readLimits } from './limits.ts'
import type { ChosenMethod, OrderMethod } from './orderMethod.ts'
import { orderMethod } from './orderMethod.ts'
import { newBillingNo, orderRow } from '../orders/orderRow.ts'
import { payableLink } from './payableLink.ts'
import type { PayableLink } from './payableLink.ts'
import { recipientOf } from './recipient.ts'
import { repeatOfOrder } from './repeat.ts'
import { ordersOfLink } from './replenishLink.ts'
import { serverNumber } from './roles.ts'
import { Rejection } from '../wire/rejection.ts'

/** What a starter sends, as far as an order needs it. */
export interface PayRequest extends ChosenMethod {
  readonly client_id: string
  readonly server_id?: string | null | undefined
  readonly role_id?: string | null | undefined
  readonly product_id?: string | null | undefined
  readonly domain_area: string
  readonly session_id: string
  readonly areaId?: string | null | undefined
  readonly coupon_code?: string | null | undefined
}

/** Which call asks for an order; `finish` runs in the order's transaction. */
export interface OrderCall {
  readonly starter: string
  readonly provider: ProviderKey
  readonly finish?: (
    trx: Transaction<Tables>,
    order: { readonly account: Account; readonly row: Insertable<OrderTable> },
  ) => Promise<void>
}

/**
 * Rejects a starter that may make no order beside those that exist: of its payment link, or of its limited product.
 * Source: decision 22, faults M-17.
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
 * What is charged: the price of the region, less the coupon where one is used; -3062 when the version, the method, the
 * goods or the coupon itself does not allow it. Source: spec §5 "Buy button and coupons".
 */
async function chargeOf(
  trx: Transaction<Tables>,
  context: CallContext,
  order: { account: Account; goods: PricedGoods; region: RegionAt; method: OrderMethod; code: string },
): Promise<{ readonly minor: number; readonly points: number }> {
  const { account, goods, region, method, code } = order
  const price = { minor: goods.minor, currency: region.currency, points: goods.coupon_points }
  if (code === '') return price
  if (!method.takesCoupons || context.world.shop.brands.get(account.brand)?.is_vip !== true)
    throw new Rejection('illegalCoupon')
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
    const recipient =
      link?.role ?? (await recipientOf({ db: trx }, { game, account, request: namedBy(request) }))
    const goods = productOf(context, game, {
      region,
      productId: link?.productId ?? namedBy(request).product_id,
    })
    const { provider, starter } = call
    const method = orderMethod(context, { request, provider, brand: game.brand, region, minor: goods.minor })
    await checkOrders(trx, context, { account, game, goods, roleId: recipient.role_id, link })
    const code = request.coupon_code ?? ''
    const charged = await chargeOf(trx, context, { account, goods, region, method, code })
    const row = orderRow({
      billingNo: newBillingNo(context.world.now()),
      kind: link === null ? 'goods' : 'replenish',
      game,
      account,
      recipient,
      bought: {
        productId: goods.product_id,
        productName: goods.display,
        currency: region.currency,
        priceMinor: goods.minor,
        amountMinor: charged.minor,
        couponCode: code,
        points: charged.points,
      },
      method,
      starter,
      sessionId: request.session_id,
      idfv: context.idfv,
      atMs: context.nowMs,
      replenishId: link?.replenishId ?? '',
      domainArea: request.domain_area,
    })
    await trx.insertInto('orders').values(row).execute()
    await call.finish?.(trx, { account, row })
    return row
  })
}
