import { buildProduct } from '@topup/domain/testing'
import { expect, test } from 'vitest'
import { createBrandStorage } from '../../platform/brandStorage.ts'
import { createFakeClock } from '../../testing/fakeClock.ts'
import { createFakeStorage } from '../../testing/fakeStorage.ts'
import { mostCharacters, mostKept, readKeptGoods, writeKeptGoods } from './keptGoods.ts'

function storage() {
  const clock = createFakeClock()
  return { clock, kept: createBrandStorage('watt', createFakeStorage(), clock) }
}

const onSale = (...over: readonly Parameters<typeof buildProduct>[0][]) => ({
  groups: [{ typeKey: 'a', name: 'Crystals', products: over.map((each) => buildProduct(each)) }],
  language: 'en' as const,
})

const dayMs = 86_400_000

test('what was kept is words, and is there for a day', () => {
  const { clock, kept } = storage()
  writeKeptGoods(kept, 'goods.1', onSale({ display: '680 Crystals', bonus: '+68 bonus', isLimit: true }))
  const [group] = readKeptGoods(kept, 'goods.1') ?? []
  expect(group?.name).toBe('Crystals')
  expect(group?.goods).toMatchObject([{ name: '680 Crystals', note: '+68 bonus', isLimit: true }])
  expect(Object.values(group?.goods[0] ?? {}).every((value) => typeof value !== 'object')).toBe(true)
  clock.advance(dayMs - 1)
  expect(readKeptGoods(kept, 'goods.1')).not.toBeNull()
  clock.advance(1)
  expect(readKeptGoods(kept, 'goods.1')).toBeNull()
})

test('goods of another key are not read', () => {
  const { kept } = storage()
  writeKeptGoods(kept, 'goods.1', onSale({}))
  expect(readKeptGoods(kept, 'goods.2')).toBeNull()
})

test('goods without a price and point cards are left out, and alone keep nothing', () => {
  const { kept } = storage()
  writeKeptGoods(kept, 'goods.1', onSale({ price: null }, { isPointCard: true }))
  expect(readKeptGoods(kept, 'goods.1')).toBeNull()
})

test('others make room, so that no more than a few are kept', () => {
  const { kept } = storage()
  for (let index = 0; index < mostKept + 3; index++) writeKeptGoods(kept, `goods.${index}`, onSale({}))
  expect(kept.keys('goods.')).toHaveLength(mostKept)
  expect(readKeptGoods(kept, `goods.${mostKept + 2}`)).not.toBeNull()
})

test('a list that is too long is not kept, and the one before it is forgotten', () => {
  const { kept } = storage()
  writeKeptGoods(kept, 'goods.1', onSale({}))
  writeKeptGoods(kept, 'goods.1', onSale({ description: 'x'.repeat(mostCharacters), bonus: '' }))
  expect(kept.keys('goods.')).toEqual([])
})

test.each([
  ['no list', {}],
  ['an empty list', []],
  ['a group without goods', [{ name: 'Crystals', goods: [] }]],
  ['a good without a price', [{ name: 'Crystals', goods: [{ name: 'a', note: '', artwork: 'coin' }] }]],
  [
    'a drawing that does not exist',
    [{ name: 'Crystals', goods: [{ name: 'a', note: '', price: '1', artwork: 'x' }] }],
  ],
])('%s that was stored is nothing', (_what, stored) => {
  const { kept } = storage()
  kept.write('goods.1', stored)
  expect(readKeptGoods(kept, 'goods.1')).toBeNull()
})
