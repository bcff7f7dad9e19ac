import { expect, test } from 'vitest'
import { createFakeClock } from '../testing/fakeClock.ts'
import { createFakeStorage } from '../testing/fakeStorage.ts'
import type { StorageFault } from '../testing/fakeStorage.ts'
import { createVault } from './vault.ts'

const asText = (stored: unknown) => (typeof stored === 'string' ? stored : null)
const dayMs = 86_400_000

test('a value is there for the next page of the same brand, and for no other brand', () => {
  const [storage, clock] = [createFakeStorage(), createFakeClock()]
  expect(createVault('rhinos', storage, clock).write('uuid', 'u1')).toBe(true)
  expect(createVault('rhinos', storage, clock).read('uuid', asText)).toBe('u1')
  expect(createVault('rhinosTwhk', storage, clock).read('uuid', asText)).toBeNull()
  expect(createVault('rhinosTwhk', storage, clock).keys('')).toEqual([])
})

test('a value lasts its days and not a millisecond more', () => {
  const [storage, clock] = [createFakeStorage(), createFakeClock()]
  const vault = createVault('store', storage, clock)
  vault.write('game', 'g', 7)
  clock.advance(7 * dayMs - 1)
  expect(vault.read('game', asText)).toBe('g')
  clock.advance(1)
  expect(vault.read('game', asText)).toBeNull()
  expect(vault.keys('')).toEqual([])
})

test.each(['', 'null', '{', '[]', '"text"', '{"v":5,"e":null}', '{"w":1}', '{"v":"x","e":1}'])(
  'a stored %j counts as missing',
  (stored) => {
    const storage = createFakeStorage()
    storage.setItem('topup.store.key', stored)
    expect(createVault('store', storage, createFakeClock()).read('key', asText)).toBeNull()
  },
)

test('what this version of the store cannot read is left for the one that can', () => {
  const storage = createFakeStorage()
  const vault = createVault('store', storage, createFakeClock())
  vault.write('order.x', { from: 'a newer version' })
  expect(vault.read('order.x', asText)).toBeNull()
  expect(vault.keys('order.')).toEqual(['order.x'])
})

test.each<[string, StorageFault[]]>([
  ['reading', ['getItem']],
  ['writing', ['setItem']],
  ['removing', ['removeItem']],
  ['listing keys', ['key']],
  ['counting keys', ['length']],
  ['everything', ['getItem', 'setItem', 'removeItem', 'key', 'length']],
])('a vault never throws when storage refuses %s, from the start or later', (_what, faults) => {
  for (const when of ['start', 'later'] as const) {
    const storage = createFakeStorage()
    if (when === 'start') storage.refuse(faults)
    const vault = createVault('store', storage, createFakeClock())
    storage.refuse(faults)
    vault.write('order.a', 'x')
    vault.remove('order.b')
    vault.keys('order.')
    if (!faults.includes('getItem') || faults.includes('setItem'))
      expect(vault.read('order.a', asText)).toBe('x')
    vault.remove('order.a')
    expect(vault.read('order.a', asText)).toBeNull()
  }
})

test('a vault says whether it outlives the page', () => {
  const [storage, clock] = [createFakeStorage(), createFakeClock()]
  expect(createVault('store', storage, clock).persists).toBe(true)
  expect(createVault('store', null, clock).persists).toBe(false)
  expect(createVault('store', null, clock).write('k', 'v')).toBe(false)
  storage.refuse(['setItem'])
  expect(createVault('store', storage, clock).persists).toBe(false)
})

test('the newer text counts while storage is full, and storage again once it has room', () => {
  const storage = createFakeStorage()
  const vault = createVault('store', storage, createFakeClock())
  vault.write('k', 'old')
  storage.refuse(['setItem'])
  expect(vault.write('k', 'new')).toBe(false)
  expect(vault.read('k', asText)).toBe('new')
  storage.refuse([])
  expect(vault.write('k', 'newest')).toBe(true)
  expect(createVault('store', storage, createFakeClock()).read('k', asText)).toBe('newest')
})

test('what storage would not let go stays gone for this page', () => {
  const storage = createFakeStorage()
  const vault = createVault('store', storage, createFakeClock())
  vault.write('accounts', 'token')
  storage.refuse(['removeItem'])
  vault.remove('accounts')
  expect(vault.read('accounts', asText)).toBeNull()
  expect(vault.keys('')).toEqual([])
})
