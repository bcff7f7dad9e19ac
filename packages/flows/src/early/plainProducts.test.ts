import { decodeProductGroups } from '@topup/api-client'
import { getProductPoints } from '@topup/api-client/contract'
import { readEnvelope } from '@topup/api-client/envelope/readEnvelope'
import { reshape } from '@topup/api-client/envelope/reshape'
import { tolerances } from '@topup/api-client/envelope/tolerances'
import { goodsGroupWire, goodsWire } from '@topup/api-client/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainContent, plainProducts } from './plainProducts.ts'

/** Values that services send in place of plain ones. */
const odd: readonly unknown[] = [
  [
    undefined,
    null,
    '',
    ' ',
    0,
    1,
    2,
    -1,
    1.5,
    '1',
    'yes',
    true,
    false,
    {},
    [],
    'XXX',
    'usd',
    'KRW',
    'KWD',
    'CNY',
  ],
  [
    '4.99',
    '100.5',
    '1.005',
    4.999,
    1e-7,
    1e9,
    2e9,
    '2000000000',
    '1e3',
    0.1 + 0.2,
    '¥12',
    '12,50',
    '0012.5',
    '49.000',
  ],
  [
    'R&D',
    '&amp;',
    'a\u202eb',
    'a  b',
    ' a',
    'two\nlines',
    '\ufeffx',
    '😀',
    'x'.repeat(201),
    '43',
    'gift card',
  ],
  ['fish', 'pass', 'https://pictures.example/a-1.avif', 'http://pictures.example/a.avif', 'javascript:x'],
  [
    'https://xn--a.example/x',
    'https://a.xn--b/x',
    'https://10.0.0.1/x',
    'https://a-.example/x',
    'https://a/x',
  ],
].flat()

const product = fc
  .record({
    value: fc.constantFrom('g1', 'g2', 'g3', 'g4', 'g5'),
    price: fc.oneof(
      fc.integer({ min: 0, max: 200_000 }).map((cents) => cents / 100),
      fc.nat(1e9).map(String),
    ),
    currency: fc.constantFrom('USD', 'JPY', 'KWD', 'TWD'),
    typeSort: fc.integer({ min: -2, max: 2 }),
    goodsSort: fc.integer({ min: -2, max: 2 }),
    isPointCard: fc.constantFrom(0, 1),
    art: fc.constantFrom('gem', 'https://pictures.example/a.avif', undefined, null),
  })
  .map((own) => goodsWire(own))

const group = fc
  .record({
    typeKey: fc.constantFrom('crystals', 'monthly_pass', 'feature', 'card'),
    typeSort: fc.option(fc.integer({ min: -2, max: 2 }), { nil: undefined }),
    art: fc.constantFrom('pearl', undefined, null, 'https://pictures.example/all.avif'),
    goods: fc.array(product, { maxLength: 5 }),
  })
  .map((own) => goodsGroupWire(own as never))

/** What the store reads of an answer, by envelope, contract and other forms; null where it reads none. */
function readByStore(text: string) {
  const reading = readEnvelope(text, getProductPoints)
  const isPlain = reading.kind === 'content' && !reading.isOther
  const read = isPlain ? reading : readEnvelope(text, getProductPoints, reshape)
  return read.kind === 'content' ? decodeProductGroups(read.content) : null
}

/** Reads an answer early; where that is possible, it is what the store reads, but for pictures that only the store can judge. */
function readEarly(text: string): ReturnType<typeof plainProducts> | null {
  let seen
  try {
    seen = plainProducts(plainContent(text))
  } catch {
    return null
  }
  const pictures = new Map(
    seen.flatMap(({ products }) => products.map((each) => [each.productId, each.picture])),
  )
  const store = readByStore(text)?.map((each) => ({
    ...each,
    products: each.products.map((one) =>
      pictures.get(one.productId) === null ? { ...one, picture: null } : one,
    ),
  }))
  expect({ text, seen }).toEqual({ text, seen: store })
  return seen
}

const answerOf = (content: unknown) => JSON.stringify({ code: 1, msg: '', content })
const read = (content: unknown) => readEarly(answerOf(content))

test('mixed categories are read as the store reads them', () => {
  fc.assert(
    fc.property(fc.array(group, { maxLength: 4 }), (sent) => {
      read(sent)
    }),
  )
  expect(
    read([goodsGroupWire(), goodsGroupWire({ typeKey: 'feature', goods: [goodsWire({ value: 'g2' })] })]),
  ).toHaveLength(2)
})

