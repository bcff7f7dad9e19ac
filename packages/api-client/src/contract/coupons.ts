import * as v from 'valibot'
import { defineEndpoint } from './endpoint.ts'
import {
  localisedText,
  optionalNumber,
  optionalText,
  parameter,
  requiredText,
  wireFlag,
  wireId,
  wireNumber,
} from './wire.ts'

/** A coupon. Times are epoch times (10 digits are seconds); `discount_rate` is the share still paid. Source: spec §3 "Coupon". */
export const couponSchema = v.object({
  code: wireId,
  name: localisedText,
  use_category: v.picklist(['claim', 'avail', 'lock', 'history']),
  is_used: wireFlag,
  used_time: optionalNumber,
  valid_end_time: optionalNumber,
  time_zone: optionalText,
  discount_rate: wireNumber,
  type: v.nullish(v.picklist(['permanent', 'month', 'week'])),
})
export type CouponWire = v.InferInput<typeof couponSchema>

/** The lists that may be asked for: what the player has or may claim, and the history. Source: spec §7 "Coupons list". */
const couponLists = v.picklist(['avail,lock', 'history'])
/** Which coupons a list has, as `use_category` of the request. Source: spec §7 "Coupons list". */
export type CouponList = v.InferInput<typeof couponLists>

/** Coupons of the player; `use_category` names the list, and those to claim come with `avail,lock`. Source: spec §7 "Coupons list", decision 33. */
export const getCouponList = /* @__PURE__ */ defineEndpoint({
  path: '/api/coupons/couponList',
  method: 'GET',
  host: 'api',
  retry: 'safe',
  secret: false,
  request: v.object({ client_id: requiredText, use_category: couponLists }),
  content: v.array(couponSchema),
})

/** A product's price with a coupon, in the product's currency. Source: spec §3 "Coupon price result". */
export const couponPriceSchema = v.object({ points: optionalNumber, discountPrice: wireNumber })
export type CouponPriceWire = v.InferInput<typeof couponPriceSchema>

/** Asks for a product's price with a coupon; `domain_area` decides in which currency. Source: spec §7 "Coupon price", decision 33. */
export const getCouponPrice = /* @__PURE__ */ defineEndpoint({
  path: '/api/coupons/couponPrice',
  method: 'GET',
  host: 'api',
  retry: 'safe',
  secret: false,
  request: v.object({
    client_id: requiredText,
    coupon_code: requiredText,
    product_id: requiredText,
    domain_area: parameter,
  }),
  content: couponPriceSchema,
})

/** Claims coupons, `coupon_code` being one code or several with commas, or a level's first-achievement reward by `level_id`. Source: spec §7, decision 27. */
export const receiveCoupons = /* @__PURE__ */ defineEndpoint({
  path: '/api/coupons/receiveCoupons',
  method: 'GET',
  host: 'api',
  retry: 'never',
  secret: false,
  request: v.object({ client_id: requiredText, coupon_code: parameter, level_id: parameter }),
  content: v.object({ received: v.array(wireId) }),
})
