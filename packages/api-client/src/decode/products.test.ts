import { describe, expect, test } from 'vitest'
import { getLimitProductInfo, getProductPoints } from '../contract/goods.ts'
import { readContent } from '../envelope/readEnvelope.ts'
import { goodsGroupWire, goodsWire, limitWire } from '../testing/index.ts'
import { decodeProduct, decodeProductGroups, decodeLimit, decodeLimits } from './products.ts'

const crystals = { typeKey: 'crystals' }

test('a product is read with its price in hundredths', () => {
  expect(decodeProduct(goodsWire({ price: '4.99', value: 680, isLimit: '1' }), crystals)).toEqual({
    productId: '680',
    display: '680 Crystals',
    description: '',
    bonus: '+68',
    price: { minorUnits: 499, currency: 'USD' },
    typeKey: 'crystals',
    typeSort: 1,
    goodsSort: 1,
    isCoupon: true,
    isLimit: true,
    isSpecial: false,
    isPointCard: false,
    couponPoints: 49,
    art: 'gem',
    picture: null,
  })
})

test.each([[-1], ['-1'], ['abc'], [''], ['1e3'], [Number.POSITIVE_INFINITY], [Number.NaN], ['0x10'], [1e21]])(
  'a price of %j makes a product unavailable',
  (price) => {
    expect(decodeProduct(goodsWire({ price }), crystals)?.price).toBeNull()
  },
)

test.each([
  [4.999, 'USD', 500],
  ['4.9940', 'USD', 499],
  [100.5, 'JPY', 10_100],
  [100.4, 'KRW', 10_000],
  [19.990000000000002, 'USD', 1999],
  [0.1 + 0.2, 'USD', 30],
  [150.5, 'TWD', 15_050],
])('a price of %j %s is one of %d hundredths', (price, currency, minorUnits) => {
  expect(decodeProduct(goodsWire({ price, currency }), crystals)?.price).toEqual({ minorUnits, currency })
})

test.each([
  ['missing', '{"value":"a"}', false],
  ['null', '{"value":"a","isLimit":null}', false],
  ['empty text', '{"value":"a","isLimit":""}', false],
  ['off', '{"value":"a","isLimit":"0"}', false],
  ['on', '{"value":"a","isLimit":true}', true],
  ['a word', '{"value":"a","isLimit":"perhaps"}', true],
  ['an object', '{"value":"a","isLimit":{}}', true],
])('a mark of a limit that is %s', (_what, product, isLimit) => {
  const reading = readContent(
    getProductPoints.content,
    JSON.parse(`[{"typeKey":"x","goods":[${product}]}]`),
    true,
  )
  const content = reading.kind === 'content' ? reading.content : []
  expect(decodeProductGroups(content)[0]?.products.map((each) => each.isLimit)).toEqual([isLimit])
})

test('a price with too many decimals costs no other product anything', () => {
  const goods = [goodsWire({ value: 'a', price: 4.999 }), goodsWire({ value: 'b', price: 4.99 })]
  const [group] = decodeProductGroups([goodsGroupWire({ goods })])
  expect(group?.products.map(({ price }) => price)).toEqual([
    { minorUnits: 500, currency: 'USD' },
    { minorUnits: 499, currency: 'USD' },
  ])
})

test.each([[''], [Number.MAX_SAFE_INTEGER + 1], [1.5], ['x'.repeat(257)]])(
  'a product id of %j is not read',
  (value) => {
    expect(decodeProduct(goodsWire({ value }), crystals)).toBeNull()
  },
)

test('art that we do not have falls back to the type', () => {
  expect(decodeProduct(goodsWire({ art: 'constructor' }), { typeKey: 'monthly-card' })?.art).toBe('pass')
})

const png = 'https://cdn.watt.example/p.png'
const avif = 'https://cdn.watt.example/g.avif'

test.each([
  // own art, art of the group, type, read
  ['gold', null, 'x', { art: 'gold', picture: null }],
  [png, null, 'passes', { art: 'pass', picture: png }],
  [png, 'fish', 'x', { art: 'fish', picture: png }],
  [null, 'fish', 'x', { art: 'fish', picture: null }],
  ['', avif, 'coins', { art: 'coin', picture: avif }],
  ['pearl', avif, 'x', { art: 'pearl', picture: null }],
  [png, avif, 'x', { art: 'gem', picture: png }],
  ['http://cdn.watt.example/p.png', null, 'x', { art: 'gem', picture: null }],
  ['javascript:alert(1)', 'bullet', 'x', { art: 'bullet', picture: null }],
  ['data:image/svg+xml,<svg/>', null, 'x', { art: 'gem', picture: null }],
  ['https://cdn.watt.example@evil.example/p.png', null, 'x', { art: 'gem', picture: null }],
  [7, null, 'x', { art: 'gem', picture: null }],
] as const)('art %j in a group with %j of type %s is read as %j', (art, ofGroup, typeKey, expected) => {
  expect(decodeProduct(goodsWire({ art }), { typeKey, art: ofGroup })).toMatchObject(expected)
})

test('a point card takes no art of its group, but its own', () => {
  const card = { isPointCard: 1 } as const
  expect(decodeProduct(goodsWire({ ...card, art: null }), { typeKey: 'x', art: png })).toMatchObject({
    art: 'card',
    picture: null,
  })
  expect(decodeProduct(goodsWire({ ...card, art: png }), { typeKey: 'x', art: 'fish' })).toMatchObject({
    art: 'card',
    picture: png,
  })
})

