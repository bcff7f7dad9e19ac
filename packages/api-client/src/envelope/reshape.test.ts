import type * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { getCumulativeActivityInfo } from '../contract/activities.ts'
import { getCountryList, getPageConfig } from '../contract/config.ts'
import { getCouponList, getCouponPrice } from '../contract/coupons.ts'
import { getGameList } from '../contract/games.ts'
import { getPaywayList, getOrderInfo, payStartSchema } from '../contract/payments.ts'
import { getReplenishmentInfo } from '../contract/replenish.ts'
import { getVipBasicInfo } from '../contract/vip.ts'
import { decodeActivity } from '../decode/activities.ts'
import { decodePageConfig } from '../decode/config.ts'
import { decodeCouponPrice, decodeCoupons } from '../decode/coupons.ts'
import { decodeGames } from '../decode/games.ts'
import { decodeMethodRegions, decodeOrderInfo } from '../decode/payments.ts'
import { decodeVipBasics } from '../decode/vip.ts'
import { readEnvelope, readContent } from './readEnvelope.ts'
import { getProductPoints, getLimitProductInfo } from '../contract/goods.ts'
import { getAllRoleList, getServerList } from '../contract/roster.ts'
import { decodeLimits, decodeProductGroups } from '../decode/products.ts'
import { decodeCharacters, decodeServers } from '../decode/roster.ts'
import { reshape } from './reshape.ts'
import { readDate } from './tolerances.ts'
import { toEpochMs } from '@topup/domain'
import type { Endpoint } from '../contract/wire.ts'

function read<E extends Endpoint>({ content }: E, sent: unknown) {
  const reading = readContent(content as E['content'], reshape(content, structuredClone(sent)), true)
  if (reading.kind !== 'content') throw new Error(`${reading.path}: ${reading.expected}`)
  return reading
}

const gems = { price: 4.99, display: '300 gems', value: 'g300', typeKey: 'gems', typeSort: 2, goodsSort: 2 }
const more = { price: 9.99, display: '680 gems', value: 'g680', typeKey: 'gems', typeSort: 2, goodsSort: 1 }
const pass = { price: 1.99, display: 'Pass', value: 'p1', typeKey: 'monthly_card', typeSort: 1, goodsSort: 1 }

const byId = (rows: readonly (typeof gems)[]) =>
  Object.fromEntries(rows.map(({ value, ...rest }) => [value, rest]))
const inCapitals = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name.charAt(0).toUpperCase() + name.slice(1), value]),
  )

