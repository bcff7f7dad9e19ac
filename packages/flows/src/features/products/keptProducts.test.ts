import { safeUrl } from '@topup/api-client'
import { buildProduct } from '@topup/domain/testing'
import { expect, test } from 'vitest'
import { createBrandStorage } from '../../platform/brandStorage.ts'
import { createFakeClock } from '../../testing/fakeClock.ts'
import { createFakeStorage } from '../../testing/fakeStorage.ts'
import { mostCharacters, mostKept, readKeptProducts, writeKeptProducts } from './keptProducts.ts'
import { cardGroups } from './cardProducts.ts'

const dayMs = 86_400_000

function storage() {
  const clock = createFakeClock()
  const kept = createBrandStorage('watt', createFakeStorage(), clock)
  const read = (key: string) => readKeptProducts(kept, key, (stored) => safeUrl(stored))
  return { clock, kept, read }
}

const onSale = (...over: readonly Parameters<typeof buildProduct>[0][]) =>
  cardGroups([{ typeKey: 'a', name: 'Crystals', products: over.map((each) => buildProduct(each)) }], {
    isVip: true,
    language: 'en',
  })

test('what was kept is read as it was seen, for a week', () => {
  const { clock, kept, read } = storage()
  const seen = onSale(
    { productId: '1', display: '680 Crystals', bonus: '+68 bonus', isLimit: true, couponPoints: 12 },
    { productId: '2', isPointCard: true, price: null },
    { productId: '3', isSpecial: true, isCoupon: true, picture: 'https://pictures.example/gold.avif' },
  )
  expect(seen[0]?.goods).toHaveLength(3)
  writeKeptProducts(kept, 'goods.1', seen)
  expect(read('goods.1')).toEqual(seen)
  clock.advance(7 * dayMs - 1)
  expect(read('goods.1')).not.toBeNull()
  clock.advance(1)
  expect(read('goods.1')).toBeNull()
})

test('it is words: nothing that a price could be computed from', () => {
  const [good] = onSale({ display: '680 Crystals', bonus: '+68 bonus' })[0]?.goods ?? []
  expect(Object.values(good ?? {}).every((value) => value === null || typeof value !== 'object')).toBe(true)
})

test('goods of another key are not read', () => {
  const { kept, read } = storage()
  writeKeptProducts(kept, 'goods.1', onSale({}))
  expect(read('goods.2')).toBeNull()
})

test('goods whose price is missing are left out, and alone keep nothing', () => {
  const { kept, read } = storage()
  writeKeptProducts(kept, 'goods.1', onSale({ price: null }))
  expect(read('goods.1')).toBeNull()
})

test('the oldest of the others make room, so that no more than a few are kept', () => {
  const { clock, kept, read } = storage()
  // Kept again and again, in another order than their names have.
  for (const index of [3, 1, 2, 0, 4, 1]) {
    clock.advance(1000)
    writeKeptProducts(kept, `goods.${index}`, onSale({}))
  }
  expect(kept.keys('goods.')).toHaveLength(mostKept)
  expect([0, 1, 2, 4].filter((index) => read(`goods.${index}`) === null)).toEqual([])
})

test('a list that is too long is not kept, and the one before it is forgotten', () => {
  const { kept } = storage()
  writeKeptProducts(kept, 'goods.1', onSale({}))
  writeKeptProducts(kept, 'goods.1', onSale({ description: 'x'.repeat(mostCharacters), bonus: '' }))
  expect(kept.keys('goods.')).toEqual([])
})

const [group] = onSale({})
const [good] = group?.goods ?? []

test.each([
  ['no list', {}],
  ['an empty list', []],
  ['a group without goods', [{ ...group, goods: [] }]],
  ['a group without a key', [{ ...group, typeKey: null }]],
  ['a good without a price', [{ ...group, goods: [{ ...good, price: null }] }]],
  ['a good without an id', [{ ...group, goods: [{ ...good, productId: 7 }] }]],
  ['a drawing that does not exist', [{ ...group, goods: [{ ...good, artwork: 'x' }] }]],
  // Written by a release before this one.
  ['what named no products', [{ name: 'Crystals', goods: [{ ...good, productId: undefined }] }]],
])('%s that was stored is nothing', (_what, stored) => {
  const { kept, read } = storage()
  kept.write('goods.1', stored)
  expect(read('goods.1')).toBeNull()
})

test.each(['javascript:alert(1)', 'http://pictures.example/a.png', 7])('a picture %s is none', (picture) => {
  const { kept, read } = storage()
  kept.write('goods.1', [{ ...group, goods: [{ ...good, picture }] }])
  expect(read('goods.1')?.[0]?.goods[0]?.picture).toBeNull()
})
