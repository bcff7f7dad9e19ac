import * as v from 'valibot'
import { defineEndpoint } from './endpoint.ts'
import {
  localisedText,
  optionalAmount,
  optionalId,
  optionalNumber,
  optionalText,
  platformName,
  parameter,
  requiredText,
  strictId,
  wireFlag,
  wireId,
} from './wire.ts'
import { tolerant } from './tolerance.ts'

const optionFields = {
  payway_id: wireId,
  /** 10101 to 12201; a method without a channel cannot pay. */
  channel_id: optionalId,
  name: optionalText,
  icon: optionalText,
  sort: optionalNumber,
  min_money: optionalAmount,
  max_money: optionalAmount,
  /** Plain text, or a JSON map of locale to text. */
  description: localisedText,
  open_coupon: wireFlag,
}

/** A bank, wallet or card under a method. Source: spec §3 "Payment option". */
export const subPaymentSchema = /* @__PURE__ */ tolerant(v.object(optionFields), 'payway')
export type SubPaymentWire = v.InferInput<typeof subPaymentSchema>

/** A payment method. Amounts are decimals in the product's currency, 0 or less for no bound. Source: spec §3 "Payment option". */
export const paywaySchema = /* @__PURE__ */ tolerant(
  v.object({ ...optionFields, sub_payment: v.nullish(v.array(subPaymentSchema)) }),
  'payway',
)
export type PaywayWire = v.InferInput<typeof paywaySchema>

/** The key of a country. JavaScript lists keys of digits first, so one comes with a blank in front, in the order that was sent. */
const countryKey = v.pipe(v.string(), v.regex(/\D/))

/**
 * Payment methods for a product, by country; without a product, for a payment link that does not name one. Source: spec §7
 * "Payment methods list", decision 33.
 */
export const getPaywayList = /* @__PURE__ */ defineEndpoint({
  path: '/api/pay/getPaywayList',
  method: 'GET',
  host: 'api',
  retry: 'safe',
  secret: false,
  request: v.object({
    client_id: requiredText,
    product_id: parameter,
    platform: platformName,
    domain_area: requiredText,
  }),
  content: /* @__PURE__ */ tolerant(
    v.object({ country: v.record(countryKey, v.array(paywaySchema)) }),
    'payways',
  ),
})

/**
 * What a drop-in needs to start: which provider, and its parameters as text. `adyen`: a session that the
 * service has made for this order only, as `environment`, `clientKey`, `sessionId`, `sessionData` and
 * `countryCode`; the session's return address belongs to the service. `airwallex`: a payment intent, as `environment` (`demo` or
 * `prod`), `intentId`, `clientSecret` and `currency`. `alipay`: a payment session for cards, as `environment` (`sandbox` or `prod`) and
 * `sessionData`. `krWelcome`: the fields of the brand's card script, by whatever names; they go to `WelcomePay.open(fields, closed)`,
 * and `url` comes beside them, because a phone is sent there. The parameters of the last three, and the shape of that function, are
 * assumptions (decision 52).
 * Source: spec §4 "a drop-in payment", decision 20.
 */
export const dropInSchema = v.object({ provider: requiredText, parameters: v.record(v.string(), v.string()) })
export type DropInWire = v.InferInput<typeof dropInSchema>

/**
 * A payment starter's answer. Only `billing_no` decides; a payment URL or drop-in of a wrong type counts as
 * missing, so that the number of an existing order is never lost.
 * Source: spec §7 "The answer gives billing_no and an optional url".
 */
export const payStartSchema = v.object({
  billing_no: strictId,
  url: v.fallback(v.nullish(v.string()), null),
  drop_in: v.fallback(v.nullish(dropInSchema), null),
})
export type PayStartWire = v.InferInput<typeof payStartSchema>

/**
 * The content of an envelope with code 10 on a starter: the order that is already being processed, with its page or
 * drop-in as in the first answer. Source: decision 29.
 */
export const repeatedOrderSchema = v.object({
  billing_no: wireId,
  url: v.fallback(v.nullish(v.string()), null),
  drop_in: v.fallback(v.nullish(dropInSchema), null),
})
