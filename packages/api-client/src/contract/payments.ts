import * as v from 'valibot'
import {
  defineEndpoint,
  type Endpoint,
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
  decorativeText,
  optionalCurrency,
  wireNumber,
} from './wire.ts'
import { tolerant } from './tolerance.ts'
import { type Language, type Platform, type PurchaseSnapshot, bcp47, idsOf } from '@topup/domain'
import type { LinkProvider } from '../providers/paymentProvider.ts'

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

/**
 * The common pay parameters. `session_id` and `session_time` (epoch milliseconds) name one intent, so that a
 * server can recognise a repeated call; `traffic_source` is `social` or `kf` (customer service), and missing for a visitor
 * who came without a link; `areaId` is sent only when area roles are on; with `replenish_id` the
 * call pays what a payment link asks for, without a login. `server_id`, `role_id` and `product_id` are always sent,
 * except with a `replenish_id` whose link does not name them. Assumptions (decision 52): `game_channel_id` is the `gp_id` of the
 * game, and which starters take the channel as `channel` and which as `channel_id`. Source: spec §7 "Common pay params", decision 31.
 */
export const payFields = {
  client_id: requiredText,
  server_id: parameter,
  role_id: parameter,
  platform: platformName,
  product_id: parameter,
  domain_area: requiredText,
  game_channel_id: parameter,
  bcp47_lang: requiredText,
  country: requiredText,
  did: requiredText,
  session_id: requiredText,
  session_time: requiredText,
  traffic_source: parameter,
  areaId: parameter,
  pay_id: requiredText,
  coupon_code: parameter,
  replenish_id: parameter,
}

/** The common pay parameters only, as `payParameters` builds them. */
export const payRequestSchema = v.object(payFields)
export type PayRequestWire = v.InferInput<typeof payRequestSchema>

/** For providers that take our channel number. */
export const payRequestWithChannelId = v.object({ ...payFields, channel_id: requiredText })

/** For providers that take the channel under their own parameter name. */
export const payRequestWithChannel = v.object({ ...payFields, channel: requiredText })

/** What all starters share: they make an order, so they are sent once. Source: decision 27. */
const starter = {
  method: 'GET',
  host: 'api',
  retry: 'never',
  secret: true,
  content: payStartSchema,
} as const

/** The starter of a provider that takes our channel number as `channel_id`. Source: spec §7 "Payment starters", decision 11. */
export const starterWithChannelId = ({ path }: Pick<LinkProvider, 'path'>) => ({
  path,
  ...starter,
  request: payRequestWithChannelId,
})

/** The starter of a provider that takes our channel number as `channel`. Source: spec §7 "Payment starters", decision 11. */
export const starterWithChannel = ({ path }: Pick<LinkProvider, 'path'>) => ({
  path,
  ...starter,
  request: payRequestWithChannel,
})

/** The starter of a provider that is paid by link or drop-in. Source: spec §7 "Payment starters". */
export const linkStarter = (provider: LinkProvider) =>
  provider.channelParameter === 'channel' ? starterWithChannel(provider) : starterWithChannelId(provider)

/**
 * Whether a request has everything that its call needs, each value of the type that the contract requires.
 * Source: spec §5 "wrong method parameters".
 */
export function fitsRequest(endpoint: Endpoint, request: Readonly<Record<string, unknown>>): boolean {
  return v.is(endpoint.request, request)
}

/** What a payment sends about the visit, in addition to what is bought. */
export interface PayVisit {
  readonly platform: Platform
  /** The interface language; sent as a BCP 47 tag. */
  readonly language: Language
  /** This device's id, sent as `did`. */
  readonly deviceId: string
  /** `social`, `kf` and the like; null when the visitor came by themselves. */
  readonly trafficSource: string | null
  /** The channel of the game build that the visitor came from; null when unknown. */
  readonly gameChannelId: string | null
  /** The payment link that is being paid. */
  readonly paymentLinkId?: string | null
}

/**
 * The common pay parameters of a purchase, all from the one frozen snapshot. The area is sent when the snapshot
 * has one, which is only when area roles are on.
 * Source: spec §7 "Common pay params", §5 "Area is sent only when", decision 31.
 */
export function payParameters(snapshot: PurchaseSnapshot, visit: PayVisit): PayRequestWire {
  const { coupon, method, recipient } = snapshot
  const { clientId, serverId, characterId } = idsOf(recipient)
  return {
    // Without a game the request does not fit its call, so it is not sent (`fitsRequest`).
    client_id: clientId ?? '',
    server_id: serverId,
    role_id: characterId,
    platform: visit.platform,
    product_id: snapshot.product.productId,
    domain_area: snapshot.paymentRegion,
    game_channel_id: visit.gameChannelId,
    bcp47_lang: bcp47(visit.language),
    country: method.country,
    did: visit.deviceId,
    session_id: snapshot.intentId,
    session_time: String(snapshot.intendedAtMs),
    traffic_source: visit.trafficSource,
    areaId: recipient.kind === 'character' ? (recipient.area?.value ?? null) : null,
    pay_id: method.paywayId,
    coupon_code: coupon?.code ?? null,
    replenish_id: visit.paymentLinkId ?? null,
  }
}

/**
 * Whether a payment says what is bought and for whom. Only the service of a payment link knows that itself, so there the
 * parameters may be left out. Source: spec §6 "Replenish visitors".
 */
export const saysWhatIsBought = ({ replenish_id, server_id, role_id, product_id }: PayRequestWire): boolean =>
  Boolean(replenish_id) || [server_id, role_id, product_id].every(Boolean)

/** The pay parameters for starters that take the channel as `channel_id`. Source: spec §7 "plus channel or channel_id per provider". */
export function payParametersWithChannelId(snapshot: PurchaseSnapshot, visit: PayVisit) {
  return { ...payParameters(snapshot, visit), channel_id: String(snapshot.method.channelId) }
}

/** The pay parameters for starters that take the channel as `channel`. Source: spec §7 "plus channel or channel_id per provider". */
export function payParametersWithChannel(snapshot: PurchaseSnapshot, visit: PayVisit) {
  return { ...payParameters(snapshot, visit), channel: String(snapshot.method.channelId) }
}
