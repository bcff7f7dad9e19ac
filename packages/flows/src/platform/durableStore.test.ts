import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { beforeEach, expect, test, vi } from 'vitest'
import { browserDisk } from './browserDisk.ts'
import { createDurableStore } from './durableStore.ts'

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
})

test('what was written is there for the next page, and what was removed is not', async () => {
  const page = createDurableStore('topup.watt')
  expect(
    await page.write(
      new Map<string, unknown>([
        ['order.i1', { kind: 'intended' }],
        ['order.i2', 'other'],
      ]),
    ),
  ).toBe(true)
  expect(await page.write(new Map([['order.i2', null]]))).toBe(true)
  expect(await createDurableStore('topup.watt').readAll()).toEqual(
    new Map([['order.i1', { kind: 'intended' }]]),
  )
})

test('every transaction asks for what survives the loss of power', async () => {
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
  await createDurableStore('topup.watt').write(new Map([['order.i1', 1]]))
  expect(transaction).toHaveBeenLastCalledWith('orders', 'readwrite', { durability: 'strict' })
})

test('one brand knows nothing of another', async () => {
  await createDurableStore('topup.watt').write(new Map([['order.i1', 1]]))
  expect(await createDurableStore('topup.ko').readAll()).toEqual(new Map())
})

test('a database that a later release raised is read and written all the same', async () => {
  await createDurableStore('topup.watt').write(new Map([['order.i1', 1]]))
  const later = await openDB('topup.watt', 7, {
    upgrade: (database) => void database.createObjectStore('more'),
  })
  later.close()
  const page = createDurableStore('topup.watt')
  expect(await page.write(new Map([['order.i2', 2]]))).toBe(true)
  expect([...((await page.readAll()) ?? [])]).toEqual([
    ['order.i1', 1],
    ['order.i2', 2],
  ])
})

test('a database that is there without its store gets it', async () => {
  const empty = await openDB('topup.watt', 1)
  empty.close()
  const page = createDurableStore('topup.watt')
  expect(await page.write(new Map([['order.i1', 1]]))).toBe(true)
  expect((await page.readAll())?.size).toBe(1)
})

test('an open page is not in the way of a release that raises the database, and goes on afterwards', async () => {
  const page = createDurableStore('topup.watt')
  await page.write(new Map([['order.i1', 1]]))
  const later = await openDB('topup.watt', 2)
  later.close()
  expect(await page.write(new Map([['order.i2', 2]]))).toBe(true)
  expect((await page.readAll())?.size).toBe(2)
})

test('a connection that the browser dropped is opened again', async () => {
  const page = createDurableStore('topup.watt')
  await page.write(new Map([['order.i1', 1]]))
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('The database connection is closing.', 'InvalidStateError')
  })
  expect(await page.write(new Map([['order.i2', 2]]))).toBe(true)
})

test('a browser that refuses its database says so, and a page that asks later is served', async () => {
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Rejected', 'SecurityError')
  })
  const page = createDurableStore('topup.watt')
  expect(await page.readAll()).toBeNull()
  expect(await page.write(new Map([['order.i1', 1]]))).toBe(false)
  open.mockRestore()
  expect(await page.write(new Map([['order.i1', 1]]))).toBe(true)
})

test('a browser without databases keeps nothing', async () => {
  vi.stubGlobal('indexedDB', undefined)
  const page = createDurableStore('topup.watt')
  expect([await page.readAll(), await page.write(new Map([['order.i1', 1]]))]).toEqual([null, false])
})

const names = async () => (await indexedDB.databases()).map(({ name }) => name)

test('to ask whether anything is kept makes no database', async () => {
  expect(await browserDisk(window, 'topup.watt').hasRecords()).toBe(false)
  expect(await names()).toEqual([])
})

test('records are told of, and an empty database is none', async () => {
  const disk = browserDisk(window, 'topup.watt')
  const store = await disk.open()
  await store.write(new Map([['order.i1', 1]]))
  expect(await disk.hasRecords()).toBe(true)
  await store.write(new Map([['order.i1', null]]))
  expect(await disk.hasRecords()).toBe(false)
})

test('where the browser has no databases, or refuses them, there is nothing to read', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Rejected', 'SecurityError')
  })
  expect(await browserDisk(window, 'topup.watt').hasRecords()).toBe(false)
  vi.stubGlobal('indexedDB', undefined)
  expect(await browserDisk(window, 'topup.watt').hasRecords()).toBe(false)
})
