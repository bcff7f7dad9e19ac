import * as v from 'valibot'
import { couponSchema } from './coupons.ts'
import {
  defineEndpoint,
  localisedText,
  optionalNumber,
  optionalText,
  requiredText,
  wireFlag,
  wireNumber,
} from './wire.ts'
import { tolerant } from './tolerance.ts'

const coupons = v.nullish(v.array(couponSchema))

/** A VIP level and its coupons by type. Source: spec §3 "VIP info". */
export const vipLevelSchema = /* @__PURE__ */ tolerant(
  v.object({
    level_id: wireNumber,
    level_name: optionalText,
    level_show: optionalText,
    need_points: wireNumber,
    /**
     * A reward given once, for reaching the level; claimed with `level_id`.
     * Source: spec §1 "first-achievement reward".
     */
    first_reward: v.nullish(
      /* @__PURE__ */ tolerant(v.object({ text: optionalText, is_claimed: wireFlag }), 'firstReward'),
    ),
    coupons_list: v.nullish(
      /* @__PURE__ */ tolerant(
        v.object({ permanent: coupons, month: coupons, week: coupons }),
        'couponGroups',
      ),
    ),
  }),
  'vipLevel',
)
export type VipLevelWire = v.InferInput<typeof vipLevelSchema>

/**
 * What the VIP centre explains; the FAQ is plain text, or a JSON map of locale to text. `point_to_coin` is shown nowhere: its
 * direction is an assumption that nobody has stated. Source: spec §3 "VIP info", decision 52.
 */
export const vipBasicSchema = /* @__PURE__ */ tolerant(
  v.object({
    point_to_coin: optionalNumber,
    faq_title: localisedText,
    faq_content: localisedText,
    levels: v.nullish(v.array(vipLevelSchema)),
  }),
  'vipBasic',
)
export type VipBasicWire = v.InferInput<typeof vipBasicSchema>

/** Levels, their coupons and the FAQ. Source: spec §7. */
export const getVipBasicInfo = /* @__PURE__ */ defineEndpoint({
  path: '/api/coupons/vipBasicInfo',
  method: 'GET',
  host: 'api',
  retry: 'safe',
  secret: false,
  request: v.object({ client_id: requiredText }),
  content: vipBasicSchema,
})

/** A player's standing. Source: spec §3 "VIP info". */
export const vipInfoSchema = /* @__PURE__ */ tolerant(
  v.object({
    vip_level: wireNumber,
    vip_level_name: optionalText,
    vip_level_show: optionalText,
    total_points: wireNumber,
  }),
  'vipInfo',
)
export type VipInfoWire = v.InferInput<typeof vipInfoSchema>

/** The player's level and points. Source: spec §7. */
export const getVipInfo = /* @__PURE__ */ defineEndpoint({
  path: '/api/coupons/vipInfo',
  method: 'GET',
  host: 'api',
  retry: 'safe',
  secret: false,
  request: v.object({ client_id: requiredText }),
  content: vipInfoSchema,
})
