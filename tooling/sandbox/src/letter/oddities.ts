import { zoneOffsetMinutes } from '@topup/domain'
import { isRow, type Row, rowsOf, statusWords } from './letterForms.ts'

type Json = unknown

/** An answer on its way to the wire; `content` is null for a refusal. */
export interface Letter {
  readonly code: Json
  readonly msg: Json
  readonly content: Json
}

/** One thing that a service written from the specification may do otherwise. */
export interface Oddity {
  readonly title: string
  /** The path of the only call that it changes; every call when it is left out. */
  readonly path?: string
  readonly bend: (letter: Letter) => Letter
}

const products = '/api/pay/productPoints'
const servers = '/api/pay/getServerList'
const roles = '/api/system/allRoleList'
const methods = '/api/pay/getPaywayList'
const limits = '/api/pay/getLimitProductInfo'
const orders = '/api/pay/getOrderInfo'
const couponList = '/api/coupons/couponList'
const config = '/api/config/recharge'
const countries = '/api/pay/replenishmentCountryList'

const good =
  (bend: Oddity['bend']): Oddity['bend'] =>
  (letter) =>
    letter.code === 1 ? bend(letter) : letter

/** Changes the content of every good answer. */
const anyContent = (title: string, form: (content: Json) => Json): Oddity => ({
  title,
  bend: good((letter) => ({ ...letter, content: form(letter.content) })),
})

/** Changes the content of a good answer. */
const content = (title: string, path: string, form: (content: Json) => Json): Oddity => ({
  ...anyContent(title, form),
  path,
})

/** Changes each row of a list. */
const rows = (title: string, path: string, form: (row: Row, index: number) => Row): Oddity =>
  content(title, path, (list) => (Array.isArray(list) ? rowsOf(list).map(form) : list))

function byKey(list: Json, key: string): Row {
  const groups: Record<string, Row[]> = {}
  for (const row of rowsOf(list)) (groups[String(row[key])] ??= []).push(row)
  return groups
}

/** Changes each method and sub-method. */
const eachMethod = (title: string, form: (row: Row) => Row): Oddity =>
  content(title, methods, (sent) => {
    const country = isRow(sent) && isRow(sent['country']) ? sent['country'] : {}
    const formed = (list: Json) =>
      rowsOf(list).map((row) => form({ ...row, sub_payment: rowsOf(row['sub_payment']).map(form) }))
    return {
      country: Object.fromEntries(Object.entries(country).map(([key, list]) => [key, formed(list)])),
    }
  })

/** Changes every value under a name, however deep, in every good answer. */
function eachNamed(title: string, name: RegExp, form: (value: Json, row: Row) => Json): Oddity {
  const formed = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(formed)
    if (!isRow(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, name.test(key) ? form(each, value) : formed(each)]),
    )
  }
  return anyContent(title, formed)
}

const switches = /^is[A-Z_]|^open_coupon$/
const times = /_time$/
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const asSwitch = (word: Json) => (value: Json) => (value === 0 || value === false ? 0 : word)
/** A date without its zone: that of the row, which is UTC where it names none. */
function dateOf(value: Json, row: Row = {}): Json {
  if (typeof value !== 'number' || value <= 0) return value
  const atMs = value < 1e11 ? value * 1000 : value
  const zone = row['time_zone']
  const aheadMinutes = typeof zone === 'string' ? (zoneOffsetMinutes(zone, atMs) ?? 0) : 0
  return new Date(atMs + aheadMinutes * 60_000).toISOString().slice(0, 19).replace('T', ' ')
}
const pathOf = (value: Json) => (typeof value === 'string' ? value.replace(/^https?:\/\/[^/]+/, '') : value)

