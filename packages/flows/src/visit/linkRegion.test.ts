import { expect, test } from 'vitest'
import { createBrandStorage } from '../platform/brandStorage.ts'
import { createFakeClock } from '../testing/fakeClock.ts'
import { createFakeStorage } from '../testing/fakeStorage.ts'
import { keepLinkRegion } from './linkRegion.ts'

const tabOf = (storage: Storage | null) => createBrandStorage('store', storage, createFakeClock())
const plain = { clientId: null, region: null }

test('the region of a link outlives a reload of a route that does not carry it', () => {
  const storage = createFakeStorage()
  expect(keepLinkRegion(tabOf(storage), { ...plain, region: 'ru' })).toBe('ru')
  expect(keepLinkRegion(tabOf(storage), plain)).toBe('ru')
})

test('another tab does not use it', () => {
  keepLinkRegion(tabOf(createFakeStorage()), { ...plain, region: 'ru' })
  expect(keepLinkRegion(tabOf(createFakeStorage()), plain)).toBeNull()
})

test.each([
  ['with another region', { ...plain, region: 'ja' }, 'ja'],
  ['to a game, without a region', { ...plain, clientId: 'e' }, null],
] as const)('the next link, %s, replaces it', (_title, link, expected) => {
  const tab = tabOf(createFakeStorage())
  keepLinkRegion(tab, { ...plain, region: 'ru' })
  expect(keepLinkRegion(tab, link)).toBe(expected)
  expect(keepLinkRegion(tab, plain)).toBe(expected)
})

test.each(['"x"', '{"v":"__proto__","e":null}', '['])('%s in storage is no region', (stored) => {
  const storage = createFakeStorage()
  storage.setItem('topup.store.linkRegion', stored)
  expect(keepLinkRegion(tabOf(storage), plain)).toBeNull()
})

test('without storage the link counts only for its own page', () => {
  expect(keepLinkRegion(tabOf(null), { ...plain, region: 'ru' })).toBe('ru')
})
