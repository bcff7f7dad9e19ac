import { expect, test } from 'vitest'
import { createFakeClock } from '../testing/fakeClock.ts'
import { createFakeStorage } from '../testing/fakeStorage.ts'
import type { StorageFault } from '../testing/fakeStorage.ts'
import { createBrandStorage } from './brandStorage.ts'

const asText = (stored: unknown) => (typeof stored === 'string' ? stored : null)
const dayMs = 86_400_000

test('a value is readable for the next page of the same brand, and for no other brand', () => {
  const [storage, clock] = [createFakeStorage(), createFakeClock()]
  expect(createBrandStorage('rhinos', storage, clock).write('uuid', 'u1')).toBe(true)
  expect(createBrandStorage('rhinos', storage, clock).read('uuid', asText)).toBe('u1')
  expect(createBrandStorage('rhinosTwhk', storage, clock).read('uuid', asText)).toBeNull()
  expect(createBrandStorage('rhinosTwhk', storage, clock).keys('')).toEqual([])
})

test('a value lasts its number of days and not a millisecond longer', () => {
  const [storage, clock] = [createFakeStorage(), createFakeClock()]
  const brandStorage = createBrandStorage('store', storage, clock)
  brandStorage.write('game', 'g', 7)
  clock.advance(7 * dayMs - 1)
  expect(brandStorage.read('game', asText)).toBe('g')
  clock.advance(1)
  expect(brandStorage.read('game', asText)).toBeNull()
  expect(brandStorage.keys('')).toEqual([])
})

test.each(['', 'null', '{', '[]', '"text"', '{"v":5,"e":null}', '{"w":1}', '{"v":"x","e":1}'])(
  'a stored %j counts as missing',
  (stored) => {
    const storage = createFakeStorage()
    storage.setItem('topup.store.key', stored)
    expect(createBrandStorage('store', storage, createFakeClock()).read('key', asText)).toBeNull()
  },
)

test('a value that this version of the store cannot parse is left for the version that can', () => {
  const storage = createFakeStorage()
  const brandStorage = createBrandStorage('store', storage, createFakeClock())
  brandStorage.write('order.x', { from: 'a newer version' })
  expect(brandStorage.read('order.x', asText)).toBeNull()
  expect(brandStorage.keys('order.')).toEqual(['order.x'])
})

test.each<[string, StorageFault[]]>([
  ['reading', ['getItem']],
  ['writing', ['setItem']],
  ['removing', ['removeItem']],
  ['listing keys', ['key']],
  ['counting keys', ['length']],
  ['everything', ['getItem', 'setItem', 'removeItem', 'key', 'length']],
])('a brandStorage never throws when storage refuses %s, from the start or later', (_what, faults) => {
  for (const when of ['start', 'later'] as const) {
    const storage = createFakeStorage()
    if (when === 'start') storage.refuse(faults)
    const brandStorage = createBrandStorage('store', storage, createFakeClock())
    storage.refuse(faults)
    brandStorage.write('order.a', 'x')
    brandStorage.remove('order.b')
    brandStorage.keys('order.')
    if (!faults.includes('getItem') || faults.includes('setItem'))
      expect(brandStorage.read('order.a', asText)).toBe('x')
    brandStorage.remove('order.a')
    expect(brandStorage.read('order.a', asText)).toBeNull()
  }
})

test('it says whether its values outlive the page', () => {
  const [storage, clock] = [createFakeStorage(), createFakeClock()]
  expect(createBrandStorage('store', storage, clock).persists).toBe(true)
  expect(createBrandStorage('store', null, clock).persists).toBe(false)
  expect(createBrandStorage('store', null, clock).write('k', 'v')).toBe(false)
  storage.refuse(['setItem'])
  expect(createBrandStorage('store', storage, clock).persists).toBe(false)
})

test('the newer text in memory counts while storage is full, and storage counts again when it has room', () => {
  const storage = createFakeStorage()
  const brandStorage = createBrandStorage('store', storage, createFakeClock())
  brandStorage.write('k', 'old')
  storage.refuse(['setItem'])
  expect(brandStorage.write('k', 'new')).toBe(false)
  expect(brandStorage.read('k', asText)).toBe('new')
  storage.refuse([])
  expect(brandStorage.write('k', 'newest')).toBe(true)
  expect(createBrandStorage('store', storage, createFakeClock()).read('k', asText)).toBe('newest')
})

test('what storage failed to remove stays removed for this page', () => {
  const storage = createFakeStorage()
  const brandStorage = createBrandStorage('store', storage, createFakeClock())
  brandStorage.write('accounts', 'token')
  storage.refuse(['removeItem'])
  brandStorage.remove('accounts')
  expect(brandStorage.read('accounts', asText)).toBeNull()
  expect(brandStorage.keys('')).toEqual([])
})