const plainGroup = { ...goodsGroupWire(), art: 'https://pictures.example/all.avif' }

test.each(Object.keys(goodsWire()))(
  'with an odd %s it is what the store reads, or left to the store',
  (field) => {
    for (const typeKey of ['crystals', 'point_card'])
      for (const isPointCard of [0, 1, undefined] as const)
        for (const currency of ['USD', 'JPY', 'KWD'])
          for (const value of odd) {
            const row = { ...goodsWire({ isPointCard, currency, value: 'g2' }), [field]: value }
            read([{ ...plainGroup, typeKey, goods: [goodsWire(), row] }])
          }
  },
)

test.each(Object.keys(plainGroup))(
  'a category with an odd %s is read as the store reads it, or left to it',
  (field) => {
    for (const art of ['pass', null])
      for (const value of odd) {
        const goods = [goodsWire({ value: 'g2', art, typeSort: undefined })]
        read([{ ...plainGroup, goods, [field]: value }])
      }
  },
)

test('products as the contract has them are read', () => {
  const sent = [goodsGroupWire({ goods: [goodsWire(), goodsWire({ value: 'g2', price: '9.99' })] })]
  expect(read(sent)).toHaveLength(1)
})

/** Every name that the store reads in place of a field, in any spelling or inside an object. */
const otherNames = (['group', 'goods'] as const).flatMap((kind) =>
  Object.keys(kind === 'group' ? plainGroup : goodsWire()).flatMap((field) => {
    const others = tolerances[kind].names?.[field]?.split(' ') ?? []
    const outer = /^(?:is|type|goods|coupon)(?=[A-Z])/.exec(field)?.[0]
    const spelt = [field.toUpperCase(), field.replace(/[A-Z]/, '_$&').toLowerCase(), `my_${field}`]
    const inside = outer === undefined ? [] : [[outer, field.slice(outer.length)]]
    return [...[...others, ...spelt].map((name) => [name]), ...inside].map((names) => ({ field, names }))
  }),
)

/** A row with one more field, under these names from outside to inside. */
const withField = (row: object, names: readonly string[], value: unknown) => ({
  ...row,
  ...(names.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as object),
})

test.each(otherNames)(
  '$names in place of $field, or beside it, is read as the store reads it, or left to it',
  ({ field, names }) => {
    for (const value of [1, '2.5', 'Other words', 'pass', [goodsWire({ value: 'g3' })]])
      for (const isPointCard of [0, 1] as const)
        for (const own of [{}, { [field]: null }, { [field]: undefined }]) {
          const row = { ...goodsWire({ isPointCard, value: 'g2' }), ...own }
          read([{ ...plainGroup, goods: [goodsWire(), withField(row, names, value)] }])
          read([withField({ ...plainGroup, ...own }, names, value)])
          read(withField({ goods: [plainGroup] }, names, value))
        }
  },
)

const plainText = answerOf([plainGroup])
test.each([
  ['a byte order mark', `\ufeff\ufeff${plainText}`],
  ['a code as text', plainText.replace('"code":1', '"code":"1"')],
  ['another code', plainText.replace('"code":1', '"code":10')],
  ['no code', plainText.replace('"code":1,', '')],
  ['a code that is inherited', `{"__proto__":{"code":1},"content":${JSON.stringify([plainGroup])}}`],
  ['two contents', plainText.replace('"content"', '"content":[],"content"')],
  ['content as text', answerOf(JSON.stringify([plainGroup]))],
  ['a page of groups', answerOf({ list: [plainGroup], total: 1 })],
  ['groups by number', answerOf({ 1: plainGroup })],
  ['a flat list', answerOf(plainGroup.goods)],
  ['the text of NaN', plainText.replace('4.99', 'NaN')],
  ['a rank beyond all numbers', plainText.replace('"goodsSort":1', '"goodsSort":9007199254740993')],
  ['an id of many figures', plainText.replace('"crystals.680"', '9007199254740993')],
  ['a price of many figures', plainText.replace('4.99', '4.9900000000000000001')],
  ['a cut', plainText.slice(0, -9)],
  ['more than is read', plainText.replace('Crystals', 'Crystals'.repeat(300_000))],
  [
    'more products than are read',
    answerOf([
      { ...plainGroup, goods: Array.from({ length: 5001 }, (_, at) => goodsWire({ value: `g${at}` })) },
    ]),
  ],
  ['nothing', ''],
])('an answer with %s is read as the store reads it, or left to it', (_, text) => {
  readEarly(text)
})