describe('products', () => {
  test.each<[string, unknown]>([
    ['a plain list', [gems, more, pass]],
    ['a list with its total', { list: [gems, more, pass], total: 3, page: 1 }],
    ['a list under its own name', { goods: [gems, more, pass] }],
    ['a map by type', { gems: [gems, more], monthly_card: [pass] }],
    ['a map by type of maps by id', { gems: { g300: gems, g680: more }, monthly_card: { p1: pass } }],
    ['a map by id', { g300: gems, g680: more, p1: pass }],
    ['lists of lists', [[gems, more], [pass]]],
    ['a page under any name', { records: [gems, more, pass], total: 3, current: 1 }],
    ['groups under any name', { types: [{ typeKey: 'gems', goods: [gems, more] }, { goods: [pass] }] }],
    ['a map by id that names no ids', byId([gems, more, pass])],
    ['fields with capitals', [gems, more, pass].map(inCapitals)],
    [
      'groups with a list',
      [
        { typeKey: 'gems', list: [gems, more] },
        { typeKey: 'monthly_card', items: [pass] },
      ],
    ],
    [
      'groups with an id of their own',
      [
        { id: 7, typeKey: 'gems', goods: [gems, more] },
        { id: 8, value: 'v', typeKey: 'monthly_card', goods: [pass] },
      ],
    ],
    [
      'groups with a price of their own',
      [
        { typeKey: 'gems', price: 0, goods: [gems, more] },
        { typeKey: 'monthly_card', min_price: 1.99, goods: [pass] },
      ],
    ],
    [
      'groups that are named by their id',
      [
        { id: 'gems', list: [gems, more] },
        { id: 'monthly_card', list: [pass] },
      ],
    ],
    [
      'groups with an id and a price of their own',
      [
        { id: 1, typeKey: 'gems', min_price: 4.99, goods: [gems, more] },
        { id: 2, typeKey: 'monthly_card', min_price: 1.99, goods: [pass] },
      ],
    ],
    ['JSON inside a text', JSON.stringify([gems, more, pass])],
    [
      'other names',
      [gems, more, pass].map(({ value, display, ...rest }) => ({
        ...rest,
        product_id: value,
        name: display,
      })),
    ],
  ])('as %s are the same shelf', (_what, sent) => {
    const groups = decodeProductGroups(read(getProductPoints, sent).content, 'USD')
    expect(groups.map(({ name, products }) => [name, products.map(({ productId }) => productId)])).toEqual([
      ['Monthly card', ['p1']],
      ['Gems', ['g680', 'g300']],
    ])
    expect(groups[1]?.products[0]).toMatchObject({
      display: '680 gems',
      price: { minorUnits: 999, currency: 'USD' },
    })
  })

  const inside = [{ item_id: 'gem', amount: 60 }]
  test.each<[string, unknown]>([
    ['by its id', { g300: { price: 4.99, items: inside }, g680: { price: 9.99, items: inside } }],
    [
      'in a list',
      [
        { value: 'g300', price: 4.99, items: inside },
        { value: 'g680', price: 9.99, items: inside },
      ],
    ],
  ])('a pack %s is sold as a whole, never what is in it', (_how, sent) => {
    const groups = decodeProductGroups(read(getProductPoints, sent).content, 'USD')
    const sold = groups.flatMap(({ products }) => products)
    expect(sold.map(({ productId, price }) => [productId, price?.minorUnits])).toEqual([
      ['g300', 499],
      ['g680', 999],
    ])
  })

  test('an odd row of a plain list costs itself only, and is named', () => {
    const { content, leftOut } = read(getProductPoints, [gems, { ...more, value: null }, 5, pass])
    expect(decodeProductGroups(content, 'USD').flatMap(({ products }) => products)).toHaveLength(2)
    expect(leftOut.length).toBeGreaterThan(0)
  })

  test.each<[unknown]>([[{ goods: 7 }], [{ list: 'none' }], [{ error: 'busy', code: 500 }]])(
    '%j is no empty shop: it is refused',
    (sent) => {
      expect(() => read(getProductPoints, sent)).toThrow(/./)
    },
  )

  test.each<[unknown]>([[[]], [{}], [{ list: [], total: 0 }]])('%j is an empty shop', (sent) => {
    expect(read(getProductPoints, sent).content).toEqual([])
  })

  test('a type named 43 is that of prepaid cards, unless a product says otherwise', () => {
    const card = { ...gems, typeKey: '43' }
    const isCard = (row: object) =>
      decodeProductGroups(read(getProductPoints, [row]).content, 'USD')[0]?.products[0]?.isPointCard
    expect([isCard(card), isCard({ ...card, isPointCard: 0 }), isCard(gems)]).toEqual([true, false, false])
  })

  test.each<[unknown, object | null]>([
    ['1,299.00', { minorUnits: 129_900, currency: 'USD' }],
    ['1.299,00', { minorUnits: 129_900, currency: 'USD' }],
    ['1,299,000', { minorUnits: 129_900_000, currency: 'USD' }],
    ['1 299.50', { minorUnits: 129_950, currency: 'USD' }],
    ['$4.99', { minorUnits: 499, currency: 'USD' }],
    ['+4.99', { minorUnits: 499, currency: 'USD' }],
    ['4.99 USD', { minorUnits: 499, currency: 'USD' }],
    ['4,99 €', { minorUnits: 499, currency: 'EUR' }],
    ['NT$150', { minorUnits: 15_000, currency: 'TWD' }],
    [
      { amount: '4.99', currency: 'EUR' },
      { minorUnits: 499, currency: 'EUR' },
    ],
    ['1,299', null],
    ['¥600', null],
    ['-4.99', null],
    ['4.99 or 5.99', null],
    ['free', null],
  ])('a price of %j is %j', (price, expected) => {
    const { content } = read(getProductPoints, [{ ...gems, price }])
    const found = decodeProductGroups(content, 'USD')[0]?.products[0]
    expect(found?.price).toEqual(expected)
  })

  test.each<[string, string | undefined]>([
    ['€', 'EUR'],
    ['nt$', 'TWD'],
    ['$', undefined],
  ])('a price in %s is one in %s', (currency, code) => {
    const { content } = read(getProductPoints, [{ ...gems, currency }])
    expect(decodeProductGroups(content, 'USD')[0]?.products[0]?.price?.currency).toBe(code)
  })

  test.each<[unknown, unknown, object | null]>([
    [{ amount: 4.99, currency: 'USD' }, undefined, { minorUnits: 499, currency: 'USD' }],
    [{ amount: 4.99, currency: 'USD' }, null, { minorUnits: 499, currency: 'USD' }],
    [{ amount: 4.99, currency: 'USD' }, '', { minorUnits: 499, currency: 'USD' }],
    [{ amount: 4.99, currency_code: 'USD' }, ' ', { minorUnits: 499, currency: 'USD' }],
    [{ amount: 4.99, currency: 'USD' }, 'usd ', { minorUnits: 499, currency: 'USD' }],
    [{ value: 4.99, currency: '€' }, 'EUR', { minorUnits: 499, currency: 'EUR' }],
    [{ amount: 30, currency: 'CNY' }, 'RMB', { minorUnits: 3000, currency: 'RMB' }],
    [{ amount: '4.99 USD' }, 'USD', { minorUnits: 499, currency: 'USD' }],
    [{ amount: 4.99, currency: '' }, 'TWD', { minorUnits: 499, currency: 'TWD' }],
    [{ amount: 4.99, currency: 'USD' }, 'TWD', null],
    [{ amount: 4.99, currency: 'USD' }, '€', null],
    [{ amount: 4.99, currency: 840 }, 'TWD', null],
    [{ amount: 4.99, currency: 840 }, undefined, null],
    [{ amount: '4.99 USD', currency: 'TWD' }, undefined, null],
  ])('a price of %j in a row of the currency %j is %j', (price, currency, expected) => {
    const { content } = read(getProductPoints, [{ ...gems, price, currency }])
    expect(decodeProductGroups(content, 'KRW')[0]?.products[0]?.price).toEqual(expected)
  })

  test('a currency in the price that contradicts the field leaves no price', () => {
    const { content } = read(getProductPoints, [{ ...gems, price: '4.99 EUR', currency: 'USD' }])
    expect(decodeProductGroups(content, 'USD')[0]?.products[0]?.price).toBeNull()
  })
})

