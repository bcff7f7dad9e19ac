import { expect, test } from 'vitest'
import { createBrandStorage } from '../../../platform/brandStorage.ts'
import { createFakeClock } from '../../../testing/fakeClock.ts'
import { createFakeStorage, type StorageFault } from '../../../testing/fakeStorage.ts'
import { canKeepOrders } from './lazyOrders.ts'

const storageOver = (storage: Storage | null) => createBrandStorage('store', storage, createFakeClock())

test('a storage that works keeps orders, and the probe leaves nothing behind in it', () => {
  const storage = createFakeStorage()
  expect(canKeepOrders(storageOver(storage))).toBe(true)
  expect(storage.length).toBe(0)
})

test('without storage no order is kept', () => {
  expect(canKeepOrders(storageOver(null))).toBe(false)
})

test.each<[StorageFault]>([['setItem'], ['getItem']])('a storage whose %s throws keeps none', (fault) => {
  const storage = createFakeStorage()
  storage.refuse([fault])
  expect(canKeepOrders(storageOver(storage))).toBe(false)
})

test('a storage that accepts a record and forgets it keeps no orders', () => {
  const storage = createFakeStorage()
  storage.setItem = () => undefined
  expect(canKeepOrders(storageOver(storage))).toBe(false)
})
