import {
  entriesToWarnOf,
  entryOfBillingNo,
  externalOrder,
  nothingReported,
  openEntries,
  ownOrder,
  toStoredOrder,
} from '@topup/domain'
import type { JournalEntry } from '@topup/domain'
import { buildIntended, buildOrdered, buildPurchaseSnapshot, buildFinal } from '@topup/domain/testing'
import { describe, expect, test } from 'vitest'
import { createBrandStorage } from '../../../platform/brandStorage.ts'
import { createFakeClock } from '../../../testing/fakeClock.ts'
import { createFakeDisk } from '../../../testing/fakeDisk.ts'
import { payUrlOf } from '../../../testing/fakePage.ts'
import { createFakeStorage } from '../../../testing/fakeStorage.ts'
import type { StorageFault } from '../../../testing/fakeStorage.ts'
import { forgetEnds, unseenEnds } from '../../../store/unseenEnds.ts'
import { journalOver } from '../../../testing/journalOver.ts'

const apiOrigin = 'https://pay.watt.example'
const snapshot = buildPurchaseSnapshot()
const { intentId } = snapshot
const intent = { kind: 'intentWritten', snapshot, apiOrigin } as const
const rejection = { kind: 'intentDiscarded', intentId } as const
const number = (billingNo: string, payUrl: string | null = null) =>
  ({ kind: 'billingNoReceived', snapshot, billingNo, payUrl, apiOrigin, origin: ownOrder }) as const
const success = (billingNo: string) =>
  ({ kind: 'fullStatusRead', billingNo, outcome: 'success', atMs: 1 }) as const

const tab = (storage: Storage | null) => {
  const store = journalOver(createBrandStorage('store', storage, createFakeClock()), payUrlOf)
  return { ...store.getState(), entries: () => store.getState().journal }
}
const kinds = (entries: readonly JournalEntry[]) => entries.map(({ kind }) => kind)

test('what was recorded is there for the next page', () => {
  const storage = createFakeStorage()
  const page = tab(storage)
  page.record(intent)
  expect(kinds(tab(storage).entries())).toEqual(['intended'])
  page.record(number('B1'))
  expect(kinds(tab(storage).entries())).toEqual(['ordered'])
  page.record(success('B1'))
  expect(tab(storage).entries()).toEqual(page.entries())
  expect(kinds(page.entries())).toEqual(['final'])
})

test.each([buildIntended('i1'), buildOrdered('B1'), buildFinal('B1')])(
  'an entry that is $kind is read back as it was written',
  (entry) => {
    const storage = createFakeStorage()
    createBrandStorage('store', storage, createFakeClock()).write('order.any', toStoredOrder(entry))
    expect(tab(storage).entries()).toEqual([entry])
  },
)

test('an end is noted as unseen before it is written, so that no kill between the two loses the news', () => {
  const storage = createFakeStorage()
  const page = tab(storage)
  page.record(intent)
  page.record(number('B1'))
  const written: string[] = []
  const setItem = storage.setItem.bind(storage)
  storage.setItem = (key, value) => {
    written.push(key)
    setItem(key, value)
  }
  page.record(success('B1'))
  expect(written).toEqual(['topup.store.unseenEnd.B1', 'topup.store.order.no.B1'])
})

test('an order that ends after the clock was set right outlives 50 that ended while it was ahead, seen and unseen', () => {
  const storage = createFakeStorage()
  const clock = createFakeClock()
  const brandStorage = createBrandStorage('store', storage, clock)
  const dayMs = 86_400_000
  const ahead = Array.from({ length: 50 }, (_, index) => ({
    ...buildFinal(`A${index}`),
    finalAtMs: clock.now() + dayMs + index,
  }))
  for (const entry of ahead) brandStorage.write(`order.no.${entry.billingNo}`, toStoredOrder(entry))
  const page = tab(storage)
  page.record(intent)
  page.record(number('B1'))
  page.record({ ...success('B1'), atMs: clock.now() })
  expect(entryOfBillingNo(page.entries(), 'B1')?.kind).toBe('final')
  expect([...unseenEnds(brandStorage)]).toEqual(['B1'])
  forgetEnds(brandStorage, ['B1'])
  const other = buildPurchaseSnapshot({ intentId: 'i2' })
  page.record({ ...intent, snapshot: other })
  expect(entryOfBillingNo(tab(storage).entries(), 'B1')?.kind).toBe('final')
})

test('an end that was seen is not noted again when the same order is read once more', () => {
  const storage = createFakeStorage()
  const brandStorage = createBrandStorage('store', storage, createFakeClock())
  const page = tab(storage)
  page.record(intent)
  page.record(number('B1'))
  page.record(success('B1'))
  expect([...unseenEnds(brandStorage)]).toEqual(['B1'])
  forgetEnds(brandStorage, ['B1'])
  page.record(success('B1'))
  tab(storage).reload()
  expect([...unseenEnds(brandStorage)]).toEqual([])
})

