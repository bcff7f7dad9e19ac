import { currencyCode, zoneOffsetMinutes } from '@topup/domain'
import type { ToleranceName } from '../contract/tolerance.ts'
import { readName, readSwitch } from '../decode/readers.ts'
import { readGroups } from './goodsGroups.ts'
import { asCountryMap, inOrderSent } from './methodMaps.ts'
import { isNothing } from './readEnvelope.ts'
import { asPlacedRoles, asServerLists, orEmpty, placedIn } from './rosterForms.ts'

/** How a value may be sent in addition to the contract's own form. The schema that it is laid on says the own form. */
export interface Tolerance {
  /** Other names of an object's fields, the likeliest first, with spaces between them. Small letters, without `_` and `-`. */
  readonly names?: Readonly<Record<string, string>>
  /** The field that the key of a row is, where the rows come as a map and name none themselves. */
  readonly key?: string
  /** The field that a plain value under the key of a row is. */
  readonly plain?: string
  /** The field that a plain value in place of an object is, where that is no row. */
  readonly alone?: string
  /** The fields of an amount and of its currency. */
  readonly money?: readonly [amount: string, currency: string]
  /** The fields of a time zone and of the times in it. */
  readonly zoned?: readonly [zone: string, ...times: readonly string[]]
  /** Keys of a map of names; those with a figure, when left out. */
  readonly keys?: RegExp
  /** Keeps a row of nothing under the key of a map: it says that something is not known of what the key names. */
  readonly keepsNothing?: true
  /** The rows that stand in a row of a list; that row alone where it is one. `key` is its key in a map. */
  readonly rows?: (row: unknown, key?: string) => readonly unknown[]
  /** Puts the contract's form in place of another one. What it cannot read it gives back unchanged. */
  readonly read?: (value: unknown) => unknown
  /** The same for the whole content, with the text of the answer. */
  readonly whole?: (value: unknown, text: string) => unknown
}

const date =
  /^(\d{4})[-/.](\d\d?)[-/.](\d\d?)(?:[T\s]\s?(\d\d?):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?)?\s?(Z|UTC|GMT|([+-])(\d\d):?(\d\d)?)?$/i

const month = /(?:^|[\s,-])(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?:$|[\s,.-])/i
const zone = /(?:Z|UTC|GMT|[+-]\d\d:?\d\d)\)?$/i

const netDate = /^\/Date\((\d{1,15})(?:[+-]\d{4})?\)\/$/

/** A date with the name of its month (`Thu, 03 Dec 2026 10:00:00 GMT`, `Dec 3, 2026 10:00 AM`), or as .NET writes it; else null. */
function readNamedDate(text: string): number | null {
  const inNet = netDate.exec(text)
  if (inNet !== null) return Number(inNet[1])
  if (!month.test(text) || !/\b\d{4}\b/.test(text)) return null
  const epochMs = Date.parse(zone.test(text) ? text : `${text} UTC`)
  return Number.isNaN(epochMs) ? null : epochMs
}

/**
 * A time as epoch milliseconds where it is a date in figures, year first; one that names no zone is taken as UTC. An
 * epoch time and everything else come back unchanged.
 */
export function readDate(value: unknown): unknown {
  if (typeof value !== 'string' || value.length > 40) return value
  const text = value.trim()
  if (/^\d+(?:\.\d+)?$/.test(text)) return text
  const match = date.exec(text)
  if (match === null) return readNamedDate(text) ?? value
  const part = (index: number) => Number(match[index] ?? 0)
  // `0000-00-00` is what databases send for "never".
  if (part(1) === 0 || part(2) === 0 || part(3) === 0) return null
  const offset = (part(9) * 60 + part(10)) * (match[8] === '-' ? -1 : 1)
  return Date.UTC(part(1), part(2) - 1, part(3), part(4), part(5), part(6)) - offset * 60_000
}

/** Whether the text of a date names its zone; an epoch time does. */
function isZoned(text: string): boolean {
  const match = date.exec(text)
  return match === null ? netDate.test(text) || zone.test(text) : match[7] !== undefined
}