describe('servers and characters', () => {
  const expected = [
    { value: 's7', display: 'S7 Dawn', realServer: 's7' },
    { value: 's8', display: 'S8 Dusk', realServer: 's8' },
  ]
  test.each<[string, unknown]>([
    [
      'display and value',
      [
        { value: '7', display: 'Dawn' },
        { value: '8', display: 'Dusk' },
      ],
    ],
    [
      'id and name',
      [
        { id: 7, name: 'Dawn' },
        { id: 8, name: 'Dusk' },
      ],
    ],
    [
      'the fields of the contract',
      [
        { server_id: 's7', server_name: 'Dawn' },
        { server_id: 's8', server_name: 'Dusk' },
      ],
    ],
    [
      'other letters',
      [
        { serverId: 7, serverName: 'Dawn' },
        { ServerID: 8, ServerName: 'Dusk' },
      ],
    ],
    ['a map of names', { 7: 'Dawn', 8: 'Dusk' }],
    ['a map of rows', { s7: { name: 'Dawn' }, s8: { name: 'Dusk' } }],
    [
      'lists with marks',
      {
        list: [
          { value: 7, display: 'Dawn' },
          { value: 8, display: 'Dusk' },
        ],
        total: 2,
      },
    ],
    ['all of it', { all: { 7: 'Dawn', 8: 'Dusk' }, used: [] }],
    [
      'a page',
      {
        records: [
          { id: 7, name: 'Dawn' },
          { id: 8, name: 'Dusk' },
        ],
        total: 2,
      },
    ],
    ['lists inside an object', { data: { all: { 7: 'Dawn', 8: 'Dusk' }, used: [] } }],
    [
      'groups',
      [
        { group: 'Asia', servers: [{ id: 7, name: 'Dawn' }] },
        { display: 'Europe', value: 'eu', children: [{ value: 8, display: 'Dusk' }] },
      ],
    ],
    ['a map of groups', { Asia: [{ id: 7, name: 'Dawn' }], Europe: [{ id: 8, name: 'Dusk' }] }],
    [
      'doubled rows',
      [
        { id: 7, name: 'Dawn' },
        { id: 7, name: 'Dawn' },
        { id: 8, name: 'Dusk' },
      ],
    ],
  ])('servers as %s are read', (_what, sent) => {
    expect(decodeServers(read(getServerList, sent).content).servers).toEqual(expected)
  })

  test('servers in groups with an area id bring the areas', () => {
    const sent = [{ area_id: 'a1', area_name: 'Asia', servers: [{ server_id: 7, server_name: 'Dawn' }] }]
    expect(decodeServers(read(getServerList, sent).content)).toMatchObject({
      areas: [{ value: 'a1', display: 'Asia' }],
      servers: [{ value: 's7' }],
    })
  })

  test.each<[string, unknown]>([
    ['a map of servers', { s7: [{ role_id: 1, role_name: 'Ren' }], s8: [{ role_id: 2, role_name: 'Kai' }] }],
    [
      'rows of servers',
      [
        { server_id: 7, server_name: 'Dawn', roles: [{ role_id: 1, role_name: 'Ren' }] },
        { server: { value: 8, display: 'Dusk' }, role_list: [{ value: 2, display: 'Kai' }] },
      ],
    ],
    [
      'servers that are pairs too',
      [
        { value: 7, display: 'Dawn', children: [{ value: 1, display: 'Ren' }] },
        { value: 8, display: 'Dusk', children: [{ value: 2, display: 'Kai' }] },
      ],
    ],
    [
      'a list under their name',
      {
        roles: [
          { role_id: 1, role_name: 'Ren', server_id: 7 },
          { role_id: 2, role_name: 'Kai', server_id: 8 },
        ],
      },
    ],
  ])('characters under %s keep their server', (_what, sent) => {
    const { placed, unplaced } = decodeCharacters(read(getAllRoleList, sent).content)
    expect(unplaced).toEqual([])
    expect(placed.map(({ value, display, server }) => [value, display, server.value])).toEqual([
      ['1', 'Ren', 's7'],
      ['2', 'Kai', 's8'],
    ])
  })

  const sword = { id: 5, name: 'Sword' }
  test.each<[string, unknown, readonly string[]]>([
    ['a character with things', [{ role_id: 1, role_name: 'Ren', server_id: 7, items: [sword] }], ['1@s7']],
    ['one with a list of none', [{ role_id: 1, role_name: 'Ren', server_id: 7, items: [] }], ['1@s7']],
    ['a pair with things', [{ id: 1, name: 'Ren', server_id: 7, items: [sword] }], ['1@s7']],
    ['a pair with things by number', [{ id: 1, name: 'Ren', server_id: 7, items: { 5: sword } }], ['1@s7']],
    ['a pair that names its level', [{ id: 1, name: 'Ren', level: 3, items: [sword] }], ['1']],
    ['what may be a server or a character', [{ id: 7, name: 'Dawn', items: [sword] }], []],
    ['a server without characters', { 7: [{ role_id: 1, role_name: 'Ren' }], 8: [] }, ['1@s7']],
    ['a server whose id has a letter, too', { s7: [{ role_id: 1, role_name: 'Ren' }], s8: [] }, ['1@s7']],
    ['characters by their ids, of which one is null', { 1: { role_name: 'Ren' }, 2: null }, ['1']],
    ['servers of which one has null', { s7: [{ role_id: 1, role_name: 'Ren' }], s8: null }, ['1@s7']],
    ['servers of which some have no list', { 7: [{ role_id: 1 }], 8: '', 9: false }, ['1@s7']],
    [
      'two servers and one with null',
      { s7: [{ role_id: 1 }], s8: [{ role_id: 2 }], s9: null },
      ['1@s7', '2@s8'],
    ],
    [
      'servers in a page',
      { list: [{ id: 7, name: 'Dawn', roles: [{ role_id: 1, role_name: 'Ren' }] }], total: 1 },
      ['1@s7'],
    ],
    ['one server', { server_id: 7, roles: [{ role_id: 1, role_name: 'Ren' }] }, ['1@s7']],
    [
      'a server with a bare id',
      [{ id: 7, server_name: 'Dawn', roles: [{ role_id: 1, role_name: 'Ren' }] }],
      ['1@s7'],
    ],
    [
      'a server with an id of its row',
      [{ id: 9, server_id: 7, server_name: 'Dawn', role_list: [{ id: 1, name: 'Ren' }] }],
      ['1@s7'],
    ],
    [
      'servers with an id of their row in a page',
      { list: [{ id: 9, server: { value: 7 }, roles: [{ role_id: 1, role_name: 'Ren' }] }], total: 1 },
      ['1@s7'],
    ],
    [
      'one server with a name and an id of its row',
      { id: 9, server_id: 7, name: 'Dawn', roles: [{ role_id: 1, role_name: 'Ren' }] },
      ['1@s7'],
    ],
    [
      'a server by its id',
      { s7: { server_name: 'Dawn', roles: [{ role_id: 1, role_name: 'Ren' }] } },
      ['1@s7'],
    ],
    [
      'servers by a key that is not their id',
      { 0: { id: 7, roles: [{ role_id: 1 }] }, 2: { server_id: 8, roles: { 5: { role_id: 2 } } } },
      ['1@s7', '2@s8'],
    ],
    ['a server in a list of servers', { servers: [{ id: 7, roles: [{ role_id: 1 }] }], total: 1 }, ['1@s7']],
    ['a server without characters or their list', [{ id: 7, server_name: 'Dawn', roles: null }], []],
    [
      'a server whose id may be a number of its row',
      [{ id: 7, server: 'Dawn', roles: [{ role_id: 1, role_name: 'Ren' }] }],
      [],
    ],
    ['a server without characters, with an id of its row', [{ id: 9, server_id: 7, roles: [] }], []],
    [
      'a server with characters, or a character with ranks',
      [{ id: 9, server_id: 7, name: 'Ren', roles: [{ id: 5, name: 'Healer' }] }],
      [],
    ],
    [
      'a character with an id beside role_id',
      [{ role: { role_id: 1, id: 99, name: 'Ren' }, server_id: 7 }],
      ['1@s7'],
    ],
    [
      'a character with an id before role_id',
      [{ role: { id: 99, role_id: 1, name: 'Ren' }, server_id: 7 }],
      ['1@s7'],
    ],
    [
      'a server with an id beside server_id',
      [{ role_id: 1, role_name: 'Ren', server: { server_id: 7, id: 3 } }],
      ['1@s7'],
    ],
    [
      'a server with an id before server_id',
      [{ role_id: 1, role_name: 'Ren', server: { id: 3, server_id: 7 } }],
      ['1@s7'],
    ],
    [
      'pairs with an id of their own',
      [{ role: { id: 99, value: 1, display: 'Ren' }, server: { value: 7, id: 3 } }],
      ['1@s7'],
    ],
    ['areas, their servers and characters', { 1: { 128: [{ role_id: 1, role_name: 'Ren' }] } }, []],
    ['two areas', { 1: { s7: [{ role_id: 1 }], s8: [] }, 2: { s9: [{ role_id: 2 }] } }, []],
    ['two areas, of which one has none', { 1: { s7: [{ role_id: 1 }] }, 2: { s9: null } }, []],
    ['areas of nobody', { 1: { s7: [] } }, []],
    [
      'two areas by their servers',
      { 1: { servers: [{ id: 7, roles: [{ role_id: 1 }] }] }, 2: { servers: [] } },
      [],
    ],
    [
      'characters by their id, of whom nothing known is said',
      { 1001: { nick: 'Ren', lv: 3 }, 1002: { nick: 'Kai' } },
      ['1001', '1002'],
    ],
    [
      'characters by their id, who say their server',
      { 1001: [{ role_id: 1001, role_name: 'Ren', server_id: 7 }] },
      ['1001@s7'],
    ],
  ])('of %s nobody else is paid for', (_what, sent, characters) => {
    const { placed, unplaced } = decodeCharacters(read(getAllRoleList, sent).content)
    expect([
      ...placed.map(({ value, server }) => `${value}@${server.value}`),
      ...unplaced.map(({ value }) => value),
    ]).toEqual(characters)
  })

  test.each<[string, unknown, readonly string[]]>([
    ['an empty list of its own', [{ server_id: 7, server_name: 'Dawn', children: [] }], ['s7']],
    ['things of its own', [{ id: 7, name: 'Dawn', items: [sword] }], ['s7']],
    ['servers that were merged into it', [{ server_id: 7, server_name: 'Dawn', servers: [70, 71] }], ['s7']],
    ['a group of nothing beside it', { Asia: [{ server_id: 7, server_name: 'Dawn' }], Europe: null }, ['s7']],
    [
      'another and a group of nothing beside it',
      { Asia: [{ server_id: 7, server_name: 'Dawn' }], Europe: [{ server_id: 8 }], Africa: '' },
      ['s7', 's8'],
    ],
    ['a row of nothing beside it', { s7: { server_name: 'Dawn' }, s8: null }, ['s7']],
    ['an empty group beside it', { Asia: [{ server_id: 7, server_name: 'Dawn' }], Europe: [] }, ['s7']],
  ])('a server with %s is that server', (_what, sent, ids) => {
    expect(decodeServers(read(getServerList, sent).content).servers.map(({ value }) => value)).toEqual(ids)
  })

  test.each<[string, unknown, unknown]>([
    [
      'ids and names',
      [{ role_id: 1, role_name: 'Ren', server_id: '7' }],
      { value: '1', display: 'Ren', level: 0, server: { value: 's7', display: 'S7', realServer: 's7' } },
    ],
    [
      'pairs',
      [{ role: { value: '1', display: 'Ren' }, server: { value: 's7', display: 'Dawn' } }],
      { value: '1', display: 'Ren', level: 0, server: { value: 's7', display: 'S7 Dawn', realServer: 's7' } },
    ],
  ])('characters as %s are read', (_what, sent, character) => {
    expect(decodeCharacters(read(getAllRoleList, sent).content).placed).toEqual([character])
  })

  test.each([[[{ value: '1', display: 'Ren' }]], [{ 1: 'Ren' }], [[{ role_id: '1', role_name: 'Ren' }]]])(
    'characters without a server are kept apart: %j',
    (sent) => {
      const { placed, unplaced } = decodeCharacters(read(getAllRoleList, sent).content)
      expect(placed).toEqual([])
      expect(unplaced).toEqual([{ value: '1', display: 'Ren', level: 0 }])
    },
  )
})

