import { ownValue } from '../base/readers.ts'
import { amountOf } from '../money/money.ts'

import { idsOf } from '../order/recipient.ts'
import type { PurchaseSnapshot } from '../order/purchaseSnapshot.ts'
import type { Sold } from '../product/product.ts'

/** Longest text in an event, in characters; longer ones are left out. */
const maxTextLength = 200

/** Longest `failures`: five lines of a kind, a call and a place in its answer (decision 13). */
const maxFailuresLength = 800

/** Secrets of at least this length are searched for inside texts; a shorter one would match almost any text. */
const minSearchedLength = 4

/** What is sent for one event. Source: spec §7 "Tracking". */
export interface TrackingPayload {
  readonly event: TrackingEvent
  readonly fields: Readonly<Partial<Record<TrackedField, string | number | boolean>>>
}

/** The product fields of an event; `price` in whole units of the currency, null when unreadable. Source: spec §7 "Goods tracking fields". */
export type ProductTracking = Readonly<
  Record<(typeof productTrackedFields)[number], string | number | boolean | null>
>

/** The number of the order event on `/service/recharge/api.php`. Source: spec §7 "event 18 with order data". */
export const orderEventId = 18

/**
 * Builds the payload of an event from an allow-list: only the base, user and own fields of that event, only texts,
 * finite numbers and booleans. A text that holds an address or one of `secrets` (login token, password, card) is left
 * out, and so is a `page` that is more than a route. Source: spec §7, decision 35, faults P-01 and S23.
 */
export function trackingPayload(from: {
  readonly event: TrackingEvent
  readonly fields: Readonly<Record<string, unknown>>
  readonly secrets: readonly string[]
}): TrackingPayload {
  const fields: Partial<Record<TrackedField, string | number | boolean>> = {}
  for (const name of [...baseTrackedFields, ...userTrackedFields, ...trackedFields[from.event]]) {
    const value = ownValue(from.fields, name)
    if (isPlain(name, value) && isSafe(name, String(value), from.secrets)) fields[name] = value
  }
  return { event: from.event, fields }
}

/** Reads a product's tracking fields. Source: spec §7 "Goods tracking fields". */
export function productTracking(product: Sold): ProductTracking {
  const { productId, display, price, typeKey, isLimit, isCoupon, goodsSort, typeSort, isSpecial } = product
  return {
    value: productId,
    display,
    price: price && amountOf(price),
    typeKey,
    isLimit,
    isCoupon,
    goodsSort,
    typeSort,
    isSpecial,
  }
}

/** The data of the order event, ids and amounts of the frozen purchase. Amounts in whole units. Source: spec §7 "event 18". */
export interface OrderTracking {
  readonly billingNo: string
  readonly clientId: string
  readonly serverId: string
  readonly roleId: string
  readonly productId: string
  readonly typeKey: string
  readonly price: number
  readonly payable: number
  readonly currency: string
  readonly couponCode: string
  readonly paywayId: string
  readonly channelId: number
  readonly region: string
}

/** Reads the order event's data off a purchase; without a coupon its code is empty, and so is what a payment link does not
 * name. Source: spec §7 "event 18". */
export function orderTracking(snapshot: PurchaseSnapshot, billingNo: string): OrderTracking {
  const { recipient, product, price, payable, coupon, method } = snapshot
  const { clientId, serverId, characterId } = idsOf(recipient)
  return {
    billingNo,
    clientId: clientId ?? '',
    serverId: serverId ?? '',
    roleId: characterId ?? '',
    productId: product.productId ?? '',
    typeKey: product.typeKey,
    price: amountOf(price),
    payable: amountOf(payable),
    currency: payable.currency,
    couponCode: coupon === null ? '' : coupon.code,
    paywayId: method.paywayId,
    channelId: method.channelId,
    region: snapshot.paymentRegion,
  }
}