test('a second number for one intent is kept beside the first', () => {
  const storage = createFakeStorage()
  const page = tab(storage)
  page.record(intent)
  page.record(number('B1'))
  page.record(number('B2'))
  const later = tab(storage).entries()
  expect(entryOfBillingNo(later, 'B1')).not.toBeNull()
  expect(entryOfBillingNo(later, 'B2')).not.toBeNull()
})

describe('two tabs', () => {
  test('an intent that was dismissed in one is dismissed in the other', () => {
    const storage = createFakeStorage()
    const [here, there] = [tab(storage), tab(storage)]
    here.record(intent)
    there.reload()
    there.record({ kind: 'intentDismissed', intentId, atMs: 5 })
    here.reload()
    expect(here.entries()).toMatchObject([{ kind: 'dismissed', dismissedAtMs: 5 }])
    expect(tab(storage).entries()).toEqual(here.entries())
  })

  test('an intent that was rejected in one is forgotten by the other', () => {
    const storage = createFakeStorage()
    const [one, two] = [tab(storage), tab(storage)]
    one.record(intent)
    two.reload()
    expect(kinds(two.entries())).toEqual(['intended'])
    one.record(rejection)
    two.reload()
    expect(two.entries()).toEqual([])
  })

  test('an order that becomes final in one is final in the other, and does not open again', () => {
    const storage = createFakeStorage()
    const [one, two] = [tab(storage), tab(storage)]
    one.record(intent)
    one.record(number('B1'))
    two.record(success('B1'))
    one.record(number('B1', 'https://pay.provider.example/1'))
    expect(kinds(one.entries())).toEqual(['final'])
    expect(kinds(tab(storage).entries())).toEqual(['final'])
  })

  test('each keeps the orders of the other', () => {
    const storage = createFakeStorage()
    const [one, two] = [tab(storage), tab(storage)]
    one.record(intent)
    two.record({ ...intent, snapshot: buildPurchaseSnapshot({ intentId: 'i2' }) })
    one.record(number('B1'))
    expect(openEntries(tab(storage).entries())).toHaveLength(2)
    expect(one.entries()).toHaveLength(2)
  })

  test('a number that one has not yet written to disk is written by the other, before its window leaves', async () => {
    const told = number('B1', 'https://pay.provider.example/1')
    const brandStorage = createBrandStorage('store', createFakeStorage(), createFakeClock())
    const [slow, disk] = [createFakeDisk(), createFakeDisk()]
    slow.setMood('hanging')
    journalOver(brandStorage, payUrlOf, { disk: slow }).getState().record(told)
    const journal = journalOver(brandStorage, payUrlOf, { disk })
    journal.getState().record(told)
    expect(await journal.getState().kept()).toBe(true)
    expect(disk.records.get('order.no.B1')).toMatchObject({ billingNo: 'B1' })
  })

  test('a payment URL that one receives reaches the other', () => {
    const storage = createFakeStorage()
    const [one, two] = [tab(storage), tab(storage)]
    one.record(number('B1'))
    two.record(number('B1', 'https://pay.provider.example/1'))
    one.reload()
    expect(one.entries()[0]).toMatchObject({ payUrl: 'https://pay.provider.example/1' })
  })
})

test('an order that is final here, and external in another tab, stays the order of its own tap, also for the next page', () => {
  const storage = createFakeStorage()
  const page = tab(storage)
  page.record(number('B1'))
  const met = {
    ...buildFinal('B1'),
    snapshot: buildPurchaseSnapshot({ intentId: 'met' }),
    origin: externalOrder(nothingReported),
  }
  createBrandStorage('store', storage, createFakeClock()).write('order.no.B1', toStoredOrder(met))
  page.reload()
  for (const entries of [page.entries(), tab(storage).entries()]) {
    expect(entries).toMatchObject([{ kind: 'final', billingNo: 'B1', snapshot: { intentId } }])
    expect(entries[0]).toHaveProperty('origin', ownOrder)
  }
})

test('storage that is wiped under the page gets its orders back', () => {
  const storage = createFakeStorage()
  const [one, two] = [tab(storage), tab(storage)]
  one.record(intent)
  one.record(number('B1'))
  two.reload()
  storage.clear()
  two.reload()
  expect(kinds(two.entries())).toEqual(['ordered'])
  expect(kinds(tab(storage).entries())).toEqual(['ordered'])
  storage.clear()
  one.record({ ...intent, snapshot: buildPurchaseSnapshot({ intentId: 'i2' }) })
  expect(kinds(tab(storage).entries())).toEqual(['ordered', 'intended'])
})