test.each<[string, unknown]>([
  ['a list', [{ product_id: '680', limit_type: 'role', extra_pay_times: 2 }]],
  ['a map by product', { 680: { limit_type: 'role', extra_pay_times: 2 } }],
  ['a list under their name', { limits: [{ product_id: '680', limit_type: 'Role', extra_pay_times: 2 }] }],
  ['a map of whole rows', { 680: { product_id: 680, limit_type: 'role', extra_pay_times: '2' } }],
])('limits as %s are read', (_what, sent) => {
  const { content, isPartial } = read(getLimitProductInfo, sent)
  expect(decodeLimits(content, isPartial).get('680')).toMatchObject({ limitType: 'role', remaining: 2 })
})

const twice = { limit_type: 'time', extra_pay_times: 2 }
test.each<[string, unknown, readonly string[]]>([
  ['by their ids', { p1: twice, p2: null }, ['p1', 'p2 unknown']],
  ['by ids of figures', { 680: twice, 681: '' }, ['680', '681 unknown']],
  ['by the ids that they name', { p1: { ...twice, product_id: 'p1' }, p2: null }, ['p1', 'p2 unknown']],
  ['by places in a list', { 0: { ...twice, product_id: 'p1' }, 2: null }, ['p1', ' unknown']],
])('of limits %s one that is null closes its product, and no other is lost', (_what, sent, expected) => {
  const { content, isPartial } = read(getLimitProductInfo, sent)
  const limits = [...decodeLimits(content, isPartial)]
  expect(limits.map(([id, limit]) => (limit === null ? `${id} unknown` : id)).sort()).toEqual(
    [...expected].sort(),
  )
})

