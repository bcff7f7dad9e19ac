import { decodeCoupons, decodeLimits, decodeMethodRegions, decodeProductGroups } from '@topup/api-client'
import {
  getCouponList,
  getCouponPrice,
  getLimitProductInfo,
  getPaywayList,
  getProductPoints,
  getVipBasicInfo,
  getVipInfo,
} from '@topup/api-client/contract'
import { judgePrice } from '../judge/judgePrice.ts'
import type { Tour } from './tour.ts'

/** Asks what is sold and how it is paid. */
export async function askForProducts(tour: Tour): Promise<void> {
  const { ask, book, known, options, currency } = tour
  const { clientId } = known
  if (clientId === null) return
  const { platform, region } = options.place
  const place = { client_id: clientId, domain_area: region }
  const groups = await ask(getProductPoints, { ...place, ...roleOf(tour) })
  known.products = decodeProductGroups(groups ?? [], currency).flatMap(({ products }) => products)
  const product = known.products.find(({ price, isLimit }) => price !== null && !isLimit) ?? known.products[0]
  if (product === undefined) return book.skip(getPaywayList.path, 'the service sells no product')
  const methods = await ask(getPaywayList, { ...place, platform, product_id: product.productId })
  known.methods = methods === null ? [] : decodeMethodRegions(methods)
}

/** The character as lists may name it; nothing while there is none. */
const roleOf = ({ known: { recipient } }: Tour) =>
  recipient === null ? {} : { server_id: recipient.serverId, role_id: recipient.roleId }

/** Asks what the character may still buy, and keeps the orders that the answer names. */
export async function askForLimits({ ask, book, known }: Tour): Promise<void> {
  const { clientId, recipient, token } = known
  if (clientId === null || token === null) return
  if (recipient === null) return book.skip(getLimitProductInfo.path, 'the account has no character')
  const { serverId, roleId, areaId } = recipient
  const limits = await ask(getLimitProductInfo, {
    client_id: clientId,
    server_id: serverId,
    role_id: roleId,
    area_id: areaId,
  })
  const named = [...decodeLimits(limits ?? [], false).values()].flatMap((limit) => limit?.billingNo ?? [])
  known.namedOrders = [
    ...known.namedOrders,
    ...named.map((billingNo) => ({ billingNo, by: 'a limited product' })),
  ]
}

/** Asks for coupons, the price with one, and VIP levels. */
export async function askForCoupons({ ask, book, known, options }: Tour): Promise<void> {
  const { clientId, token } = known
  if (clientId === null || token === null) return
  const calls = [getCouponList, getCouponPrice, getVipBasicInfo, getVipInfo]
  if (!known.hasCoupons) {
    for (const { path } of calls) book.skip(path, 'the page config has no coupons (is_open_coupon)')
    return
  }
  const wallet = await ask(getCouponList, { client_id: clientId, use_category: 'avail,lock' })
  known.coupons = decodeCoupons(wallet ?? [])
  await ask(getCouponList, { client_id: clientId, use_category: 'history' })
  await ask(getVipBasicInfo, { client_id: clientId })
  await ask(getVipInfo, { client_id: clientId })
  const coupon = known.coupons.find(({ category }) => category === 'avail')
  const product = known.products.find(({ isCoupon }) => isCoupon)
  if (coupon === undefined || product === undefined)
    return book.skip(getCouponPrice.path, 'the account has no coupon for a product of this game')
  const region = options.place.region
  const request = {
    client_id: clientId,
    domain_area: region,
    coupon_code: coupon.code,
    product_id: product.productId,
  }
  // The store itself decides which coupon fits which product; this one may not.
  const price = await ask(getCouponPrice, request, 'illegalCoupon')
  if (price === null || product.price === null) return
  const place = {
    sent: price,
    path: 'content',
    amount: 'discountPrice',
    currency: 'currency',
    otherwise: product.price.currency,
    full: product.price,
  }
  book.call(getCouponPrice.path, { ms: null, findings: judgePrice(place) })
}
