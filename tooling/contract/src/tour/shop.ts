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
export async function askForProducts({ ask, book, known, options, inGame, currency }: Tour): Promise<void> {
  const { server_id, role_id } = known.character ?? {}
  const groups = await ask(getProductPoints, { ...inGame(), server_id, role_id })
  known.products = decodeProductGroups(groups ?? [], currency).flatMap(({ products }) => products)
  const product = known.products.find(({ price, isLimit }) => price !== null && !isLimit) ?? known.products[0]
  if (product === undefined) return book.skip('the service sells no product', getPaywayList)
  const { platform } = options.place
  const methods = await ask(getPaywayList, { ...inGame(), platform, product_id: product.productId })
  known.methods = methods === null ? [] : decodeMethodRegions(methods)
}

/** Asks what the character may still buy, and keeps the orders that the answer names. */
export async function askForLimits({ ask, book, known }: Tour): Promise<void> {
  const { clientId: client_id, character } = known
  if (character === null) return book.skip('the account has no character', getLimitProductInfo)
  const limits = await ask(getLimitProductInfo, { client_id, ...character })
  for (const limit of decodeLimits(limits ?? [], false).values())
    if (limit?.billingNo != null)
      known.namedOrders.push({ billingNo: limit.billingNo, by: 'a limited product' })
}

/** Asks for coupons, the price with one, and VIP levels. */
export async function askForCoupons({ ask, book, known, inGame }: Tour): Promise<void> {
  const { clientId: client_id } = known
  const calls = [getCouponList, getCouponPrice, getVipBasicInfo, getVipInfo]
  if (!known.hasCoupons) return book.skip('the page config has no coupons (is_open_coupon)', ...calls)
  const wallet = await ask(getCouponList, { client_id, use_category: 'avail,lock' })
  known.coupons = decodeCoupons(wallet ?? [])
  await ask(getCouponList, { client_id, use_category: 'history' })
  await ask(getVipBasicInfo, { client_id })
  await ask(getVipInfo, { client_id })
  const coupon = known.coupons.find(({ category }) => category === 'avail')
  const product = known.products.find(({ isCoupon }) => isCoupon)
  if (coupon === undefined || product === undefined)
    return book.skip('the account has no coupon for a product of this game', getCouponPrice)
  const request = { ...inGame(), coupon_code: coupon.code, product_id: product.productId }
  // The store itself decides which coupon fits which product; this one may not.
  const sent = await ask(getCouponPrice, request, 'illegalCoupon')
  if (sent === null || product.price === null) return
  const names = { path: 'content', amount: 'discountPrice', currency: 'currency' }
  const { price: full } = product
  const findings = judgePrice({ sent, ...names, otherwise: full.currency, full })
  book.call(getCouponPrice.path, { ms: null, findings })
}