test.each<[string, number | string | null, number | null]>([
  ['Thu, 03 Dec 2026 10:00:00 GMT', 1_796_292_000_000, 1_796_292_000_000],
  ['Dec 3, 2026 10:00:00 AM', 1_796_292_000_000, 1_796_292_000_000],
  ['03 December 2026 18:00:00 +0800', 1_796_292_000_000, 1_796_292_000_000],
  ['/Date(1796292000000)/', 1_796_292_000_000, 1_796_292_000_000],
  ['0000-00-00 00:00:00', null, null],
  ['0001-01-01T00:00:00Z', -2_177_452_800_000, null],
  ['soon', 'soon', null],
  ['March', 'March', null],
])('the time %j', (sent, read, atMs) => {
  expect(readDate(sent)).toBe(read)
  expect(toEpochMs(read)).toBe(atMs)
})

test.each<[string, unknown]>([
  ['in an object', { order: { billing_no: 'B', status: 1 } }],
  ['in a list of one', [{ billing_no: 'B', status: 1 }]],
  ['beside another object', { billing_no: 'B', status: 1, payment: { billing_no: 'P', status: 'Fail' } }],
])('an order %s has its own number and status', (_what, sent) => {
  expect(decodeOrderInfo(read(getOrderInfo, sent).content)).toMatchObject({
    billingNo: 'B',
    status: 'success',
  })
})

test('the list price of an order is not what was paid', () => {
  const sent = { billing_no: 'B', status: 1, price: 9.99, currency: 'USD' }
  expect(decodeOrderInfo(read(getOrderInfo, sent).content).amount).toBeNull()
})

test.each([
  ['Success', 'success'],
  [' FAIL ', 'fail'],
  ['1', 'success'],
  ['paid', 'pending'],
  ['completed', 'pending'],
  [' 1', 'pending'],
  ['1,', 'pending'],
  ['success             not yet', 'pending'],
])('an order with the status %j is %s', (status, expected) => {
  expect(decodeOrderInfo(read(getOrderInfo, { billing_no: 'B', status }).content).status).toBe(expected)
})

describe('an answer to another question makes no ids of its fields', () => {
  test.each([[getAllRoleList], [getServerList], [getLimitProductInfo]])('$path', ({ content }) => {
    const sent = { billing_no: { a: 1 }, status: '1' }
    expect(reshape(content, structuredClone(sent))).toEqual(
      content === getServerList.content ? { all: sent } : sent,
    )
  })

  test.each([[{ total: 0 }], [{ status: '1', msg: 'ok' }], [{ a: { b: 1 } }], [{ 7: { b: 1 }, s: 'Dawn' }]])(
    'characters in %j',
    (sent) => {
      expect(reshape(getAllRoleList.content, structuredClone(sent))).toEqual(sent)
    },
  )
})

const pay = (payway_id: string) => ({
  payway_id,
  channel_id: 12101,
  name: payway_id,
  icon: 'https://a.example/i.png',
})
const card = pay('card')
const wallet = pay('wallet')

