import * as v from 'valibot'
import { defineEndpoint } from './endpoint.ts'
import {
  decorativeText,
  optionalCurrency,
  optionalId,
  optionalAmount,
  parameter,
  strictId,
  wireNumber,
} from './wire.ts'
import { tolerant } from './tolerance.ts'

/** A status as number, decimal text or word; a word in any case of letters. Source: spec §4 "Billing status". */
export const wireStatus = /* @__PURE__ */ tolerant(
  v.union([v.picklist(['Pending', 'Success', 'Fail']), wireNumber]),
  'status',
)

/**
 * An order. Only `status` 1 (success) and -2 (fail) of a full query decide, as numbers, as their decimal text or
 * as the words `Success` and `Fail` in any case of letters; -1, `Pending`, 10, anything else and nothing are pending. `pay_url` is what both queries may carry while the order is open: the
 * store offers it for paying again.
 * Source: spec §3 "Order/billing info", §4 "Order result codes", decision 29.
 */
export const orderInfoSchema = /* @__PURE__ */ tolerant(
  v.object({
    billing_no: strictId,
    status: v.nullish(wireStatus),
    user_name: decorativeText,
    account: decorativeText,
    game_name: decorativeText,
    game_server_name: decorativeText,
    role_name: decorativeText,
    product_name: decorativeText,
    pay_url: decorativeText,
    amount: v.fallback(optionalAmount, null),
    currency: optionalCurrency,
    product_id: optionalId,
  }),
  'order',
)
export type OrderInfoWire = v.InferInput<typeof orderInfoSchema>

/**
 * The status of an order. `simple` is `1` for the short query (never decides) and `0` for the full one.
 * `session_id` in place of `billing_no` asks for the order of an intent whose answer was lost; a service that
 * does not know the parameter rejects the call, and the player stays at "checking". An order that does not
 * exist is rejected with code -3011; any other rejection leaves the order open.
 * Source: spec §7, decisions 27 to 29.
 */
export const getOrderInfo = /* @__PURE__ */ defineEndpoint({
  path: '/api/pay/getOrderInfo',
  method: 'GET',
  host: 'api',
  retry: 'safe',
  secret: false,
  request: v.object({ billing_no: parameter, session_id: parameter, simple: v.picklist(['0', '1']) }),
  content: orderInfoSchema,
})
