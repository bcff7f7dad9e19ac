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