/** What a whole answer says, as the client reads it. */
const answered = <S extends v.GenericSchema>(content: S, text: string) =>
  readEnvelope(text, { content, retry: 'safe' }, reshape)

test.each([[null], [[]], [{}], [false], ['']])('%j in place of a debt is none', (content) => {
  const text = JSON.stringify({ code: 1, content })
  expect(answered(getReplenishmentInfo.content, text)).toMatchObject({ kind: 'content', content: null })
})

test('a debt without its amount is not none', () => {
  const text = JSON.stringify({ code: 1, content: { game_name: 'One' } })
  expect(answered(getReplenishmentInfo.content, text).kind).toBe('schemaMismatch')
})

const long = '900719925474099312'
const inText = (json: string) => JSON.stringify({ code: 1, content: json })

test('an order in a text keeps all figures of its number', () => {
  const text = inText(`{"billing_no":${long},"status":1}`)
  expect(answered(payStartSchema, text)).toMatchObject({ content: { billing_no: long } })
  expect(answered(getOrderInfo.content, text)).toMatchObject({ content: { billing_no: long, status: 1 } })
})

test('characters in a text keep all figures of their ids', () => {
  const read = answered(getAllRoleList.content, inText(`[{"role_id":${long},"server_id":7,"level":NaN}]`))
  expect(read).toMatchObject({ content: [{ role_id: long, server_id: 7 }] })
})

test.each<[string, unknown]>([
  ['the contract', { country: { MY: [card], SG: [wallet] } }],
  ['a bare map', { MY: [card], SG: [wallet] }],
  ['methods by id', { MY: { card }, SG: { wallet } }],
  [
    'a list of countries',
    [
      { code: 'MY', name: 'Malaysia', list: [card] },
      { code: 'SG', methods: [wallet] },
    ],
  ],
  [
    'methods that name their country',
    [
      { ...card, country: 'MY' },
      { ...wallet, country_code: 'SG' },
    ],
  ],
  [
    'countries under another name',
    {
      countries: [
        { country: 'MY', payways: [card] },
        { country: 'SG', list: [wallet] },
      ],
    },
  ],
  [
    'countries with a bound of their own',
    [
      { code: 'MY', min_amount: 5, list: [card] },
      { value: 'SG', display: 'Singapore', max_price: '1000', methods: [wallet] },
    ],
  ],
  [
    'countries with what is under them',
    [
      { code: 'MY', name: 'Malaysia', sub: [card] },
      { country: 'SG', sub: [wallet] },
    ],
  ],
  [
    'countries with their channels',
    [
      { code: 'MY', channel: [card] },
      { code: 'SG', min_money: 1, channel: [wallet] },
    ],
  ],
  ['options of regions', { country: { MY: { options: [card] }, SG: { options: [wallet] } } }],
  ['an object around them', { data: { country: { MY: [card], SG: [wallet] } } }],
  [
    'a page of countries',
    {
      list: [
        { country: 'MY', payments: [card] },
        { country: 'SG', payments: [wallet] },
      ],
      total: 2,
    },
  ],
])('payment methods of %s', (_what, content) => {
  const read = answered(getPaywayList.content, JSON.stringify({ code: 1, content }))
  if (read.kind !== 'content') throw new Error(read.kind)
  const regions = decodeMethodRegions(read.content)
  expect(regions.map(({ region, methods }) => [region, methods.map(({ paywayId }) => paywayId)])).toEqual([
    ['MY', ['card']],
    ['SG', ['wallet']],
  ])
})

test.each<[string, unknown]>([
  ['null', { MY: [card], SG: null }],
  ['false', { country: { MY: [card], SG: false } }],
  [
    'no list',
    [
      { code: 'MY', list: [card] },
      { code: 'SG', list: null },
    ],
  ],
  [
    'no list under their name',
    {
      countries: [
        { code: 'MY', list: [card] },
        { code: 'SG', list: '' },
      ],
    },
  ],
  ['the name of a choice', { MY: [card], default: 'MY' }],
])('payment methods of a country beside %s', (_what, content) => {
  const read = answered(getPaywayList.content, JSON.stringify({ code: 1, content }))
  if (read.kind !== 'content') throw new Error(read.kind)
  const regions = decodeMethodRegions(read.content).filter(({ methods }) => methods.length > 0)
  expect(regions.map(({ region, methods }) => [region, methods.map(({ paywayId }) => paywayId)])).toEqual([
    ['MY', ['card']],
  ])
})

const bank = { id: 202, code: 'bank', name: 'Bank', icon: card.icon }
test.each<[string, unknown]>([
  ['by an id', [{ ...bank, channel_id: 10201 }]],
  ['by a code', [{ ...bank, channel: 10201 }]],
  ['and banks', [{ ...bank, sub_payment: [card] }]],
  ['and a bound', [{ ...bank, min_amount: 5 }]],
  ['of two letters and banks', [{ ...bank, code: 'GP', sub_payment: [card] }]],
  ['of two letters and an id', [{ ...bank, code: 'GP', channel_id: 10201, sub: [card] }]],
  ['of three letters and banks', [{ ...bank, code: 'OVO', sub: [card] }]],
  ['and texts', [{ ...bank, code: 'GP', min_amount: 5, tags: ['new'] }]],
  ['and texts that have no text', [{ ...bank, code: { toString: 1 }, min_amount: 5, list: [card] }]],
  ['in an object', { payways: [{ ...bank, channel_id: 10201 }] }],
])('methods %s name no country that could be sent', (_what, content) => {
  expect(answered(getPaywayList.content, JSON.stringify({ code: 1, content })).kind).toBe('schemaMismatch')
})

