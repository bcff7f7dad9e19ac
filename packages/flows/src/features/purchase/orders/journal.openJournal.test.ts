import { takenBack, toStoredOrder } from '@topup/domain'
import type { JournalEntry } from '@topup/domain'
import {
  buildDismissed,
  buildFinal,
  buildIntended,
  buildOrdered,
  buildPurchaseSnapshot,
  forLink,
} from '@topup/domain/testing'
import { expect, test, vi } from 'vitest'
import { createBrandStorage } from '../../../platform/brandStorage.ts'
import { createFakeClock } from '../../../testing/fakeClock.ts'
import { createFakeDisk } from '../../../testing/fakeDisk.ts'
import { createFakeStorage } from '../../../testing/fakeStorage.ts'
import { flush } from '../../../testing/flush.ts'
import { unseenEnds } from '../../../store/unseenEnds.ts'
import { keyOf, openJournal } from './journal.ts'
import { diskLateMs } from '../../../platform/withinLimit.ts'

const apiOrigin = 'https://api.store.example'
const deployment = { environment: 'production' } as const
const recordOf = (entry: JournalEntry) => [keyOf(entry), toStoredOrder(entry)] as const

/** A page to which the player comes back when the test says so. */
function createReturns() {
  const listeners = new Set<() => void>()
  const onReturn = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return { visibility: { onReturn }, listeners, comeBack: () => listeners.forEach((listener) => listener()) }
}

/** A page over a fast copy and a disk, each with the orders given. */
async function open(fast: readonly JournalEntry[], disk = createFakeDisk()) {
  const clock = createFakeClock()
  const brandStorage = createBrandStorage('store', createFakeStorage(), clock)
  for (const entry of fast) brandStorage.write(...recordOf(entry))
  const onLate = vi.fn<() => void>()
  const { visibility, comeBack } = createReturns()
  const journal = await openJournal({
    brandStorage,
    disk,
    clock,
    deployment,
    apiOrigin,
    paymentRegion: 'sea',
    onLate,
    visibility,
  })
  const entries = () => journal.getState().journal
  const stored = () => [...brandStorage.keys('order.')].sort()
  return { journal, entries, brandStorage, disk, clock, stored, onLate, comeBack }
}
const diskWith = (...entries: readonly JournalEntry[]) => createFakeDisk(entries.map(recordOf))
const snapshot = buildPurchaseSnapshot()
const intent = { kind: 'intentWritten', snapshot, apiOrigin } as const

test('what the fast copy lost with the process is restored in both copies', async () => {
  const orders = [buildOrdered('B1'), buildFinal('B2'), buildIntended('i3')]
  const { entries, stored } = await open([], diskWith(...orders))
  expect(entries()).toHaveLength(3)
  expect(stored()).toEqual(orders.map(keyOf).sort())
})

const dayMs = 24 * 60 * 60 * 1000
const endedBefore = (ms: number): JournalEntry => ({
  ...buildFinal('B1'),
  finalAtMs: createFakeClock().now() - ms,
})
const ofLink = (entry: JournalEntry): JournalEntry => forLink(entry)

test.each<[string, readonly JournalEntry[], JournalEntry, readonly string[]]>([
  ['was open in the fast copy', [buildOrdered('B1')], endedBefore(dayMs - 1), ['B1']],
  ['was lost with the fast copy', [], endedBefore(1000), ['B1']],
  ['is no news after a day', [], endedBefore(dayMs), []],
  ['the fast copy knew', [endedBefore(1000)], endedBefore(1000), []],
  ['is the debt of a payment link', [], ofLink(endedBefore(1000)), []],
  ['is none yet', [], buildOrdered('B1'), []],
])('an end of which the note may be lost is news again: one that %s', async (_what, fast, kept, news) => {
  const { brandStorage } = await open(fast, diskWith(kept))
  expect([...unseenEnds(brandStorage)]).toEqual(news)
})

test.each<[string, JournalEntry, JournalEntry]>([
  ['the end of an order', buildOrdered('B1'), buildFinal('B1')],
  ['the link of an order', { ...buildOrdered('B1'), payUrl: null }, buildOrdered('B1')],
  ['that an intent was dismissed', buildIntended('i1'), buildDismissed('i1', 5)],
])('the newer of the two copies counts: %s', async (_what, older, newer) => {
  for (const [fast, kept] of [
    [older, newer],
    [newer, older],
  ] as const) {
    const { entries, journal, disk } = await open([fast], diskWith(kept))
    expect(entries()).toEqual([newer])
    expect(await journal.getState().kept()).toBe(true)
    expect(disk.records.get(keyOf(newer))).toEqual(toStoredOrder(newer))
  }
})

test('an intent that the disk has recorded as discarded does not come back with an older fast copy', async () => {
  const entry = buildIntended('i1')
  const disk = createFakeDisk([[keyOf(entry), takenBack(Date.UTC(2026, 4, 2))]])
  const { entries, stored } = await open([entry], disk)
  expect([entries(), stored()]).toEqual([[], []])
})

test('a rejected intent is discarded on the disk too, and its record is removed there after a week', async () => {
  const { journal, disk } = await open([])
  journal.getState().record(intent)
  await journal.getState().kept()
  journal.getState().record({ kind: 'intentDiscarded', intentId: snapshot.intentId })
  await journal.getState().kept()
  expect([...disk.records.values()]).toMatchObject([{ kind: 'takenBack' }])
  const later = createFakeClock(Date.UTC(2026, 4, 10))
  const brandStorage = createBrandStorage('store', createFakeStorage(), later)
  const again = await openJournal({
    brandStorage,
    disk,
    clock: later,
    deployment,
    apiOrigin,
    paymentRegion: 'sea',
    onLate: () => {},
    visibility: createReturns().visibility,
  })
  await again.getState().kept()
  expect(disk.records.size).toBe(0)
})

