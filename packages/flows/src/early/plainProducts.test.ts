import { decodeProductGroups } from '@topup/api-client'
import { goodsGroupWire, goodsWire } from '@topup/api-client/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainProducts } from './plainProducts.ts'

/** Values that services send in place of plain ones. */
const odd: readonly unknown[] = [
  [undefined, null, '', ' ', 0, 1, 2, -1, 1.5, '1', 'yes', true, false, {}, [], 'XXX', 'usd', 'KRW', 'KWD'],
  ['4.99', '100.5', '1.005', 4.999, 1e-7, 1e9, 2e9, '2000000000', '1e3', 0.1 + 0.2, '¥12', '12,50', '0012.5'],
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

/** As the store reads them, but for a picture of which only the store can tell that it may be shown. */
function expectAsInStore(seen: ReturnType<typeof plainProducts>, sent: unknown) {
  const pictures = new Map(
    seen.flatMap(({ products }) => products.map((each) => [each.productId, each.picture])),
  )
  const store = decodeProductGroups(sent as never).map((each) => ({
    ...each,
    products: each.products.map((one) =>
      pictures.get(one.productId) === null ? { ...one, picture: null } : one,
    ),
  }))
  expect(seen).toEqual(store)
}

const read = (content: unknown) => {
  try {
    return plainProducts(content)
  } catch {
    return null
  }
}

test('mixed categories are read as the store reads them', () => {
  fc.assert(
    fc.property(fc.array(group, { maxLength: 4 }), (sent) => {
      const seen = read(sent)
      if (seen !== null) expectAsInStore(seen, sent)
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
            const sent: unknown = JSON.parse(
              JSON.stringify([{ ...plainGroup, typeKey, goods: [goodsWire(), row] }]),
            )
            const seen = read(sent)
            if (seen !== null) expectAsInStore(seen, sent)
          }
  },
)

test.each(Object.keys(plainGroup))(
  'a category with an odd %s is read as the store reads it, or left to it',
  (field) => {
    for (const art of ['pass', null])
      for (const value of odd) {
        const goods = [goodsWire({ value: 'g2', art, typeSort: undefined })]
        const sent: unknown = JSON.parse(JSON.stringify([{ ...plainGroup, goods, [field]: value }]))
        const seen = read(sent)
        if (seen !== null) expectAsInStore(seen, sent)
      }
  },
)

test('products as the contract has them are read', () => {
  const sent = [goodsGroupWire({ goods: [goodsWire(), goodsWire({ value: 'g2', price: '9.99' })] })]
  expect(plainProducts(sent)).toEqual(decodeProductGroups(sent))
})
