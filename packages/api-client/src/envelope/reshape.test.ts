import { describe, expect, test } from 'vitest'
import { getProductPoints } from '../contract/goods.ts'
import { getOrderInfo } from '../contract/orders.ts'
import { getAllRoleList, getServerList } from '../contract/roster.ts'
import { decodeOrderInfo } from '../decode/orders.ts'
import { decodeLimits, decodeProductGroups } from '../decode/products.ts'
import { decodeCharacters, decodeServers } from '../decode/roster.ts'
import { getLimitProductInfo } from '../contract/goods.ts'
import { readContent } from './readContent.ts'
import { reshape } from './reshape.ts'
import type { Endpoint } from '../contract/endpoint.ts'

function read<E extends Endpoint>({ content }: E, sent: unknown) {
  const reading = readContent(content as E['content'], reshape(content, structuredClone(sent)), true)
  if (reading.kind !== 'content') throw new Error(`${reading.path}: ${reading.expected}`)
  return reading
}

const gems = { price: 4.99, display: '300 gems', value: 'g300', typeKey: 'gems', typeSort: 2, goodsSort: 2 }
const more = { price: 9.99, display: '680 gems', value: 'g680', typeKey: 'gems', typeSort: 2, goodsSort: 1 }
const pass = { price: 1.99, display: 'Pass', value: 'p1', typeKey: 'monthly_card', typeSort: 1, goodsSort: 1 }

describe('products', () => {
  test.each<[string, unknown]>([
    ['a plain list', [gems, more, pass]],
    ['a list with its total', { list: [gems, more, pass], total: 3, page: 1 }],
    ['a list under its own name', { goods: [gems, more, pass] }],
    ['a map by type', { gems: [gems, more], monthly_card: [pass] }],
    ['a map by type of maps by id', { gems: { g300: gems, g680: more }, monthly_card: { p1: pass } }],
    ['a map by id', { g300: gems, g680: more, p1: pass }],
    ['lists of lists', [[gems, more], [pass]]],
    [
      'groups with a list',
      [
        { typeKey: 'gems', list: [gems, more] },
        { typeKey: 'monthly_card', items: [pass] },
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
  ['a map of whole rows', { 680: { product_id: 680, limit_type: 'role', extra_pay_times: '2' } }],
])('limits as %s are read', (_what, sent) => {
  const { content, isPartial } = read(getLimitProductInfo, sent)
  expect(decodeLimits(content, isPartial).get('680')).toMatchObject({ limitType: 'role', remaining: 2 })
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