test('orders of a release without a disk copy are written to the disk', async () => {
  const { journal, disk } = await open([buildOrdered('B1')])
  await journal.getState().kept()
  expect([...disk.records.keys()]).toEqual(['order.no.B1'])
})

test('a disk that answers late is still read', async () => {
  const disk = diskWith(buildOrdered('B1'))
  let answer = () => {}
  const readAll = disk.readAll.bind(disk)
  disk.readAll = () => new Promise((resolve) => (answer = () => void readAll().then(resolve)))
  const clock = createFakeClock()
  const brandStorage = createBrandStorage('store', createFakeStorage(), clock)
  const onLate = vi.fn<() => void>()
  const { visibility } = createReturns()
  const opening = openJournal({
    brandStorage,
    disk,
    clock,
    deployment,
    apiOrigin,
    paymentRegion: 'sea',
    onLate,
    visibility,
  })
  await flush()
  clock.advance(diskLateMs)
  const journal = await opening
  expect(journal.getState().journal).toEqual([])
  // Slow is not broken; but nothing counts as written before it is known which orders the disk holds.
  expect(journal.getState().losesOrders()).toBe(false)
  journal.getState().record(intent)
  const kept = journal.getState().kept()
  await flush()
  expect(disk.records.size).toBe(1)
  expect(onLate).not.toHaveBeenCalled()
  answer()
  await flush()
  expect(await kept).toBe(true)
  expect(journal.getState().journal.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['intended', 'ordered']),
  )
  expect(onLate).toHaveBeenCalledOnce()
})

test('an intent that is unsent in the fast copy alone outlives a disk that answers late', async () => {
  const { snapshot: bought, ...rest } = buildIntended('i1')
  const sent = { ...rest, snapshot: { ...bought, intendedAtMs: 1 } }
  const disk = diskWith(sent)
  let answer = () => {}
  const readAll = disk.readAll.bind(disk)
  disk.readAll = () => new Promise((resolve) => (answer = () => void readAll().then(resolve)))
  const clock = createFakeClock()
  const brandStorage = createBrandStorage('store', createFakeStorage(), clock)
  const unsent = { ...sent, isUnsent: true } as const
  brandStorage.write(...recordOf(unsent))
  const opening = openJournal({
    brandStorage,
    disk,
    clock,
    deployment,
    apiOrigin,
    paymentRegion: 'sea',
    onLate: () => {},
    visibility: createReturns().visibility,
  })
  await flush()
  clock.advance(diskLateMs)
  const journal = await opening
  answer()
  await flush()
  expect(await journal.getState().kept()).toBe(true)
  expect(journal.getState().journal).toEqual([sent])
  expect(disk.records.get(keyOf(sent))).toEqual(toStoredOrder(sent))
})

test('with a disk that cannot be read, the browser counts as one that loses orders', async () => {
  const disk = createFakeDisk()
  disk.setMood('failing')
  const { journal } = await open([], disk)
  expect(journal.getState().losesOrders()).toBe(true)
  journal.getState().record(intent)
  expect(await journal.getState().kept()).toBe(false)
})

test('a disk that could not be read at first is read once a write to it succeeds', async () => {
  const disk = diskWith(buildOrdered('B1'))
  disk.setMood('failing')
  const { journal, entries, onLate } = await open([], disk)
  disk.setMood('working')
  journal.getState().record(intent)
  await flush()
  expect(onLate).toHaveBeenCalledOnce()
  expect(entries().map(({ kind }) => kind)).toEqual(expect.arrayContaining(['intended', 'ordered']))
  expect(journal.getState().losesOrders()).toBe(false)
})

test('a disk that could not be read at first is read when the player comes back, until it answers', async () => {
  const disk = diskWith(buildOrdered('B1'))
  const readAll = vi.spyOn(disk, 'readAll')
  disk.setMood('failing')
  const { entries, onLate, comeBack } = await open([], disk)
  comeBack()
  await flush()
  expect([entries(), onLate.mock.calls]).toEqual([[], []])
  disk.setMood('working')
  comeBack()
  await flush()
  expect(entries()).toMatchObject([{ billingNo: 'B1' }])
  expect(onLate).toHaveBeenCalledOnce()
  comeBack()
  expect(readAll).toHaveBeenCalledTimes(3)
})

test('a payment URL that comes from the disk is checked like any other', async () => {
  const poisoned = { ...buildOrdered('B1'), payUrl: 'javascript:alert(1)' }
  const { entries } = await open([], diskWith(poisoned))
  expect(entries()).toMatchObject([{ billingNo: 'B1', payUrl: null }])
})

test('an intent that another tab takes back while the disk is read does not rise again', async () => {
  const disk = createFakeDisk()
  const readAll = disk.readAll.bind(disk)
  const [key] = recordOf(buildIntended('i1'))
  disk.readAll = async () => {
    const before = await readAll()
    await disk.write(new Map([[key, takenBack(1)]]))
    return before
  }
  await open([buildIntended('i1')], disk)
  await flush()
  expect(disk.records.get(key)).toEqual(takenBack(1))
})
