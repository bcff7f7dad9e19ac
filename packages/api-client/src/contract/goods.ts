import * as v from 'valibot'
import { defineEndpoint } from './endpoint.ts'
import { productPointsPath } from './firstScreenPaths.ts'
import {
  decorativeText,
  optionalId,
  optionalNumber,
  optionalText,
  parameter,
  requiredText,
  wireFlag,
  wireId,
  wireNumber,
} from './wire.ts'

/** A product. `price` is a decimal amount in `currency`; `value` is the product id. Source: spec §3 "Goods". */
export const goodsSchema = v.object({
  price: wireNumber,
  currency: requiredText,
  display: v.string(),
  value: wireId,
  description: decorativeText,
  bonus: decorativeText,
  isCoupon: wireFlag,
  isLimit: wireFlag,
  couponPoints: optionalNumber,
  typeKey: wireId,
  typeName: optionalText,
  goodsSort: optionalNumber,
  typeSort: optionalNumber,
  isSpecial: wireFlag,
  isPointCard: wireFlag,
  art: decorativeText,
})
export type GoodsWire = v.InferInput<typeof goodsSchema>

/** Products of one type. */
export const goodsGroupSchema = v.object({
  typeKey: wireId,
  typeName: v.string(),
  typeSort: optionalNumber,
  goods: v.array(goodsSchema),
})
export type GoodsGroupWire = v.InferInput<typeof goodsGroupSchema>

/** Products of a game, in groups by `typeKey`. Source: spec §7, decision 33. */
export const getProductPoints = /* @__PURE__ */ defineEndpoint({
  path: productPointsPath,
  method: 'GET',
  host: 'api',
  retry: 'safe',
  secret: false,
  request: v.object({
    client_id: requiredText,
    domain_area: requiredText,
    server_id: parameter,
    role_id: parameter,
  }),
  content: v.array(goodsGroupSchema),
})

/**
 * How often a character may buy a product. `day_info` is in days, `next_pay_time` an epoch time (10 digits are
 * seconds), `extra_pay_times` what is left, below 0 on a `time` product when an order is unfinished.
 * Source: spec §3, §4 "Limited goods".
 */
export const limitSchema = v.fallback(
  v.object({
    product_id: wireId,
    limit_type: v.picklist(['role', 'time', 'game']),
    frequency: wireNumber,
    day_info: optionalNumber,
    extra_pay_times: wireNumber,
    next_pay_time: optionalNumber,
    /** The unfinished order, when there is one. */
    billing_no: optionalId,
  }),
  // An unreadable limit blocks only its own product, where it names one, not the whole shop. Source: decision 49.
  (odd) => ({ product_id: productIdIn(odd?.value), limit_type: 'game', frequency: '', extra_pay_times: '' }),
)
export type LimitWire = v.InferInput<typeof limitSchema>

function productIdIn(odd: unknown): string | number {
  const stated = v.safeParse(v.object({ product_id: wireId }), odd)
  return stated.success ? stated.output.product_id : ''
}

/** Limits of all limited products for one character. Source: spec §7. */
export const getLimitProductInfo = /* @__PURE__ */ defineEndpoint({
  path: '/api/pay/getLimitProductInfo',
  method: 'GET',
  host: 'api',
  retry: 'safe',
  secret: false,
  request: v.object({
    client_id: requiredText,
    role_id: requiredText,
    server_id: requiredText,
    area_id: parameter,
  }),
  content: v.array(limitSchema),
})
