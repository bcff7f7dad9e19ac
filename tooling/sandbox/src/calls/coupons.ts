import { getCouponList, getCouponPrice, receiveCoupons } from '@topup/api-client/contract'
import { defineCall } from './call.ts'
import { claimCoupons } from './claimCoupons.ts'
import { gameOf, productOf, regionOf } from './lookups.ts'
import { accountOf } from './sessions.ts'
import { discounted, usableCoupon } from './couponRules.ts'
import { couponWire } from './couponWire.ts'
import { wordsOf } from './words.ts'
import { claimFirstReward } from './firstReward.ts'

/** Coupons: list, price, claim. */
export const couponCalls = [
  defineCall(getCouponList, async (request, context) => {
    const account = await accountOf(context, gameOf(context, request.client_id))
    const words = wordsOf(context, account.brand)
    const isHistory = request.use_category === 'history'
    const coupons = await context.db
      .selectFrom('coupon')
      .selectAll()
      .where('account_id', '=', account.account_id)
      .orderBy('discount_rate')
      .orderBy('coupon_id')
      .execute()
    return coupons
      .map((coupon) => couponWire(coupon, { words, nowMs: context.nowMs }))
      .filter((coupon) => (coupon.use_category === 'history') === isHistory)
  }),
  defineCall(getCouponPrice, async (request, context) => {
    const game = gameOf(context, request.client_id)
    const account = await accountOf(context, game)
    const region = regionOf(context, game, request.domain_area)
    const goods = productOf(context, game, { region, productId: request.product_id })
    const price = { minor: goods.minor, currency: region.currency, points: goods.coupon_points }
    const coupon = await usableCoupon(context.db, account, {
      code: request.coupon_code,
      goods,
      nowMs: context.nowMs,
      ...price,
    })
    const after = discounted(price, coupon.discount_rate)
    return { points: after.points, discountPrice: after.minor / 100 }
  }),
  defineCall(receiveCoupons, async (request, context) => {
    const account = await accountOf(context, gameOf(context, request.client_id))
    const codes = (request.coupon_code ?? '').split(',').filter((code) => code !== '')
    const level = request.level_id ?? ''
    return {
      received:
        level === ''
          ? await claimCoupons(context, account, codes)
          : await claimFirstReward(context, account, level),
    }
  }),
]
