import * as v from 'valibot'
import {
  defineEndpoint,
  localisedText,
  optionalCurrency,
  optionalNumber,
  optionalText,
  optionalTime,
  parameter,
  requiredText,
  wireFlag,
  wireAmount,
  wireId,
  wireRate,
} from './wire.ts'
import { tolerant } from './tolerance.ts'

/**
 * A coupon. Times are epoch times (10 digits are seconds). `discount_rate` is the share still paid: up to 1 a part of 1
 * (`0.9`), from 10 on percent (`90`); `"80%"` is percent too. From 10 to 50 it may be the part that is taken off, so such a
 * coupon is not chosen by itself; between 1 and 10 it is nothing. Source: spec §3 "Coupon", decision 103.
 */
export const couponSchema = /* @__PURE__ */ tolerant(
  v.object({
    code: wireId,
    name: localisedText,
    use_category: /* @__PURE__ */ tolerant(v.picklist(['claim', 'avail', 'lock', 'history']), 'word'),
    is_used: wireFlag,
    used_time: optionalTime,
    valid_end_time: optionalTime,
    time_zone: optionalText,
    discount_rate: wireRate,
    type: v.nullish(/* @__PURE__ */ tolerant(v.picklist(['permanent', 'month', 'week']), 'word')),
  }),
  'coupon',
)
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
  content: /* @__PURE__ */ tolerant(v.array(couponSchema), 'coupons'),
})

/** A product's price with a coupon, in the product's currency; one that names another is no price. Source: spec §3 "Coupon price result". */
export const couponPriceSchema = /* @__PURE__ */ tolerant(
  v.object({ points: optionalNumber, discountPrice: wireAmount, currency: optionalCurrency }),
  'couponPrice',
)
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