test.each<[string, unknown]>([
  ['a country', [{ ...bank, channel_id: 10201, country: 'MY' }]],
  ['a region', [{ ...bank, channel_id: 10201, region: 'MY' }]],
  [
    'a country, under their name',
    { payments: [{ ...bank, channel_id: 10201, country_code: 'MY' }], total: 1 },
  ],
])('methods with an id and a code are of %s', (_what, content) => {
  const read = answered(getPaywayList.content, JSON.stringify({ code: 1, content }))
  if (read.kind !== 'content') throw new Error(read.kind)
  const [region] = decodeMethodRegions(read.content)
  expect(region).toMatchObject({ region: 'MY', methods: [{ paywayId: '202', channelId: 10201 }] })
})

test.each([[{ methods: [card], msg: '' }], [{ payways: [card], total: 1 }], [{ MY: null, SG: null }]])(
  '%j names no country that could be sent',
  (content) => {
    expect(answered(getPaywayList.content, JSON.stringify({ code: 1, content })).kind).toBe('schemaMismatch')
  },
)

test.each([[[card, wallet]], [[]], [{}]])(
  'payment methods as %j are not read: none could be sent, and no method is never guessed',
  (content) => {
    expect(answered(getPaywayList.content, JSON.stringify({ code: 1, content })).kind).toBe('schemaMismatch')
  },
)

test('countries stay in the order that was sent, also where their keys are figures', () => {
  const list = JSON.stringify([card])
  const text = `{"code":1,"content":{"country":{"US":${list},"840":${list},"158":${list},"MY":${list}}}}`
  const read = answered(getPaywayList.content, text)
  if (read.kind !== 'content') throw new Error(read.kind)
  expect(decodeMethodRegions(read.content).map(({ region }) => region)).toEqual(['US', '840', '158', 'MY'])
})

test.each<[unknown, unknown[]]>([
  [[{ display: 'Malaysia', value: 'MY' }], ['MY']],
  [[{ country_code: 'MY', country_name: 'Malaysia' }], ['MY']],
  [
    ['MY', 'ID'],
    ['MY', 'ID'],
  ],
  [{ MY: 'Malaysia', ID: 'Indonesia' }, ['MY', 'ID']],
  [{ list: [{ code: 'MY' }], total: 1 }, ['MY']],
  [{ status: 'ok', message: 'Malaysia' }, []],
])('countries as %j', (content, codes) => {
  const read = answered(getCountryList.content, JSON.stringify({ code: 1, content }))
  expect(read.kind === 'content' ? read.content.map(({ code }) => code) : []).toEqual(codes)
})

test.each<[string, unknown]>([
  ['a type', { type: 'cumulative', activity_id: 'a', total: 5, milestones: [{ reward_id: 'r', need: 10 }] }],
  ['no type', { id: 'a', name: 'Sum', total_amount: '5.00', rewards: [{ id: 'r', amount: '$10' }] }],
  ['a list of one', [{ id: 'a', total: 5, list: { r: { need: 10 } } }]],
])('an activity with %s', (_what, content) => {
  const read = answered(getCumulativeActivityInfo.content, JSON.stringify({ code: 1, content }))
  if (read.kind !== 'content') throw new Error(JSON.stringify(read))
  expect(decodeActivity(read.content, {}, 'USD')).toMatchObject({
    kind: 'cumulative',
    activity: {
      activityId: 'a',
      total: { minorUnits: 500 },
      milestones: [{ rewardId: 'r', need: { minorUnits: 1000 } }],
    },
  })
})

test('a reward that is listed twice counts once', () => {
  const milestone = { reward_id: 'r', need: 10 }
  const wire = { type: 'cumulative' as const, activity_id: 'a', total: 5, milestones: [milestone, milestone] }
  const found = decodeActivity(wire, {}, 'USD')
  expect(found?.kind === 'cumulative' ? found.activity.milestones : []).toHaveLength(1)
})

const level = { level_id: 1, level_name: 'V1', need_points: 0 }
test.each<[string, unknown]>([
  ['under their name', { levels: [level] }],
  ['under another name', { vip_levels: [{ level: 1, name: 'V1', points: 0 }] }],
  ['as a plain list', [level]],
  ['as a map', { level_list: { 1: { name: 'V1', need_points: 0 } } }],
])('VIP levels %s', (_what, content) => {
  const read = answered(getVipBasicInfo.content, JSON.stringify({ code: 1, content }))
  if (read.kind !== 'content') throw new Error(JSON.stringify(read))
  expect(decodeVipBasics(read.content).levels).toMatchObject([{ levelId: 1, levelShow: 'V1', needPoints: 0 }])
})

test('VIP levels that cannot be read cost themselves, not the texts beside them', () => {
  const content = { faq_title: 'Points', levels: 'none' }
  const read = answered(getVipBasicInfo.content, JSON.stringify({ code: 1, content }))
  if (read.kind !== 'content') throw new Error(read.kind)
  expect(decodeVipBasics(read.content)).toMatchObject({ faqTitle: 'Points', levels: [] })
})

const coupon = { code: 'C', name: 'C', use_category: 'avail', discount_rate: 0.9 }
const couponsIn = (content: unknown) => answered(getCouponList.content, JSON.stringify({ code: 1, content }))

test.each<[unknown, unknown]>([
  ['80%', 80],
  ['12.5%', 12.5],
  ['0,9', '0.9'],
  ['90', '90'],
  [0.9, 0.9],
])('a rate of %j is %j', (discount_rate, expected) => {
  expect(couponsIn([{ ...coupon, discount_rate }])).toMatchObject({ content: [{ discount_rate: expected }] })
})