test('a refused intent that another tab has ended does not come back from the tab that wrote it', () => {
  const storage = createFakeStorage()
  const maker = tab(storage)
  maker.record(intent)
  maker.record({ kind: 'rejectionReceived', intentId: snapshot.intentId, code: -7 })
  const asker = tab(storage)
  asker.record({ kind: 'intentDiscarded', intentId: snapshot.intentId })
  maker.record({ kind: 'asked', order: snapshot.intentId, answer: 'unreachable' })
  maker.reload()
  expect(maker.entries()).toEqual([])
  expect(tab(storage).entries()).toEqual([])
})

test('an own intent without an answer outlives a wipe', () => {
  const storage = createFakeStorage()
  const page = tab(storage)
  page.record(intent)
  storage.clear()
  page.reload()
  expect(kinds(tab(storage).entries())).toEqual(['intended'])
})

test('a number that storage has no room for leaves the intent in storage', () => {
  const storage = createFakeStorage()
  const page = tab(storage)
  page.record(intent)
  storage.refuse(['setItem'])
  page.record(number('B1'))
  expect(kinds(page.entries())).toEqual(['ordered'])
  storage.refuse([])
  expect(kinds(tab(storage).entries())).toEqual(['intended'])
  page.record(success('B1'))
  expect(kinds(tab(storage).entries())).toEqual(['final'])
})

test.each<StorageFault[][]>([
  [['getItem']],
  [['setItem']],
  [['removeItem']],
  [['key']],
  [['length']],
  [['getItem', 'setItem', 'removeItem', 'key', 'length']],
])('the page knows its order although storage fails at %j', (faults) => {
  for (const when of ['start', 'later'] as const) {
    const storage = createFakeStorage()
    if (when === 'start') storage.refuse(faults)
    const page = tab(storage)
    storage.refuse(faults)
    page.record(intent)
    expect(kinds(page.entries())).toEqual(['intended'])
    page.record(number('B1'))
    page.reload()
    expect(kinds(page.entries())).toEqual(['ordered'])
    page.record(success('B1'))
    page.reload()
    expect(kinds(page.entries())).toEqual(['final'])
  }
})

test.each(['javascript:alert(1)', 'http://pay.provider.example/', '//evil.example'])(
  'a stored payment URL %s opens nothing',
  (payUrl) => {
    const storage = createFakeStorage()
    createBrandStorage('store', storage, createFakeClock()).write(
      'order.x',
      toStoredOrder({ ...buildOrdered('B1'), payUrl }),
    )
    expect(tab(storage).entries()[0]).toMatchObject({ billingNo: 'B1', payUrl: null })
  },
)

test.each([
  null,
  5,
  'x',
  [],
  {},
  { kind: 'ordered' },
  toStoredOrder({ ...buildOrdered('B1'), billingNo: '' }),
])('a spoiled entry %j affects no other entry and stays as it is', (spoiled) => {
  const storage = createFakeStorage()
  const brandStorage = createBrandStorage('store', storage, createFakeClock())
  brandStorage.write('order.spoiled', spoiled)
  brandStorage.write('order.good', toStoredOrder(buildOrdered('B2')))
  const page = tab(storage)
  const stored = brandStorage.text('order.spoiled')
  page.record(success('B2'))
  expect(entryOfBillingNo(page.entries(), 'B2')?.kind).toBe('final')
  expect(brandStorage.text('order.spoiled')).toBe(stored)
})

