import { getOrderInfo } from '@topup/api-client/contract'

/** A value of JSON. */
type Json = unknown
export type Row = Readonly<Record<string, Json>>

export const isRow = (value: Json): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The rows of a list; none of anything else. */
export const rowsOf = (value: Json): readonly Row[] => (Array.isArray(value) ? value.filter(isRow) : [])

/** A row with these fields alone. */
const only = (row: Row, ...names: readonly string[]): Row =>
  Object.fromEntries(names.flatMap((name) => (row[name] == null ? [] : [[name, row[name]]])))

const choice = (value: Json, display: Json): Row => ({ display, value })

const goodsFields =
  'price display value isCoupon isLimit couponPoints typeKey goodsSort typeSort isSpecial'.split(' ')
const couponFields = 'code name use_category is_used used_time valid_end_time time_zone discount_rate'.split(
  ' ',
)
const paywayFields = 'payway_id channel_id name icon sort min_money max_money description open_coupon'.split(
  ' ',
)

const coupons = (list: Json) => rowsOf(list).map((row) => only(row, ...couponFields))

const payway = (row: Row): Row => ({
  ...only(row, ...paywayFields),
  sub_payment: rowsOf(row['sub_payment']).map((sub) => only(sub, ...paywayFields)),
})

const level = (row: Row): Row => {
  const groups = row['coupons_list']
  return {
    ...only(row, 'level_id', 'level_name', 'level_show', 'need_points'),
    coupons_list: isRow(groups)
      ? Object.fromEntries(Object.entries(groups).map(([kind, list]) => [kind, coupons(list)]))
      : {},
  }
}

const orderFields =
  'billing_no status user_name account game_name game_server_name role_name product_name'.split(' ')

/** The words of spec §4 "Billing status". */
export const statusWords: ReadonlyMap<Json, string> = new Map([
  [1, 'Success'],
  [-1, 'Pending'],
  [-2, 'Fail'],
])

const inRow = (form: (row: Row) => Json) => (content: Json) => (isRow(content) ? form(content) : content)
const inRows = (form: (row: Row) => Json) => (content: Json) => rowsOf(content).map(form)

/** What each call answers in the letter of the specification: the fields that §3 and §7 name, in the plainest shape. */
const forms: Readonly<Record<string, (content: Json) => Json>> = {
  '/api/pay/productPoints': (content) =>
    rowsOf(content).flatMap(({ goods }) => rowsOf(goods).map((row) => only(row, ...goodsFields))),
  '/api/pay/getServerList': inRow(({ all }) =>
    rowsOf(all).map((row) => choice(row['server_id'], row['server_name'])),
  ),
  '/api/pay/getRoleList': inRows((row) => choice(row['role_id'], row['role_name'])),
  '/api/system/allRoleList': inRows((row) => choice(row['role_id'], row['role_name'])),
  '/api/pay/getLimitProductInfo': inRows((row) =>
    only(row, 'product_id', 'limit_type', 'frequency', 'day_info', 'extra_pay_times', 'next_pay_time'),
  ),
  '/api/pay/getPaywayList': inRow(({ country }) => ({
    country: isRow(country)
      ? Object.fromEntries(Object.entries(country).map(([key, list]) => [key, rowsOf(list).map(payway)]))
      : {},
  })),
  '/api/pay/getCountryList': inRows((row) => choice(row['code'], row['name'])),
  '/api/pay/replenishmentCountryList': inRows((row) => choice(row['code'], row['name'])),
  '/api/config/recharge': inRow((row) =>
    only(
      row,
      'is_open_coupon',
      'language_config',
      'area_config',
      'brand_color',
      'cumulative_config',
      'continue_config',
    ),
  ),
  '/api/replenishment/replenishment_info': inRow((row) =>
    only(row, 'game_name', 'user_name', 'amount', 'currency_code', 'valid_time'),
  ),
  '/api/coupons/couponList': coupons,
  '/api/coupons/vipBasicInfo': inRow((row) => ({
    ...only(row, 'point_to_coin', 'faq_title', 'faq_content'),
    levels: rowsOf(row['levels']).map(level),
  })),
  '/api/coupons/vipInfo': inRow((row) =>
    only(row, 'vip_level', 'vip_level_name', 'vip_level_show', 'total_points'),
  ),
  '/api/cumulative/cumulativeActivityInfo': inRow(({ currency: _own, ...row }) => row),
  '/api/pay/card_info': inRow((row) => only(row, 'price', 'gems_number', 'extra_gems_number')),
  [getOrderInfo.path]: inRow((row) => ({
    ...only(row, ...orderFields),
    status: statusWords.get(row['status']) ?? row['status'],
  })),
}

/** Starters answer with two fields. */
const started = inRow((row) => only(row, 'billing_no', 'url'))

/** The content of a good answer in the letter of the specification. */
export function letterOf(path: string, content: Json): Json {
  const isStarter = /^\/api\/(?:kr_)?pay\/\w*(?:_pay|airwallex|payMy\w+)$/.test(path)
  return (forms[path] ?? (isStarter ? started : (same: Json) => same))(content)
}

/** Whether a query asks by what the specification does not name. */
export const isUnknownQuery = (path: string, params: URLSearchParams): boolean =>
  path === getOrderInfo.path && (params.get('billing_no') ?? '') === ''