test('a rate of few percent costs its coupon: nobody knows whether it is paid or taken off', () => {
  expect(couponsIn([coupon, { ...coupon, code: 'D', discount_rate: '5%' }])).toMatchObject({
    content: [{ code: 'C' }],
    leftOut: [{ path: 'content.1.discount_rate' }],
  })
})

test('coupons under their categories are of them, and a category may be in capitals', () => {
  const { use_category: _, ...bare } = coupon
  expect(couponsIn({ avail: [bare], lock: [{ ...bare, code: 'D' }] })).toMatchObject({
    content: [
      { code: 'C', use_category: 'avail' },
      { code: 'D', use_category: 'lock' },
    ],
  })
  expect(couponsIn([{ ...coupon, use_category: 'AVAIL' }])).toMatchObject({
    content: [{ use_category: 'avail' }],
  })
})

test.each<[string, object]>([
  ['nothing of another', { lock: null }],
  ['a total', { total: 1 }],
  ['a total and other lists', { lock: [], history: '', total: 1, page: '1' }],
])('coupons of one category beside %s', (_what, others) => {
  const { use_category: _, ...bare } = coupon
  expect(couponsIn({ avail: [bare], ...others })).toMatchObject({
    content: [{ code: 'C', use_category: 'avail' }],
    isPartial: false,
  })
})

const tenUtc = 1_796_292_000_000
const hourMs = 3_600_000
test.each<[string, unknown, number]>([
  ['2026-12-03 10:00:00', 'UTC-5', tenUtc + 5 * hourMs],
  ['2026-12-03 10:00', 'UTC+8', tenUtc - 8 * hourMs],
  ['2026-12-03 10:00:00', 8, tenUtc - 8 * hourMs],
  ['Dec 3, 2026 10:00:00 AM', 'UTC-5', tenUtc + 5 * hourMs],
  ['2026-12-03', 'UTC+8', tenUtc - 18 * hourMs],
  ['2026-12-03 10:00:00', 'America/New_York', tenUtc + 5 * hourMs],
  // The night in which New York sets its clocks back, after it has.
  ['2026-11-01 03:00:00', 'America/New_York', Date.UTC(2026, 10, 1, 8)],
  ['2026-12-03T10:00:00Z', 'UTC-5', tenUtc],
  ['2026-12-03 10:00:00+08:00', 'UTC-5', tenUtc - 8 * hourMs],
  ['Thu, 03 Dec 2026 10:00:00 GMT', 'UTC-5', tenUtc],
  ['/Date(1796292000000)/', 'UTC-5', tenUtc],
  ['1796292000', 'UTC-5', tenUtc],
  ['2026-12-03 10:00:00', 'local', tenUtc],
  ['2026-12-03 10:00:00', null, tenUtc],
  ['2026-12-03 10:00:00', { toString: 1 }, tenUtc],
  ['2026-12-03 10:00:00', [{ toString: 1 }], tenUtc],
])('a coupon that ends at %j in the zone %j', (time, time_zone, expected) => {
  const read = couponsIn([{ ...coupon, valid_end_time: time, used_time: time, time_zone }])
  if (read.kind !== 'content') throw new Error(read.kind)
  expect(decodeCoupons(read.content)).toMatchObject([{ validEndAtMs: expected, usedAtMs: expected }])
})

test('coupons beside a list of no category are not taken for all', () => {
  expect(couponsIn({ avail: [coupon], later: [coupon] }).kind).toBe('schemaMismatch')
})

test.each<[unknown, unknown]>([
  ['8.49 USD', { minorUnits: 849, currency: 'USD' }],
  [
    { amount: 8.49, currency: 'USD' },
    { minorUnits: 849, currency: 'USD' },
  ],
  ['8.49 EUR', null],
])('a price with a coupon of %j is %j', (discountPrice, expected) => {
  const text = JSON.stringify({ code: 1, content: { points: 1, discountPrice } })
  const read = answered(getCouponPrice.content, text)
  if (read.kind !== 'content') throw new Error(read.kind)
  expect(decodeCouponPrice(read.content, 'USD')?.discountPrice ?? null).toEqual(expected)
})

test.each<[string, unknown]>([
  ['inside', { area_config: { is_area_role: 1 }, continue_config: { is_has_continue: 1 } }],
  ['beside', { is_area_role: 1, is_has_continue: 1 }],
  ['with points', { 'area_config.is_area_role': 1, 'continue_config.is_has_continue': 1 }],
  ['alone', { area_config: 1, cumulative_config: 0, continue_config: 'Y' }],
  ['in a text', { area_config: '{"is_area_role":1}', continue_config: '{"is_has_continue":1}' }],
])('switches of the page config %s', (_what, content) => {
  const read = answered(getPageConfig.content, JSON.stringify({ code: 1, content }))
  if (read.kind !== 'content') throw new Error(read.kind)
  expect(decodePageConfig(read.content)).toMatchObject({
    isAreaRole: true,
    hasCumulative: false,
    hasConsecutive: true,
  })
})

test.each<[string, unknown]>([
  ['a list', [{ client_id: 'c', name: 'One' }]],
  ['a list under their name', { games: [{ client_id: 'c', game_name: 'One' }] }],
  ['a map', { c: { name: 'One' } }],
])('games as %s', (_what, content) => {
  const read = answered(getGameList.content, JSON.stringify({ code: 1, content }))
  if (read.kind !== 'content') throw new Error(read.kind)
  expect(decodeGames(read.content)).toMatchObject([{ clientId: 'c', name: 'One' }])
})