describe('an order of another release, which cannot be read', () => {
  const later = { version: 2, order: { any: 'shape' } }
  /** A page over a storage in which another release has written `text` under `key`. */
  const pageWith = (key: string, text: string) => {
    const storage = createFakeStorage()
    storage.setItem(`topup.store.${key}`, text)
    return { storage, page: tab(storage), text: () => storage.getItem(`topup.store.${key}`) }
  }
  const stored = (value: unknown) => JSON.stringify({ v: value, e: null })

  test.each([
    ['of a later version', stored(later)],
    ['in an envelope of its own', JSON.stringify(later)],
    ['that has expired there', JSON.stringify({ v: later, e: 1 })],
    ['cut short', stored(later).slice(0, -3)],
    ['of no shape at all', 'AAEC'],
  ])('%s counts as open, by the number in its key, and is not overwritten', (_what, text) => {
    const { page, text: now } = pageWith('order.no.B1', text)
    expect(page.entries()).toMatchObject([
      { kind: 'ordered', billingNo: 'B1', origin: externalOrder(nothingReported) },
    ])
    expect(openEntries(page.entries())).toHaveLength(1)
    page.record(success('B1'))
    page.reload()
    expect(kinds(page.entries())).toEqual(['final'])
    expect(now()).toBe(text)
  })

  test('without a number it is an intent, which is queried by its session', () => {
    const { page } = pageWith('order.i7', stored(later))
    expect(page.entries()).toMatchObject([{ kind: 'intended', snapshot: { intentId: 'i7' } }])
  })

  test('an intent of another release that the service knows becomes the order, with the reported details', () => {
    const { storage, page, text: now } = pageWith('order.i7', stored(later))
    const [entry] = page.entries()
    if (entry === undefined) throw new Error('nothing was read')
    page.record({ ...number('B7'), snapshot: entry.snapshot, origin: externalOrder(nothingReported) })
    page.reload()
    expect(page.entries()).toMatchObject([{ kind: 'ordered', billingNo: 'B7' }])
    page.record(success('B7'))
    expect(kinds(tab(storage).entries())).toEqual(['final'])
    expect(now()).toBe(stored(later))
  })

  test('that is dismissed causes no more warnings in this visit, but does in the next one', () => {
    const { storage, page } = pageWith('order.i7', stored(later))
    page.record({ kind: 'intentDismissed', intentId: 'i7', atMs: 5 })
    page.reload()
    expect(entriesToWarnOf(page.entries())).toEqual([])
    expect(entriesToWarnOf(tab(storage).entries())).toHaveLength(1)
  })

  test('which was an intent of this page leaves the disk to it: that the call has left is written there', async () => {
    const [storage, disk] = [createFakeStorage(), createFakeDisk()]
    const page = journalOver(createBrandStorage('store', storage, createFakeClock()), payUrlOf, { disk })
    page.getState().record({ ...intent, isUnsent: true })
    storage.setItem(`topup.store.order.${intentId}`, stored(later))
    page.getState().record({ kind: 'starterLeaving', intentId })
    await page.getState().kept()
    expect(storage.getItem(`topup.store.order.${intentId}`)).toBe(stored(later))
    expect(disk.records.get(`order.${intentId}`)).toEqual(toStoredOrder(buildIntended(intentId)))
  })

  test('does not replace what this page knows of the same order', () => {
    const storage = createFakeStorage()
    const page = tab(storage)
    page.record(intent)
    page.record(number('B1'))
    storage.setItem('topup.store.order.no.B1', stored(later))
    page.reload()
    expect(page.entries()).toMatchObject([{ billingNo: 'B1', snapshot: { intentId } }])
    expect(page.entries()[0]).toHaveProperty('origin', ownOrder)
    page.record(number('B1', 'https://pay.provider.example/1'))
    expect(storage.getItem('topup.store.order.no.B1')).toBe(stored(later))
  })
})

test('old final orders make room, open ones never do', () => {
  const storage = createFakeStorage()
  const page = tab(storage)
  for (let index = 0; index < 60; index += 1) {
    const each = buildPurchaseSnapshot({ intentId: `i${index}` })
    page.record({ ...number(`B${index}`), snapshot: each })
    if (index > 0) page.record({ ...success(`B${index}`), atMs: index })
  }
  const later = tab(storage).entries()
  expect(openEntries(later)).toHaveLength(1)
  expect(later).toHaveLength(51)
})

describe('the times of an order', () => {
  const nowMs = createFakeClock().now()
  const opened = { kind: 'paymentOpened', billingNo: 'B1' } as const
  const asked = (order: string) => ({ kind: 'asked', order, answer: 'read' }) as const
  const timesOf = (page: { entries: () => readonly JournalEntry[] }) =>
    page.entries().map(({ times }) => times)

  test('are there for the next page', () => {
    const storage = createFakeStorage()
    const page = tab(storage)
    for (const event of [intent, number('B1'), opened]) page.record(event)
    expect(timesOf(tab(storage))).toEqual([{ numberedAtMs: nowMs, openedAtMs: nowMs, tracked: 'owed' }])
  })

  test('of its queries is written with the next change only, and is known to this page at once', () => {
    const storage = createFakeStorage()
    const page = tab(storage)
    for (const event of [intent, number('B1'), asked('B1')]) page.record(event)
    const newest = { asked: { atMs: nowMs, answer: 'read' } }
    expect(timesOf(page)).toMatchObject([newest])
    page.reload()
    expect(timesOf(page)).toMatchObject([newest])
    expect(timesOf(tab(storage))).toEqual([{ numberedAtMs: nowMs, tracked: 'owed' }])
    page.record(opened)
    expect(timesOf(tab(storage))).toMatchObject([newest])
  })

  test('bring back no intent that another tab discarded', () => {
    const storage = createFakeStorage()
    const [maker, asker] = [tab(storage), tab(storage)]
    maker.record(intent)
    asker.reload()
    asker.record(asked(snapshot.intentId))
    maker.record({ kind: 'intentDiscarded', intentId: snapshot.intentId })
    asker.record(asked(snapshot.intentId))
    asker.reload()
    expect(asker.entries()).toEqual([])
    expect(tab(storage).entries()).toEqual([])
  })
})