function isPlain(name: TrackedField, value: unknown): value is string | number | boolean {
  if (typeof value === 'string')
    return value.length <= (name === 'failures' ? maxFailuresLength : maxTextLength)
  return typeof value === 'boolean' || Number.isFinite(value)
}

function isSafe(name: TrackedField, text: string, secrets: readonly string[]): boolean {
  if (name === 'page' && !/^\/[A-Za-z0-9/]*$/.test(text)) return false
  if (text.indexOf('://') !== -1) return false
  return !secrets.some(
    (secret) => text === secret || (secret.length >= minSearchedLength && text.indexOf(secret) !== -1),
  )
}

/** The event names, as the data service knows them. Source: spec §7 "Tracking". */
export const trackingEvents = [
  'viewPage',
  'login',
  'logout',
  'viewGameList',
  'changeGame',
  'selectRole',
  'changeProductType',
  'viewProductDetail',
  'clickBuy',
  'selectPayway',
  'clickPay',
  'openPayLink',
  'viewVipCenter',
  'viewActivity',
  'viewRewardDetail',
  'pwa',
  'manualLogin',
  'manualSelectRole',
  'claimVipCoupon',
  'manualUseVipCoupon',
  'claimCumulativeReward',
  'claimContinueReward',
] as const

/** One of the event names. */
export type TrackingEvent = (typeof trackingEvents)[number]

/** The product fields that events carry. Source: spec §7 "Goods tracking fields". */
export const productTrackedFields = [
  'value',
  'display',
  'price',
  'typeKey',
  'isLimit',
  'isCoupon',
  'goodsSort',
  'typeSort',
  'isSpecial',
] as const

/**
 * What every event carries about the visit. `page` is a route without its query; `failures` names the calls that failed
 * since the event before; `version` is the store's. Source: spec §7 "base data", §8 "then report", decision 85.
 */
export const baseTrackedFields = [
  'brand',
  'environment',
  'version',
  'region',
  'language',
  'platform',
  'inAppBrowser',
  'trafficSource',
  'page',
  'did',
  'idfv',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'failures',
] as const

/** What every event carries about the player: ids only, no name. Source: spec §7 "user data", faults P-01. */
export const userTrackedFields = ['suid', 'gpId', 'clientId', 'serverId', 'roleId', 'vipLevel'] as const

/** The fields that only some events carry. */
type EventField =
  | 'loginMethod'
  | 'paywayId'
  | 'channelId'
  | 'country'
  | 'couponCode'
  | 'billingNo'
  | 'activityId'
  | 'rewardId'

/** Every field that may leave the store in an event; anything else never does. Source: faults P-01 and S23. */
export type TrackedField =
  | (typeof baseTrackedFields)[number]
  | (typeof userTrackedFields)[number]
  | (typeof productTrackedFields)[number]
  | EventField

const methodFields = ['paywayId', 'channelId', 'country'] as const

/** What each event carries in addition to the base and user fields. Source: spec §7 "Tracking". */
export const trackedFields: Readonly<Record<TrackingEvent, readonly TrackedField[]>> = {
  viewPage: [],
  login: ['loginMethod'],
  logout: [],
  viewGameList: [],
  changeGame: [],
  selectRole: [],
  changeProductType: ['typeKey', 'typeSort'],
  viewProductDetail: productTrackedFields,
  clickBuy: productTrackedFields,
  selectPayway: [...productTrackedFields, ...methodFields],
  clickPay: [...productTrackedFields, ...methodFields, 'couponCode'],
  openPayLink: [...productTrackedFields, ...methodFields, 'billingNo'],
  viewVipCenter: [],
  viewActivity: ['activityId'],
  viewRewardDetail: ['activityId', 'rewardId'],
  pwa: [],
  manualLogin: ['loginMethod'],
  manualSelectRole: [],
  claimVipCoupon: ['couponCode', 'rewardId'],
  manualUseVipCoupon: ['couponCode', 'value'],
  claimCumulativeReward: ['activityId', 'rewardId'],
  claimContinueReward: ['activityId', 'rewardId'],
}
