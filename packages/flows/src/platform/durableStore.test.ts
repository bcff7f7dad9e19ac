// @vitest-environment jsdom
import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { beforeEach, expect, test, vi } from 'vitest'
import { browserDisk } from './browserDisk.ts'
import { createDurableStore } from './durableStore.ts'

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
})

test('the next page reads what was written, and not what was removed', async () => {
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

test('what is only to be added leaves a record that is there', async () => {
  const page = createDurableStore('topup.watt')
  await page.write(new Map([['order.i1', 'taken back']]))
  const records = new Map([
    ['order.i1', 'intended'],
    ['order.i2', 'intended'],
  ])
  expect(await page.write(records, new Set(records.keys()))).toBe(true)
  expect(await page.readAll()).toEqual(
    new Map([
      ['order.i1', 'taken back'],
      ['order.i2', 'intended'],
    ]),
  )
})

test('every transaction asks for durability that survives a loss of power', async () => {
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
  await createDurableStore('topup.watt').write(new Map([['order.i1', 1]]))
  expect(transaction).toHaveBeenLastCalledWith('orders', 'readwrite', { durability: 'strict' })
})

test('a brand does not see the records of another', async () => {
  await createDurableStore('topup.watt').write(new Map([['order.i1', 1]]))
  expect(await createDurableStore('topup.ko').readAll()).toEqual(new Map())
})

test('a database that a later release upgraded can still be read and written', async () => {
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

test('an existing database without its object store gets it', async () => {
  const empty = await openDB('topup.watt', 1)
  empty.close()
  const page = createDurableStore('topup.watt')
  expect(await page.write(new Map([['order.i1', 1]]))).toBe(true)
  expect((await page.readAll())?.size).toBe(1)
})

test('an open page does not block a release that upgrades the database, and continues afterwards', async () => {
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

test('when the browser refuses the database this is reported, and a later attempt works', async () => {
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

const diskOf = () => browserDisk(window, 'topup.watt', () => Promise.resolve({ createDurableStore }))

const names = async () => (await indexedDB.databases()).map(({ name }) => name)

test('asking whether anything is kept creates no database', async () => {
  expect(await diskOf().hasRecords()).toBe(false)
  expect(await names()).toEqual([])
})

test('a database with records is reported, an empty one is not', async () => {
  const disk = diskOf()
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
  expect(await diskOf().hasRecords()).toBe(false)
  vi.stubGlobal('indexedDB', undefined)
  expect(await diskOf().hasRecords()).toBe(false)
})
