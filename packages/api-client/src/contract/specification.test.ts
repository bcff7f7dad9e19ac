import {
  formatPrice,
  productTrackedFields,
  languages,
  orderEventId,
  paymentGroup,
  paymentRegions,
  trackingEvents,
} from '@topup/domain'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { couponReloadDelayMs } from '../errors/reactTo.ts'
import { retryDelayMs } from '../failover/createHttp.ts'
import { allProviders } from '../providers/allProviders.ts'
import { allEndpoints } from './allEndpoints.ts'
import { getCouponList } from './coupons.ts'
import { errorCodes, successCode } from './errorCodes.ts'

/*
 * The names and numbers of the specification as its user wrote it, typed in by hand and never read from `docs/spec`, which says
 * what the product does. A departure from them fails here first: it needs a decision, and a row in `docs/spec/departures.md`.
 */

const words = (text: string) => text.split(/\s+/)

/** §7 "Lists and config", "Payment methods and coupons", "Login", "Activities and VIP": path, and the payload where it is shown. */
const calls: Readonly<Record<string, string | null>> = {
  '/api/pay/getGameListV2': 'client_id platform domain_area',
  '/api/replenishment/getGameList': null,
  '/api/replenishment/replenishment_info': null,
  '/api/pay/replenishmentCountryList': null,
  '/api/config/game_logo': 'client_id',
  '/api/config/recharge': 'client_id domain_area',
  '/api/pay/getThirdGift': null,
  '/api/pay/getServerList': null,
  '/api/pay/getRoleList': null,
  '/api/system/allRoleList': null,
  '/api/pay/getLimitProductInfo': 'client_id role_id server_id area_id',
  '/api/pay/productPoints': null,
  '/api/pay/getCountryList': null,
  '/api/pay/getOrderInfo': 'billing_no simple',
  '/api/rsys/evoke': null,
  '/util/login/auth': 'username password client_id',
  '/util/login/google_auth': 'authorization_code pkg client_id redirect_uri',
  '/util/login/apple_auth': 'authorization_code identity_token redirect_uri client_id',
  '/util/login/facebook_auth': 'fb_access_token client_id',
  '/util/login/twitter_redirect': 'client_id oauth_token oauth_verifier',
  '/util/login/twitter_auth': 'callback client_id',
  '/util/login/vk_auth': 'vk_access_token uid client_id',
  '/util/login/huawei_auth': 'authorization_code redirect_uri client_id',
  '/util/login/get_user_info': 'oauth_token client_id',
  '/util/login/login_config': 'client_id domain_area',
  '/api/ingame/auth': 'username password game_id',
  '/api/ingame/apple_auth': null,
  '/api/ingame/google_auth': null,
  '/api/ingame/facebook_auth': null,
  '/api/ingame/twitter_auth': null,
  '/api/ingame/twitter_redirect': null,
  '/api/ingame/vk_auth': null,
  '/api/ingame/huawei_auth': null,
  '/api/cumulative/cumulativeActivityInfo': null,
  '/api/cumulative/receiveActivityGift': null,
  '/api/cumulative/status': null,
  '/api/coupons/vipBasicInfo': null,
  '/api/coupons/vipInfo': null,
  '/api/coupons/couponList': 'client_id use_category',
  '/api/coupons/receiveCoupons': null,
  '/api/pay/card_info': 'client_id card_info',
  '/service/recharge/dot.php': null,
  '/service/recharge/api.php': null,
}

/** §7 gives the payload of these two, and no path (decision 33). */
const callsWithoutPath = {
  '/api/pay/getPaywayList': 'client_id product_id platform domain_area',
  '/api/coupons/couponPrice': 'client_id coupon_code product_id',
}

/** §7 "Payment starters". */
const starters = [
  ...words(`razer_gold_pay payMyCardInGame card_pay payMyCardBilling payMyCardKouDian airwallex platform_pay xsolla_pay
    pagsmile_pay paypal_pay codapay_pay naver_pay payermax_pay alipay_pay adyen_pay travellet_pay pingpongx_pay ebanx_pay`).map(
    (name) => `/api/pay/${name}`,
  ),
  ...words('naver_pay welcome_pay kakao_pay').map((name) => `/api/kr_pay/${name}`),
]

/** §7 "Common pay params". */
const payParameters =
  words(`client_id server_id role_id platform product_id domain_area game_channel_id bcp47_lang country did
  session_id session_time traffic_source areaId pay_id coupon_code`)