/** Brings dates that name no zone into the zone that their row names; an unknown one is UTC. */
export function readZoned(row: Record<string, unknown>, named: string, ...times: readonly string[]): void {
  const sentZone = row[named]
  // An object may have a `toString` that is no function: to make a text of it throws.
  const isText = typeof sentZone === 'string' || typeof sentZone === 'number'
  const timeZone = isText ? readName(sentZone).slice(0, 64) : ''
  for (const name of times) {
    const sent = row[name]
    const wallMs = readDate(sent)
    if (typeof sent !== 'string' || typeof wallMs !== 'number' || isZoned(sent.trim())) continue
    const offsetMs = (atMs: number) => (zoneOffsetMinutes(timeZone, atMs) ?? 0) * 60_000
    // The offset is that of the moment itself: a zone may change its clocks in between.
    row[name] = wallMs - offsetMs(wallMs - offsetMs(wallMs))
  }
}

/** A count written with groups of thousands (`1,299`) or a plus sign: a whole number, so it has one reading. */
export function readCountText(value: unknown): unknown {
  if (typeof value !== 'string' || value.length > 40) return value
  const text = value.trim().replace(/^\+/, '')
  return /^-?\d{1,3}(?:,\d{3})+$/.test(text) ? text.replace(/,/g, '') : text
}

/** Percent with their sign as a number of them, from 10 on as for one without a sign; a share with a comma as one with a point. */
function readRate(value: unknown): unknown {
  const text = typeof value === 'string' && value.length <= 40 ? value.trim() : ''
  if (/^0,\d{1,9}$/.test(text)) return text.replace(',', '.')
  const match = /^(\d{2,3}(?:\.\d{1,9})?)\s*[%％]$/.exec(text)
  return match === null ? value : Number(match[1])
}

const categories = ['claim', 'avail', 'lock', 'history']

/** Coupons that stand under their category, as one list; beside the categories may be a total. */
function asCouponList(content: unknown): unknown {
  if (!isRow(content)) return content
  const others = Object.keys(content).filter((name) => !categories.includes(name))
  const lists = categories.map((name) => [name, orEmpty(content[name])] as const)
  const isOther = others.some((name) => typeof content[name] === 'object' && content[name] !== null)
  if (isOther || !categories.some((name) => Array.isArray(content[name]))) return content
  return lists.every(([, list]) => Array.isArray(list))
    ? lists.flatMap(([name, list]) =>
        (list as readonly unknown[]).map((row) => (isRow(row) ? { use_category: name, ...row } : row)),
      )
    : content
}

/** A word of a list that the specification writes in small letters. */
const readWord = (value: unknown): unknown =>
  typeof value === 'string' && value.length <= 40 ? value.trim().toLowerCase() : value

const switchesInside = {
  area_config: 'is_area_role',
  cumulative_config: 'is_has_cumulative',
  continue_config: 'is_has_continue',
}

/** Switches of the page config that stand beside the objects which hold them, instead of inside. */
function asPageConfig(content: unknown): unknown {
  if (!isRow(content)) return content
  for (const [holder, name] of Object.entries(switchesInside)) {
    const flat = content[name] ?? content[`${holder}.${name}`]
    if (flat != null) content[holder] ??= { [name]: flat }
  }
  return content
}

const kindsOfCoupons = ['permanent', 'month', 'week']

/** A plain list of a level's coupons by their `type`; what names none is permanent. */
function asCouponGroups(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  if (value.length > 0 && value.every((row) => isRow(row) && Array.isArray(row['coupons'] ?? row['list'])))
    return Object.fromEntries(
      value.map((row: Record<string, unknown>) => [row['type'], row['coupons'] ?? row['list']]),
    )
  const kindOf = (row: unknown) => kindsOfCoupons.find((kind) => isRow(row) && row['type'] === kind)
  const rows = (kind: string) => value.filter((row) => (kindOf(row) ?? 'permanent') === kind)
  return Object.fromEntries(kindsOfCoupons.map((kind) => [kind, rows(kind)]))
}

const asLevels = (value: unknown): unknown => (Array.isArray(value) ? { levels: value } : value)

/** What PHP makes of nothing in place of an object. */
const asNullIfEmpty = (content: unknown): unknown =>
  isNothing(content) || (typeof content === 'object' && Object.keys(Object(content)).length === 0)
    ? null
    : content

