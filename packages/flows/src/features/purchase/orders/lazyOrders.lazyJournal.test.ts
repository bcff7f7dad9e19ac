import { buildPurchaseSnapshot } from '@topup/domain/testing'
import { expect, test } from 'vitest'
import { createBrandStorage } from '../../../platform/brandStorage.ts'
import { createFakeClock } from '../../../testing/fakeClock.ts'
import { createFakeDisk } from '../../../testing/fakeDisk.ts'
import { flush } from '../../../testing/flush.ts'
import { journalOver } from '../../../testing/journalOver.ts'
import { createLazyJournal } from './lazyOrders.ts'

const apiOrigin = 'https://api.store.example'

function open(brandStorage = createBrandStorage('store', null, createFakeClock()), disk = createFakeDisk()) {
  let loads = 0
  const lazy = createLazyJournal(brandStorage, { disk, clock: createFakeClock() }, async () => {
    loads += 1
    return journalOver(brandStorage, () => null, { disk })
  })
  return { ...lazy, brandStorage, disk, loads: () => loads }
}

test('a device without orders never loads the journal, however often it is asked', async () => {
  const { journal, readyIfAny, loads } = open()
  journal.getState().reload()
  await readyIfAny()
  await flush()
  expect(journal.getState().journal).toEqual([])
  expect(loads()).toBe(0)
})

test('what is recorded after the load reaches those who subscribed before it', async () => {
  const { journal, ready } = open()
  const seen: number[] = []
  journal.subscribe((state) => seen.push(state.journal.length))
  await ready()
  journal
    .getState()
    .record({ kind: 'intentWritten', snapshot: buildPurchaseSnapshot({ intentId: 'i1' }), apiOrigin })
  expect(journal.getState().journal).toHaveLength(1)
  expect(seen.at(-1)).toBe(1)
})

test('orders of an earlier visit fill the journal', async () => {
  const first = open()
  await first.ready()
  first.journal
    .getState()
    .record({ kind: 'intentWritten', snapshot: buildPurchaseSnapshot({ intentId: 'i1' }), apiOrigin })
  const later = open(first.brandStorage)
  await later.readyIfAny()
  expect(later.journal.getState().journal.map(({ kind }) => kind)).toEqual(['intended'])
})

test('the first order of the device, made by another tab, is there when the journal is filled', async () => {
  const { journal, filled, brandStorage, loads } = open()
  await filled()
  expect(loads()).toBe(0)
  const other = open(brandStorage)
  await other.ready()
  other.journal
    .getState()
    .record({ kind: 'intentWritten', snapshot: buildPurchaseSnapshot({ intentId: 'i1' }), apiOrigin })
  await filled()
  expect(journal.getState().journal.map(({ kind }) => kind)).toEqual(['intended'])
})

test('orders that only the disk knows load the journal too', async () => {
  const { readyIfAny, loads } = open(undefined, createFakeDisk([['order.i1', 'an order']]))
  await readyIfAny()
  expect(loads()).toBe(1)
})

test('an intent is never lost silently: recording before the load is a bug and throws', () => {
  const { journal } = open()
  const snapshot = buildPurchaseSnapshot({ intentId: 'i1' })
  expect(() => journal.getState().record({ kind: 'intentWritten', snapshot, apiOrigin })).toThrow(
    'before it was loaded',
  )
})
