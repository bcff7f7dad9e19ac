import * as v from 'valibot'
import { countrySchema } from './config.ts'
import {
  defineEndpoint,
  optionalText,
  parameter,
  platformName,
  strictId,
  wireAmount,
  wireCurrency,
  wireNumber,
} from './wire.ts'
import { gameSchema } from './games.ts'
import { tolerant } from './tolerance.ts'

/**
 * What a payment link asks for; `valid_time` is seconds left; 0 or less is over. In the answer to a request with `rp_client_id`
 * and a login, `replenish_id` names the payment link for what that account owes; where it is missing, only support
 * can say how a debt is paid. `billing_no` is the order of the link: the one that paid it, else one that is open, else the
 * newest. The store queries that order before anything can be paid.
 * Source: decision 46, spec §3 "Replenish info", §4 "Replenish login".
 */
export const replenishInfoSchema = /* @__PURE__ */ tolerant(
  v.object({
    game_name: optionalText,
    user_name: optionalText,
    amount: wireAmount,
    currency_code: wireCurrency,
    valid_time: wireNumber,
    client_id: strictId,
    product_id: strictId,
    server_id: strictId,
    role_id: strictId,
    billing_no: strictId,
    replenish_id: strictId,
  }),
  'debt',
)
export type ReplenishInfoWire = v.InferInput<typeof replenishInfoSchema>

/**
 * What is owed under a payment link; code -3016 when the link is not valid. One of the two ids is given. Null with `rp_client_id`: the
 * account owes nothing. Source: spec §7.
 */
export const getReplenishmentInfo = /* @__PURE__ */ defineEndpoint({
  path: '/api/replenishment/replenishment_info',
  method: 'GET',
  host: 'api',
  retry: 'safe',
  secret: false,
  request: v.object({ replenish_id: parameter, rp_client_id: parameter }),
  content: /* @__PURE__ */ tolerant(v.nullable(replenishInfoSchema), 'owed'),
})

/** Games of a payment link. Source: spec §7; payload as the game list (decision 33). */
export const getReplenishmentGameList = /* @__PURE__ */ defineEndpoint({
  path: '/api/replenishment/getGameList',
  method: 'GET',
  host: 'api',
  retry: 'safe',
  secret: false,
  request: v.object({ rp_client_id: parameter, replenish_id: parameter, platform: platformName }),
  content: v.array(gameSchema),
})

/** Countries that a payment link can be paid from. Source: spec §7; payload defined here (decision 33). */
export const getReplenishmentCountryList = /* @__PURE__ */ defineEndpoint({
  path: '/api/pay/replenishmentCountryList',
  method: 'GET',
  host: 'api',
  retry: 'safe',
  secret: false,
  request: v.object({ replenish_id: parameter, rp_client_id: parameter }),
  content: v.array(countrySchema),
})
