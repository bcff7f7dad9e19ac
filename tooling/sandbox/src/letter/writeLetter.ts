import { getOrderInfo } from '@topup/api-client/contract'
import { codeOf } from '@topup/service-model'

/** A value of JSON. */
type Json = unknown
type Row = Readonly<Record<string, Json>>

const isRow = (value: Json): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The rows of a list; none of anything else. */
const rowsOf = (value: Json): readonly Row[] => (Array.isArray(value) ? value.filter(isRow) : [])

/** A row with these fields alone. */
const only = (row: Row, fields: string): Row =>
  Object.fromEntries(fields.split(' ').flatMap((name) => (row[name] == null ? [] : [[name, row[name]]])))

/** Every value of a map in another form. */
const eachOf = (map: Json, form: (value: Json) => Json): Row =>
  isRow(map) ? Object.fromEntries(Object.entries(map).map(([key, value]) => [key, form(value)])) : {}

/** Changes an object, or each row of a list. */
const changed =
  (form: (row: Row) => Json) =>
  (content: Json): Json =>
    Array.isArray(content) ? rowsOf(content).map(form) : isRow(content) ? form(content) : content

const keeping = (fields: string) => changed((row) => only(row, fields))
const choices = (value: string, display: string) =>
  changed((row) => ({ display: row[display], value: row[value] }))

const goods = keeping(
  'price display value isCoupon isLimit couponPoints typeKey goodsSort typeSort isSpecial',
)
const coupons = keeping('code name use_category is_used used_time valid_end_time time_zone discount_rate')
const paywayFields = 'payway_id channel_id name icon sort min_money max_money description open_coupon'
const payways = changed((row) => ({
  ...only(row, paywayFields),
  sub_payment: rowsOf(row['sub_payment']).map((sub) => only(sub, paywayFields)),
}))
const levels = changed((row) => ({
  ...only(row, 'level_id level_name level_show need_points'),
  coupons_list: eachOf(row['coupons_list'], coupons),
}))
const orderFields = 'billing_no user_name account game_name game_server_name role_name product_name'

/** The words of spec §4 "Billing status". */
const statusWords: ReadonlyMap<Json, string> = new Map([
  [1, 'Success'],
  [-1, 'Pending'],
  [-2, 'Fail'],
])

/** What each call answers in the letter of the specification: the fields that §3 and §7 name, in the plainest shape. */
const forms: Readonly<Record<string, (content: Json) => Json>> = {
  '/api/pay/productPoints': (content) => goods(rowsOf(content).flatMap((group) => rowsOf(group['goods']))),
  '/api/pay/getServerList': changed(({ all }) => choices('server_id', 'server_name')(all)),
  '/api/pay/getRoleList': choices('role_id', 'role_name'),
  '/api/system/allRoleList': choices('role_id', 'role_name'),
  '/api/pay/getLimitProductInfo': keeping(
    'product_id limit_type frequency day_info extra_pay_times next_pay_time',
  ),
  '/api/pay/getPaywayList': changed(({ country }) => ({ country: eachOf(country, payways) })),
  '/api/pay/getCountryList': choices('code', 'name'),
  '/api/pay/replenishmentCountryList': choices('code', 'name'),
  '/api/config/recharge': keeping(
    'is_open_coupon language_config area_config brand_color cumulative_config continue_config',
  ),
  '/api/replenishment/replenishment_info': keeping('game_name user_name amount currency_code valid_time'),
  '/api/coupons/couponList': coupons,
  '/api/coupons/vipBasicInfo': changed((row) => ({
    ...only(row, 'point_to_coin faq_title faq_content'),
    levels: levels(row['levels']),
  })),
  '/api/coupons/vipInfo': keeping('vip_level vip_level_name vip_level_show total_points'),
  '/api/cumulative/cumulativeActivityInfo': changed(({ currency: _own, ...row }) => row),
  '/api/pay/card_info': keeping('price gems_number extra_gems_number'),
  [getOrderInfo.path]: changed((row) => ({
    ...only(row, orderFields),
    status: statusWords.get(row['status']) ?? row['status'],
  })),
}

/** Starters answer with two fields. */
const started = keeping('billing_no url')
const isStarter = (path: string) => /^\/api\/(?:kr_)?pay\/\w*(?:_pay|airwallex|payMy\w+)$/.test(path)

/**
 * The text of an answer as a service writes it that was made from the specification alone. It knows no query by `session_id`.
 * Source: decision 103.
 */
export function writeLetter(
  envelope: { readonly code: number; readonly msg: string; readonly content: unknown },
  path: string,
  params: URLSearchParams,
): string {
  if (path === getOrderInfo.path && (params.get('billing_no') ?? '') === '')
    return JSON.stringify({ code: codeOf('parameter'), msg: 'billing_no is empty', content: null })
  const form = forms[path] ?? (isStarter(path) ? started : undefined)
  const content = envelope.code === 1 && form !== undefined ? form(envelope.content) : envelope.content
  return JSON.stringify({ ...envelope, content })
}