/** What the product's calls carry besides; each is a row in `docs/spec/departures.md`. */
const added: Readonly<Record<string, string>> = {
  '/api/pay/getOrderInfo': 'session_id',
  '/api/coupons/couponPrice': 'domain_area',
  '/api/pay/card_info': 'hash',
}

const endpointOf = new Map(allEndpoints.map(({ endpoint }) => [endpoint.path as string, endpoint]))

/** The names that a call's schema declares, sorted. */
function parametersOf(path: string): readonly string[] {
  const request = endpointOf.get(path)?.request as { readonly entries?: object } | undefined
  if (request?.entries === undefined) throw new Error(`${path} declares no parameters`)
  return Object.keys(request.entries).sort()
}

test('the product calls the paths of §7 and no others', () => {
  const wanted = [...Object.keys(calls), ...Object.keys(callsWithoutPath), ...starters]
  expect([...endpointOf.keys()].sort()).toEqual([...wanted].sort())
})

test('all calls are GET, tracking alone is POST', () => {
  const posted = allEndpoints.flatMap(({ endpoint }) => (endpoint.method === 'POST' ? [endpoint.path] : []))
  expect(posted.sort()).toEqual(['/service/recharge/api.php', '/service/recharge/dot.php'])
})

const shown = Object.entries({ ...calls, ...callsWithoutPath }).flatMap(([path, payload]) =>
  payload === null ? [] : [[path, words(payload)] as const],
)

test.each(shown)('%s has the payload of §7, and what is known to be added', (path, payload) => {
  expect(parametersOf(path)).toEqual([...payload, ...words(added[path] ?? '')].filter(Boolean).sort())
})

test.each(words('apple_auth google_auth facebook_auth twitter_auth twitter_redirect vk_auth huawei_auth'))(
  'the in-game login %s differs from the other one by game_id alone',
  (name) => {
    const ofLogin = parametersOf(`/util/login/${name}`)
    const ofGame = ofLogin.map((each) => (each === 'client_id' ? 'game_id' : each))
    expect(parametersOf(`/api/ingame/${name}`)).toEqual([...ofGame].sort())
  },
)

test.each(starters.filter((path) => path !== '/api/pay/card_pay'))(
  '%s has the common pay params, one channel parameter, and what is known to be added',
  (path) => {
    const rest = parametersOf(path).filter((name) => !payParameters.includes(name) && name !== 'replenish_id')
    const channel = rest.filter((name) => name === 'channel' || name === 'channel_id')
    const card = path === '/api/pay/payMyCardInGame' ? ['card_info', 'hash'] : []
    expect(payParameters.filter((name) => !parametersOf(path).includes(name))).toEqual([])
    expect(channel).toHaveLength(1)
    expect([...rest].sort()).toEqual([...card, ...channel].sort())
  },
)

test('card recharge has the payload of §7, a checksum and the idempotency key', () => {
  const payload = words('areaId client_id server_id role_id platform card_info')
  expect(parametersOf('/api/pay/card_pay')).toEqual([...payload, 'hash', 'session_id'].sort())
})

test('coupons are asked for by the two values of §7', () => {
  const isTaken = (use_category: string) => v.is(getCouponList.request, { client_id: '1', use_category })
  expect(['avail,lock', 'history'].filter(isTaken)).toHaveLength(2)
  expect(['claim,avail,lock', 'claim', 'avail', ''].filter(isTaken)).toEqual([])
})

/** §3 "Entities and their fields": what an answer is read for. */
const fields: Readonly<Record<string, string>> = {
  '/api/pay/getGameListV2': 'client_id gp_id name logo is_select_game sub_game terms privacy',
  '/api/config/recharge': `is_open_coupon language_config area_config is_area_role brand_color cumulative_config
    is_has_cumulative continue_config is_has_continue`,
  '/api/replenishment/replenishment_info': 'game_name user_name amount currency_code valid_time',
  '/api/pay/getLimitProductInfo': 'product_id limit_type frequency day_info extra_pay_times next_pay_time',
  '/api/pay/getOrderInfo':
    'billing_no status user_name account game_name game_server_name role_name product_name',
  '/api/coupons/vipInfo': 'vip_level vip_level_name vip_level_show total_points',
  '/api/coupons/vipBasicInfo': `level_id level_name level_show need_points coupons_list permanent month week point_to_coin
    faq_title faq_content`,
  '/api/coupons/couponList':
    'code name use_category is_used used_time valid_end_time time_zone discount_rate',
  '/api/coupons/couponPrice': 'points discountPrice',
  '/util/login/login_config': 'fb_id gg_id gg_pkg ios_id vk_id client_id json_type',
  '/util/login/auth': 'username suid oauth_token gp_id',
  '/api/pay/productPoints':
    'price display value isCoupon isLimit couponPoints typeKey goodsSort typeSort isSpecial',
  '/api/pay/getPaywayList': `country payway_id channel_id name icon sort min_money max_money description sub_payment
    open_coupon`,
  '/api/pay/card_info': 'price gems_number extra_gems_number',
  '/api/pay/adyen_pay': 'billing_no url',
}