const statusWords = ['Pending', 'Success', 'Fail']

/** The word of a status as the specification writes it. A number in text stays as it was sent: ` 1` is none. */
function readStatusWord(value: unknown): unknown {
  if (typeof value !== 'string' || value.length > 40) return value
  const word = value.trim().toLowerCase()
  return statusWords.find((each) => each.toLowerCase() === word) ?? value
}

const space = "[ \u00A0\u202F']"
/** Forms of an amount that have one reading; `1,299` alone has two and is none of them. */
const amountForms: readonly (readonly [RegExp, group: RegExp, point: string])[] = [
  // 1,299.00 and 12,34,567.00; 1,299,000
  [/^\d{1,3}(?:,\d{2,3})*,\d{3}\.\d+$|^\d{1,3}(?:,\d{3}){2,}$/, /,/g, '.'],
  // 1.299,00; 1.299.000
  [/^\d{1,3}(?:\.\d{3})+,\d{1,2}$|^\d{1,3}(?:\.\d{3}){2,}$/, /\./g, ','],
  // 1 299.00, 1 299,00 and 1 299
  [new RegExp(`^\\d{1,3}(?:${space}\\d{3})+(?:[.,]\\d{1,2})?$`), new RegExp(space, 'g'), ','],
  // 9,99
  [/^\d+,\d{1,2}$/, /\./g, ','],
]

/** Signs that stand for one currency alone. `$` and `¥` do not, so they stay with the amount. */
const signs: Readonly<Record<string, string>> = {
  US$: 'USD',
  NT$: 'TWD',
  HK$: 'HKD',
  S$: 'SGD',
  R$: 'BRL',
  '€': 'EUR',
  '₩': 'KRW',
  '₺': 'TRY',
  '₽': 'RUB',
  '£': 'GBP',
  '฿': 'THB',
  '₫': 'VND',
  '₱': 'PHP',
  '₹': 'INR',
  RM: 'MYR',
  RP: 'IDR',
}

interface AmountText {
  /** A plain decimal, behind `$` or `¥` where it was sent so. */
  readonly text: string
  /** The currency that it names itself, else empty. */
  readonly currency: string
}

