import { type Language, type Platform, type PurchaseSnapshot, bcp47, namedId } from '@topup/domain'
import * as v from 'valibot'
import type { LinkProvider } from '../providers/paymentProvider.ts'
import type { Endpoint } from './endpoint.ts'
import { payStartSchema } from './payments.ts'
import { parameter, platformName, requiredText } from './wire.ts'

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
  return {
    client_id: recipient.clientId,
    server_id: namedId(recipient.server.value),
    role_id: namedId(recipient.character.value),
    platform: visit.platform,
    product_id: namedId(snapshot.product.productId),
    domain_area: snapshot.paymentRegion,
    game_channel_id: visit.gameChannelId,
    bcp47_lang: bcp47(visit.language),
    country: method.country,
    did: visit.deviceId,
    session_id: snapshot.intentId,
    session_time: String(snapshot.intendedAtMs),
    traffic_source: visit.trafficSource,
    areaId: recipient.area?.value ?? null,
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
