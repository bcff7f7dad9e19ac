import * as v from 'valibot'
import {
  defineEndpoint,
  decorativeText,
  optionalCurrency,
  optionalId,
  optionalAmount,
  optionalNumber,
  optionalText,
  optionalTime,
  parameter,
  requiredText,
  strict,
  wireFlag,
  wireId,
} from './wire.ts'
import { productPointsPath } from './firstScreenPaths.ts'
import { tolerant } from './tolerance.ts'

/**
 * A product. `value` is the product id; a product without one is left out. `price` is a decimal amount in `currency`,
 * or in the payment region's currency where the store knows one; a product without a readable price or currency is
 * shown and cannot be bought, and more decimals than its currency has are rounded. `typeKey` is that of the group. `art` is the name of a drawing or the address of a picture.
 * Drawings are `gem`, `gold`, `bullet`, `fish`, `pearl` and `blossom` for a currency, `coin`, `crate`, `pass`, `card`,
 * `potion` and `scroll`. A picture is an `https` address of AVIF, WebP, SVG or PNG; it is shown whole in a square box of
 * 88 to 136 px, and the drawing stands until it is there and where it cannot be shown. Without `art` a product takes that
 * of its group, and after that the drawing of its type.
 * `isLimit` has to be on for every limited product: missing and null are off, as for any switch, and only what is no switch
 * counts as on.
 * Source: spec §3 "Goods", decisions 49, 51, 62 and 74.
 */
export const goodsSchema = /* @__PURE__ */ tolerant(
  v.object({
    price: optionalAmount,
    currency: optionalCurrency,
    display: optionalText,
    value: wireId,
    description: decorativeText,
    bonus: decorativeText,
    isCoupon: wireFlag,
    /** A mark that cannot be read counts as on: limits close nothing too much. One that is missing is off, like any switch. */
    isLimit: v.nullish(v.fallback(wireFlag, 1)),
    couponPoints: optionalNumber,
    typeKey: optionalId,
    typeName: optionalText,
    goodsSort: optionalNumber,
    typeSort: optionalNumber,
    isSpecial: wireFlag,
    isPointCard: wireFlag,
    art: decorativeText,
  }),
  'goods',
)
export type GoodsWire = v.InferInput<typeof goodsSchema>

/**
 * Products of one type. A group without a `typeKey` takes that of its first product that has one, else its name. `art` is
 * that of a currency: it serves the products that have none of their own. Source: decision 74.
 */
export const goodsGroupSchema = /* @__PURE__ */ tolerant(
  v.object({
    typeKey: optionalId,
    typeName: optionalText,
    typeSort: optionalNumber,
    art: decorativeText,
    goods: v.array(goodsSchema),
  }),
  'group',
)
export type GoodsGroupWire = v.InferInput<typeof goodsGroupSchema>

/**
 * Products of a game, in groups by `typeKey`. A plain list of products is read too, grouped by the `typeKey` of each, and a
 * map of type keys to products. Source: spec §7, decisions 33 and 103.
 */
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
  content: /* @__PURE__ */ tolerant(v.array(goodsGroupSchema), 'groups'),
})

/**
 * How often a character may buy a product. `day_info` is in days, `next_pay_time` an epoch time (10 digits are
 * seconds), `extra_pay_times` what is left, below 0 on a `time` product when an order is unfinished; `billing_no` is
 * that order, when there is one. Without a known `limit_type` or a readable `extra_pay_times` the product cannot be
 * bought; a row without a readable `product_id` stops every limited product that no other row names.
 * Source: spec §3, §4 "Limited goods", decision 49.
 */
export const limitSchema = /* @__PURE__ */ tolerant(
  v.object({
    product_id: wireId,
    limit_type: v.nullish(/* @__PURE__ */ tolerant(v.picklist(['role', 'time', 'game']), 'word')),
    frequency: optionalNumber,
    day_info: optionalNumber,
    extra_pay_times: optionalNumber,
    next_pay_time: optionalTime,
    billing_no: optionalId,
  }),
  'limit',
)
export type LimitWire = v.InferInput<typeof limitSchema>

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
  // No list says nothing: the limits stay unknown. Source: decision 49.
  content: v.array(limitSchema, strict),
})