/** An amount as text that has one reading only; null for any other. */
function amountIn(value: string): AmountText | null {
  if (value.length > 40) return null
  const match = /^([^\d.,-]{0,6})(\d[\d.,' \u00A0\u202F]*?)([^\d.,-]{0,6})$/.exec(value.trim())
  if (match === null) return null
  const [, before = '', digits = '', after = ''] = match
  const form = amountForms.find(([shape]) => shape.test(digits))
  const plain = form === undefined ? digits : digits.replace(form[1], '').replace(form[2], '.')
  if (!/^\d+(?:\.\d+)?$/.test(plain)) return null
  const sign = `${before}${after}`.replace(/[\s+]/g, '').toUpperCase()
  if (sign === '' || /^[$¥￥]$/.test(sign))
    return { text: sign === '' ? plain : `${sign === '$' ? '$' : '¥'}${plain}`, currency: '' }
  const currency = signs[sign] ?? (/^[A-Z]{3}$/.test(sign) ? sign : '')
  return currency === '' ? null : { text: plain, currency }
}

/** An amount that names no currency as plain decimal text where it has one reading. */
export function readAmountText(value: unknown): unknown {
  const read = typeof value === 'string' ? amountIn(value) : null
  return read?.currency === '' ? read.text : value
}

const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The code of a currency, also where its sign stands for it alone; what is no text stays as it is, nothing is empty. */
function codeOf(currency: unknown): unknown {
  if (typeof currency !== 'string') return currency ?? ''
  const code = currency.trim().toUpperCase()
  return currencyCode(signs[code] ?? code)
}

/** Names the currency of a row that names none as its amount does; false where the two contradict each other. */
function takeCurrency(row: Record<string, unknown>, currency: string, named: unknown): boolean {
  const [own, inside] = [codeOf(row[currency]), codeOf(named)]
  if (own === '') row[currency] = inside
  return own === '' || inside === '' || own === inside
}

/**
 * Brings the price of a row into the form of a plain decimal and a currency: `4.99 USD` and
 * `{"amount": 4.99, "currency": "USD"}` too. A currency that contradicts the row's own leaves the amount unreadable.
 */
export function readMoney(row: Record<string, unknown>, amount: string, currency: string): void {
  const sign = row[currency]
  if (typeof sign === 'string') row[currency] = signs[sign.trim().toUpperCase()] ?? sign
  const sent = row[amount]
  if (isRow(sent)) {
    if (!takeCurrency(row, currency, sent['currency'] || sent['currency_code'] || sent['currencyCode']))
      return
    row[amount] = sent['amount'] ?? sent['value'] ?? sent['price']
  }
  const text = row[amount]
  const read = typeof text === 'string' ? amountIn(text) : null
  if (read === null || read.currency === '' || !takeCurrency(row, currency, read.currency)) return
  row[amount] = read.text
}

const roleNames = {
  role_id: 'value id rid rolevalue characterid character role',
  role_name: 'display name title roledisplay nickname charactername',
  level: 'rolelevel lv',
  server_id: 'sid servervalue server serverno',
}

const roleTolerance = { key: 'role_id', plain: 'role_name', names: roleNames, rows: placedIn }

const rewardNames = {
  reward_id: 'id giftid value',
  is_claimed: 'claimed isreceived received isreceive',
  gifts: 'gift rewards reward items goods list prizes',
  reached_time: 'reachedat',
}

const activityNames = {
  activity_id: 'id activity',
  title: 'name activityname',
  description: 'desc',
  end_time: 'endtime endsat endat',
  currency: 'currencycode',
}

/** The tolerance of each schema that has one, by the name that the schema carries. */
export const tolerances: Readonly<Record<ToleranceName, Tolerance>> = {
  switch: { read: readSwitch },
  word: { read: readWord },
  config: { read: asPageConfig },
  areaConfig: { alone: 'is_area_role' },
  cumulativeConfig: { alone: 'is_has_cumulative' },
  continueConfig: { alone: 'is_has_continue' },
  game: {
    key: 'client_id',
    names: {
      client_id: 'clientid',
      name: 'gamename display title',
      logo: 'icon image',
      sub_game: 'subgames',
    },
  },
  date: { read: readDate },
  count: { read: readCountText },
  amount: { read: readAmountText },
  status: { read: readStatusWord },
  groups: { read: readGroups },
  role: roleTolerance,
  roles: { read: asPlacedRoles },
  roleOnServer: {
    ...roleTolerance,
    names: { ...roleNames, server_name: 'serverdisplay', area_id: 'areavalue area' },
  },
  goods: {
    money: ['price', 'currency'],
    key: 'value',
    names: {
      value: 'productid goodsid id goodid itemid sku productcode goodscode',
      display: 'name title productname goodsname displayname label',
      price: 'amount money productprice goodsprice saleprice',
      currency: 'currencycode currencytype pricecurrency',
      description: 'desc',
      typeKey: 'type category categorykey typeid',
      typeName: 'categoryname typedisplay',
      goodsSort: 'sort',
      couponPoints: 'points',
    },
  },
  group: {
    names: {
      typeKey: 'key type category categorykey typeid id value',
      typeName: 'name title display categoryname',
      typeSort: 'sort',
      goods: 'goodslist list products productlist items productpoints children data rows',
    },
  },
  limit: {
    key: 'product_id',
    keepsNothing: true,
    names: {
      product_id: 'value goodsid id',
      limit_type: 'type',
      frequency: 'limit limitcount times count',
      day_info: 'days day',
      extra_pay_times: 'remaining remain left lefttimes',
      next_pay_time: 'nexttime',
      billing_no: 'orderno orderid unpaidbillingno',
    },
  },
  server: {
    key: 'server_id',
    plain: 'server_name',
    names: {
      server_id: 'value id sid serverid servervalue servercode server',
      server_name: 'display name title label serverdisplay servertitle',
      real_server: 'realserverid',
      is_used: 'used isuse hasrole',
    },
  },
  area: {
    key: 'area_id',
    plain: 'area_name',
    names: { area_id: 'value id areavalue', area_name: 'display name title areadisplay' },
  },
  servers: {
    read: asServerLists,
    names: {
      used: 'usedservers usedserver usedlist usedserverlist my mine myservers myserver mylist recent',
      all: 'allservers allserver alllist allserverlist servers serverlist server list data rows records items',
      areas: 'area arealist',
    },
  },
  payways: {
    read: asCountryMap,
    whole: inOrderSent,
  },
  payway: {
    key: 'payway_id',
    names: {
      payway_id: 'id payid paywayvalue value',
      channel_id: 'channel channelno',
      name: 'display title paywayname label',
      icon: 'logo image img iconurl picture',
      sort: 'order rank',
      min_money: 'min minamount minprice',
      max_money: 'max maxamount maxprice',
      description: 'desc',
      open_coupon: 'isopencoupon iscoupon coupon',
      sub_payment: 'sub subpayments subpayways submethods children',
    },
  },
  country: {
    key: 'code',
    plain: 'name',
    keys: /^(?:[A-Za-z]{2,3}|\d{1,3})$/,
    names: { code: 'value countrycode country id iso key', name: 'display label title countryname' },
  },
  rate: { read: readRate },
  coupons: { read: asCouponList },
  coupon: {
    zoned: ['time_zone', 'used_time', 'valid_end_time'],
    key: 'code',
    names: {
      code: 'couponcode couponid id value',
      name: 'couponname title display',
      use_category: 'category',
      used_time: 'usetime usedat',
      valid_end_time: 'endtime expiretime validend expiry expiresat',
      discount_rate: 'rate discount',
    },
  },
  couponPrice: {
    money: ['discountPrice', 'currency'],
    names: {
      currency: 'currencycode',
      discountPrice: 'price finalprice payprice amount',
      points: 'couponpoints',
    },
  },
  vipLevel: {
    key: 'level_id',
    names: {
      level_id: 'id level viplevel value',
      level_name: 'name viplevelname',
      level_show: 'show display viplevelshow',
      need_points: 'points needpoint requiredpoints',
      first_reward: 'firstachievement firstachievementreward firstgift reward',
      coupons_list: 'coupons couponlist',
    },
  },
  firstReward: {
    alone: 'text',
    names: { text: 'name title display reward gift', is_claimed: 'claimed isreceived received isreceive' },
  },
  couponGroups: {
    read: asCouponGroups,
    names: { permanent: 'forever always', month: 'monthly months', week: 'weekly weeks' },
  },
  vipBasic: {
    read: asLevels,
    names: {
      levels: 'levellist viplevels viplevellist viplist level levelinfo list',
      faq_title: 'title',
      faq_content: 'faq',
    },
  },
  vipInfo: {
    names: {
      vip_level: 'level levelid',
      vip_level_name: 'levelname name',
      vip_level_show: 'levelshow show',
      total_points: 'points totalpoint growthpoints growth',
    },
  },
  gift: {
    key: 'name',
    plain: 'count',
    alone: 'name',
    keys: /./,
    names: {
      name: 'title display giftname',
      count: 'num amount quantity number',
      icon: 'logo image img picture',
    },
  },
  milestone: {
    key: 'reward_id',
    names: { ...rewardNames, need: 'amount target threshold needamount money' },
  },
  streakDay: { key: 'reward_id', names: { ...rewardNames, day: 'days daynumber dayno index' } },
  cumulative: {
    names: {
      ...activityNames,
      total: 'totalamount totalmoney sum current',
      milestones: 'rewards rewardlist levels stages gifts list items',
    },
  },
  continue: {
    names: {
      ...activityNames,
      per_day: 'needperday dayamount dailyamount need amount',
      today_total: 'today todayamount todaymoney',
      today_end_time: 'todayend',
      streak_days: 'streak continuousdays continuedays',
      days: 'rewards rewardlist gifts list items',
    },
  },
  debt: {
    money: ['amount', 'currency_code'],
    names: {
      game_name: 'game',
      user_name: 'account user',
      amount: 'price money',
      currency_code: 'currency',
      valid_time: 'seconds secondsleft lefttime remaintime expiresin',
      replenish_id: 'replenishno rpid',
    },
  },
  owed: { whole: asNullIfEmpty },
  order: {
    money: ['amount', 'currency'],
    names: {
      status: 'billingstatus orderstatus',
      currency: 'currencycode',
      pay_url: 'payurl url',
    },
  },
}
