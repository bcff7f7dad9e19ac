import { bcp47, namedId, type Language, type Platform, type PurchaseSnapshot } from '@topup/domain'
import type { PayRequestWire } from '../contract/payRequest.ts'

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