/** The oddities by name; a scenario `letter-<name>` lays one over the letter, and any several can be mixed. */
export const oddities = {
  groups: content('Products come in groups.', products, (list) =>
    Object.entries(byKey(list, 'typeKey')).map(([typeKey, goods]) => ({ typeKey, goods })),
  ),
  'products-map': content('Products come as a map of their types.', products, (list) =>
    byKey(list, 'typeKey'),
  ),
  'product-names': rows(
    'Products have the usual names of fields.',
    products,
    ({ value, display, ...row }) => ({
      ...row,
      product_id: value,
      product_name: display,
    }),
  ),
  'products-page': content('Products come in a page.', products, (list) => ({
    records: list,
    total: rowsOf(list).length,
    current: 1,
  })),
  'products-by-id': content('Products come as a map of their ids.', products, (list) =>
    Object.fromEntries(rowsOf(list).map(({ value, ...row }) => [String(value), row])),
  ),
  'server-ids': rows('Servers have ids and names.', servers, ({ value, display }) => ({
    server_id: value,
    server_name: display,
  })),
  'servers-used': content('Used servers stand apart.', servers, (list) => ({
    used: rowsOf(list).slice(0, 2),
    all: list,
  })),
  'servers-map': content('Servers come as a map of names.', servers, (list) =>
    Object.fromEntries(rowsOf(list).map(({ value, display }) => [`s${String(value)}`, display])),
  ),
  'servers-groups': content('Servers come in groups.', servers, (list) =>
    rowsOf(list).map((row, index) => ({ group: `Group ${index + 1}`, servers: [row] })),
  ),
  'role-ids': rows('Characters have ids and names.', roles, ({ value, display }) => ({
    role_id: value,
    role_name: display,
  })),
  'methods-bare': content('Methods come as a bare map of countries.', methods, (sent) =>
    isRow(sent) ? sent['country'] : sent,
  ),
  'methods-of-countries': content('Methods come in a list of countries.', methods, (sent) =>
    isRow(sent) && isRow(sent['country'])
      ? Object.entries(sent['country']).map(([code, list]) => ({ code, name: code, list }))
      : sent,
  ),
  'methods-options': content('Methods come as options of countries.', methods, (sent) => ({
    country: Object.fromEntries(
      Object.entries(isRow(sent) && isRow(sent['country']) ? sent['country'] : {}).map(([key, list]) => [
        key,
        { options: list },
      ]),
    ),
  })),
  'icons-inline': eachMethod('Icons are in the answer.', (row) => ({ ...row, icon: pixel })),
  'icons-relative': eachMethod('Icons are paths.', (row) => ({ ...row, icon: pathOf(row['icon']) })),
  'icons-none': eachMethod('Icons cannot be drawn.', (row) => ({ ...row, icon: 'icon-pay' })),
  'status-number': content('A status is a number.', orders, (row) => {
    const number = [...statusWords].find(([, word]) => isRow(row) && row['status'] === word)?.[0]
    return isRow(row) ? { ...row, status: number ?? row['status'] } : row
  }),
  'status-capitals': content('A status is a word in capitals.', orders, (row) =>
    isRow(row) ? { ...row, status: String(row['status']).toUpperCase() } : row,
  ),
  'limits-map': content('Limits come as a map of products.', limits, (list) =>
    Object.fromEntries(rowsOf(list).map(({ product_id, ...row }) => [String(product_id), row])),
  ),
  'limits-words': rows('Types of limits are in capitals.', limits, (row) => ({
    ...row,
    limit_type: String(row['limit_type']).toUpperCase(),
  })),
  'countries-map': content('Countries come as a map of names.', countries, (list) =>
    Object.fromEntries(rowsOf(list).map(({ value, display }) => [String(value), display])),
  ),
  'countries-codes': content('Countries come as codes.', countries, (list) =>
    rowsOf(list).map(({ value }) => value),
  ),
  'countries-unreadable': content('Countries cannot be read.', countries, (list) =>
    rowsOf(list).map(({ display }) => ({ label_text: display })),
  ),
  'msg-list': {
    title: 'The message is an empty list.',
    bend: (letter) => ({ ...letter, msg: letter.code === 1 ? [] : [letter.msg] }),
  },
  'msg-number': {
    title: 'The message of success is a number.',
    bend: good((letter) => ({ ...letter, msg: 0 })),
  },
  'code-blanks': {
    title: 'A code is text with blanks.',
    bend: (letter) => ({ ...letter, code: ` ${String(letter.code)} ` }),
  },
  'code-true': {
    title: 'The code of success is true.',
    bend: good((letter) => ({ ...letter, code: true })),
  },
  'content-text': anyContent('Content is JSON in a text.', (sent) =>
    typeof sent === 'object' && sent !== null ? JSON.stringify(sent) : sent,
  ),
  pages: anyContent('Lists come with a total.', (sent) =>
    Array.isArray(sent) ? { list: sent, total: sent.length, page: 1 } : sent,
  ),
  'amounts-grouped': rows('Prices have groups of thousands.', products, (row) => ({
    ...row,
    price: Number(row['price']).toLocaleString('en-US', { minimumFractionDigits: 2 }),
  })),
  'amounts-plus': rows('Prices have a plus sign.', products, (row) => ({
    ...row,
    price: `+${String(row['price'])}`,
  })),
  'price-nan': rows('One price is no number.', products, (row, index) =>
    index === 0 ? { ...row, price: 'NaN' } : row,
  ),
  percent: rows('Rates are in percent.', couponList, (row) => ({
    ...row,
    discount_rate: Number(row['discount_rate']) * 100,
  })),
  'percent-signs': rows('Rates are percent with their sign.', couponList, (row) => ({
    ...row,
    discount_rate: `${Number(row['discount_rate']) * 100}%`,
  })),
  'coupons-by-category': content('Coupons come by category.', couponList, (list) =>
    byKey(list, 'use_category'),
  ),
  'dates-named': eachNamed('Times are dates with the names of months.', times, (value) =>
    typeof value === 'number' && value > 0 ? new Date(`${String(dateOf(value))} UTC`).toUTCString() : value,
  ),
  dates: eachNamed('Times are dates.', times, dateOf),
  'switches-words': eachNamed('Switches are Y.', switches, asSwitch('Y')),
  'switches-on': eachNamed('Switches are on.', switches, asSwitch('on')),
  'switches-two': eachNamed('Switches are 2.', switches, asSwitch(2)),
  entities: eachNamed('Names have entities.', /^display$/, (text) =>
    typeof text === 'string' ? `${text} &auml;&hellip;` : text,
  ),
  doubled: anyContent('Every row comes twice.', (sent) =>
    Array.isArray(sent) ? sent.flatMap((row) => [row, row]) : sent,
  ),
  'config-flat': content('Switches of the page config stand side by side.', config, (row) =>
    isRow(row)
      ? Object.fromEntries(
          Object.entries(row).flatMap(([name, value]) =>
            isRow(value) ? Object.entries(value) : [[name, value]],
          ),
        )
      : row,
  ),
  'no-config': content('The page config is no config.', config, () => 'none'),
} as const satisfies Readonly<Record<string, Oddity>>

export type OddityName = keyof typeof oddities

/** The seeds of the mixtures that are tried: `letter-mix-1` and so on. */
export const mixtureSeeds: readonly number[] = Array.from({ length: 20 }, (_, index) => index + 1)

/** Oddities that one service may have together: one for each call at most, and two of all answers. The same for a seed. */
export function mixtureOf(seed: number): readonly OddityName[] {
  let state = seed * 7919
  const below = (count: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * count)
  }
  const byPath: Record<string, OddityName[]> = {}
  for (const name of Object.keys(oddities) as OddityName[]) {
    const { path = 'all' }: Oddity = oddities[name]
    if (name !== 'no-config') (byPath[path] ??= []).push(name)
  }
  const { all = [], ...ofCalls } = byPath
  const chosen = Object.values(ofCalls).flatMap((names) => names[below(names.length + 1)] ?? [])
  return [...chosen, ...[below(all.length), below(all.length)].flatMap((place) => all[place] ?? [])]
}