test('pictures of this machine are for a sandbox build only', () => {
  const art = 'http://127.0.0.1:4280/p.svg'
  expect(decodeProduct(goodsWire({ art }), crystals)?.picture).toBeNull()
  expect(decodeProduct(goodsWire({ art }), crystals, { allowLocalHosts: true })?.picture).toBe(art)
})

test('the art of a group serves its products', () => {
  const [group] = decodeProductGroups([
    goodsGroupWire({
      art: 'pearl',
      goods: [goodsWire({ art: null }), goodsWire({ value: 'b', art: 'crate' })],
    }),
  ])
  expect(group?.products.map(({ art }) => art)).toEqual(['pearl', 'crate'])
})

const outline = (groups: ReturnType<typeof decodeProductGroups>) =>
  groups.map(({ name, products }) => [name, products.map(({ productId }) => productId)])

test('groups come in order, and a product once in each of its groups', () => {
  const groups = decodeProductGroups([
    goodsGroupWire({
      typeKey: 'pass',
      typeName: 'Passes',
      typeSort: 2,
      goods: [goodsWire({ value: 'p', typeKey: 'elsewhere', typeSort: null }), goodsWire({ value: 'p' })],
    }),
    goodsGroupWire({
      goods: [goodsWire({ value: 'b', goodsSort: 2 }), goodsWire({ value: 'a' }), goodsWire({ value: 'p' })],
    }),
  ])
  expect(outline(groups)).toEqual([
    ['Crystals', ['a', 'p', 'b']],
    ['Passes', ['p']],
  ])
})

test('a product of two groups has one price, so that the one that is shown is paid', () => {
  const groups = decodeProductGroups([
    goodsGroupWire({ goods: [goodsWire({ price: 4.99 })] }),
    goodsGroupWire({
      typeKey: 'hot',
      typeName: 'Hot',
      typeSort: 0,
      goods: [goodsWire({ price: 3.99, typeSort: null })],
    }),
  ])
  expect(outline(groups)).toEqual([
    ['Hot', ['crystals.680']],
    ['Crystals', ['crystals.680']],
  ])
  expect(groups.flatMap(({ products }) => products.map(({ price }) => price?.minorUnits))).toEqual([499, 499])
})

test('a group without a key takes that of its products, else its name', () => {
  const keys = (over: Parameters<typeof goodsGroupWire>[0]) =>
    decodeProductGroups([goodsGroupWire({ typeKey: null, ...over })]).map(({ typeKey }) => typeKey)
  expect(keys({})).toEqual(['crystals'])
  expect(keys({ goods: [goodsWire({ typeKey: null })] })).toEqual(['Crystals'])
})

test.each([
  ['USD', 'KRW', 'USD'],
  [null, 'KRW', 'KRW'],
  ['', 'KRW', 'KRW'],
  [null, undefined, undefined],
])('a product that names the currency %j in a brand of %j is sold in %j', (named, ofBrand, currency) => {
  const [group] = decodeProductGroups([goodsGroupWire({ goods: [goodsWire({ currency: named })] })], ofBrand)
  expect(group?.products[0]?.price?.currency).toBe(currency)
})

test('a limit is read, times of 10 digits being seconds', () => {
  const wire = limitWire({
    limit_type: 'time',
    frequency: '3',
    day_info: 7,
    extra_pay_times: -1,
    next_pay_time: 1_790_000_000,
    billing_no: 'B1',
  })
  expect(decodeLimit(wire)).toEqual({
    productId: 'crystals.680',
    limitType: 'time',
    frequency: 3,
    days: 7,
    remaining: -1,
    nextPayAtMs: 1_790_000_000_000,
    billingNo: 'B1',
  })
})

test('a limit that does not give how many are left counts as unreadable', () => {
  expect(decodeLimit(limitWire({ extra_pay_times: 'many' }))).toBeNull()
})

describe('one odd limit in a list', () => {
  const read = (...list: readonly unknown[]) => {
    const reading = readContent(getLimitProductInfo.content, structuredClone(list), true)
    return reading.kind === 'content' ? [...decodeLimits(reading.content, reading.isPartial)] : null
  }
  const other = limitWire({ product_id: 'other' })

  test.each<[string, unknown, string]>([
    ['of a new type', { ...limitWire(), limit_type: 'season' }, 'crystals.680'],
    ['without a count of what is left', { ...limitWire(), extra_pay_times: null }, 'crystals.680'],
    ['with a count that is no number', limitWire({ extra_pay_times: 'many' }), 'crystals.680'],
    ['with nothing but its product', { product_id: 'crystals.680' }, 'crystals.680'],
    ['without a product', { ...limitWire(), product_id: null }, ''],
    ['that is null', null, ''],
    ['that is text', 'none', ''],
  ])('%s cannot be read; the others are', (_what, odd, productId) => {
    expect(new Map(read(odd, other))).toEqual(
      new Map<string, unknown>([
        [productId, null],
        ['other', expect.objectContaining({ remaining: decodeLimit(other)?.remaining })],
      ]),
    )
  })

  test('of two limits of one product the stricter counts, and one that cannot be read is the strictest', () => {
    const [few, many] = [limitWire({ extra_pay_times: 1 }), limitWire({ extra_pay_times: 5 })]
    expect(read(few, many)).toMatchObject([['crystals.680', { remaining: 1 }]])
    expect(read(many, few)).toMatchObject([['crystals.680', { remaining: 1 }]])
    expect(read({ ...few, limit_type: 'season' }, many)).toEqual([['crystals.680', null]])
  })
})