/** Every field name in a schema, however deep. */
function namesIn(schema: unknown, seen = new Set<unknown>()): readonly string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return []
  seen.add(schema)
  const { entries } = schema as { readonly entries?: object }
  return [...Object.keys(entries ?? {}), ...Object.values(schema).flatMap((part) => namesIn(part, seen))]
}

test.each(Object.entries(fields))('the answer of %s is read for the fields of §3', (path, names) => {
  const known = namesIn(endpointOf.get(path)?.content)
  expect(words(names).filter((name) => !known.includes(name))).toEqual([])
})

test('the envelope codes are those of §8 and §4; -3011 alone is the project’s own', () => {
  const codes = Object.values(errorCodes).map(({ code }) => code)
  expect(successCode).toBe(1)
  expect(new Set(codes)).toEqual(new Set([-600, -3001, -3014, 6001, -3016, -3062, -3022, 10, -3011]))
})

test('the channels of §9 belong to a starter', () => {
  const channels: readonly number[] = allProviders.flatMap(({ channelIds }) => channelIds)
  const pages = [10201, 10302, 10303, 10401, 11001, 11601, 11602, 11801, 12101, 12201]
  const giftCards = [11701, 11702, 11501, 10301]
  expect([...pages, ...giftCards].filter((channel) => !channels.includes(channel))).toEqual([])
  expect([Math.min(...channels), Math.max(...channels)]).toEqual([10101, 12201])
})

test('the waits of §9 are 4 s before a retry and 1 s before coupons are loaded again', () => {
  expect([retryDelayMs, couponReloadDelayMs]).toEqual([4000, 1000])
})

test('tracking knows the names of §7', () => {
  expect([...trackingEvents].sort()).toEqual(
    words(`viewPage login logout viewGameList changeGame selectRole changeProductType viewProductDetail clickBuy selectPayway
      clickPay openPayLink viewVipCenter viewActivity viewRewardDetail pwa manualLogin manualSelectRole claimVipCoupon
      manualUseVipCoupon claimCumulativeReward claimContinueReward`).sort(),
  )
  expect([...productTrackedFields].sort()).toEqual(
    words('value display price typeKey isLimit isCoupon goodsSort typeSort isSpecial').sort(),
  )
  expect(orderEventId).toBe(18)
})

test('regions and languages are those of §3 and §9', () => {
  expect([...paymentRegions].sort()).toEqual(
    words('universal eru sea ja kr twhk useuro ru hk codapay mea dragon').sort(),
  )
  expect([...languages].sort()).toEqual(
    words('ar de en es fr id it ja ko ms pl pt ru th tr vi zh-cn zh-tw').sort(),
  )
})

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

test('payway ids are grouped as in §9', () => {
  const groups: Readonly<Record<string, readonly number[]>> = {
    internetBank: [...range(128, 134), ...range(136, 141)],
    banking: [...range(91, 94), 121],
    eWallet: [1],
    prepaidCard: [3],
    molPoints: [605],
    ininal: [127],
    trueWallet: [143],
    linePay: [142],
    trueMoney: [602],
    twelveCall: [601],
  }
  const grouped: Record<string, number[]> = {}
  for (const id of range(0, 700)) {
    const group = paymentGroup(String(id))
    if (group !== null) (grouped[group] ??= []).push(id)
  }
  expect(grouped).toEqual(groups)
})

test.each([
  ['KRW', 'ko', '₩'],
  ['TWD', 'zh-tw', 'NT$'],
  ['EUR', 'de', '€'],
  ['TRY', 'tr', '₺'],
  ['MYR', 'ms', 'RM'],
  ['THB', 'th', 'THB'],
  ['VND', 'vi', 'VND'],
  ['IDR', 'id', 'IDR'],
  ['JPY', 'ja', '¥'],
  ['USD', 'en', '$'],
  ['RMB', 'zh-cn', '¥'],
] as const)('%s in %s is written with %s', (currency, language, symbol) => {
  expect(formatPrice({ minorUnits: 12_300, currency }, language)).toContain(symbol)
})
