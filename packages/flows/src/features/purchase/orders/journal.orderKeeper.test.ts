import { expect, test } from 'vitest'
import { createFakeClock } from '../../../testing/fakeClock.ts'
import { createFakeDisk } from '../../../testing/fakeDisk.ts'
import { flush } from '../../../testing/flush.ts'
import { createOrderKeeper } from './journal.ts'
import { diskLateMs, diskLimitMs } from '../../../platform/withinLimit.ts'

function open() {
  const [disk, clock] = [createFakeDisk(), createFakeClock()]
  return { disk, clock, keeper: createOrderKeeper(disk, clock) }
}

test('a record is on disk once the keeper says so', async () => {
  const { disk, keeper } = open()
  keeper.keep('order.i1', { n: 1 })
  expect(disk.records.size).toBe(0)
  expect(await keeper.kept()).toBe(true)
  expect([...disk.records]).toEqual([['order.i1', { n: 1 }]])
})

test('without records nothing is lost', async () => {
  expect(await open().keeper.kept()).toBe(true)
})

test('all changes of one event go into one transaction', async () => {
  const { disk, keeper } = open()
  const batches: number[] = []
  const write = disk.write.bind(disk)
  disk.write = (records) => {
    batches.push(records.size)
    return write(records)
  }
  keeper.keep('order.no.B1', { n: 1 })
  keeper.keep('order.i1', null)
  await keeper.kept()
  expect(batches).toEqual([2])
})

test('a disk that fails is reported, and what it did not take goes with the next record', async () => {
  const { disk, keeper } = open()
  disk.setMood('failing')
  keeper.keep('order.i1', 1)
  expect(await keeper.kept()).toBe(false)
  expect(keeper.isFailing()).toBe(true)
  disk.setMood('working')
  keeper.keep('order.i2', 2)
  expect(await keeper.kept()).toBe(true)
  expect([...disk.records.keys()]).toEqual(['order.i1', 'order.i2'])
  expect(keeper.isFailing()).toBe(false)
})

test('asking again after a failure repeats the write', async () => {
  const { disk, keeper } = open()
  disk.setMood('failing')
  keeper.keep('order.i1', 1)
  await keeper.kept()
  disk.setMood('working')
  expect(await keeper.kept()).toBe(true)
})

test('a disk that never answers delays nobody beyond its limit', async () => {
  const { disk, clock, keeper } = open()
  disk.setMood('hanging')
  keeper.keep('order.i1', 1)
  const answer = keeper.kept()
  await flush()
  clock.advance(diskLimitMs)
  expect(await answer).toBe(false)
  expect([keeper.isFailing(), keeper.isSilent()]).toEqual([false, true])
})

/** A disk that takes each write when the test says so. */
function openSlow() {
  const { disk, ...page } = open()
  const write = disk.write.bind(disk)
  const waiting: (() => void)[] = []
  disk.write = (...given) => new Promise((resolve) => waiting.push(() => void write(...given).then(resolve)))
  return { ...page, disk, answer: () => waiting.shift()?.() }
}

test('a disk that answers after ten seconds has kept the record, and counts neither as failing nor as silent', async () => {
  const { disk, clock, keeper, answer } = openSlow()
  keeper.keep('order.i1', 1)
  const kept = keeper.kept()
  await flush()
  clock.advance(10_000)
  answer()
  expect(await kept).toBe(true)
  expect(disk.records.get('order.i1')).toBe(1)
  expect([keeper.isFailing(), keeper.isSilent()]).toEqual([false, false])
})

test('a silent disk gets three seconds for further writes until it answers, and what it took late is not written again', async () => {
  const { disk, clock, keeper, answer } = openSlow()
  keeper.keep('order.i1', 1)
  const first = keeper.kept()
  await flush()
  clock.advance(diskLimitMs)
  expect(await first).toBe(false)
  const second = keeper.kept()
  await flush()
  clock.advance(diskLateMs)
  expect(await second).toBe(false)
  answer()
  await flush()
  expect(disk.records.get('order.i1')).toBe(1)
  expect(keeper.isSilent()).toBe(false)
  expect(await keeper.kept()).toBe(true)
})

test('a record that arrives during a write does not make the records of that write count as lost', async () => {
  const { disk, keeper } = open()
  const write = disk.write.bind(disk)
  const waiting: (() => void)[] = []
  disk.write = (changes) => new Promise((resolve) => waiting.push(() => void write(changes).then(resolve)))
  keeper.keep('order.i1', 1)
  const answer = keeper.kept()
  await flush()
  keeper.keep('order.no.B2', 2)
  await flush()
  waiting[0]?.()
  expect(await answer).toBe(true)
  expect(keeper.isFailing()).toBe(false)
})

test('a record that changed while it was written is written again', async () => {
  const { disk, keeper } = open()
  keeper.keep('order.i1', 1)
  const first = keeper.kept()
  keeper.keep('order.i1', 2)
  await first
  expect(await keeper.kept()).toBe(true)
  expect(disk.records.get('order.i1')).toBe(2)
})

test('a record that a later release wrote is not overwritten', async () => {
  const { disk, keeper } = open()
  disk.records.set('order.i1', 'from later')
  keeper.leaveAlone('order.i1')
  keeper.keep('order.i1', 1)
  expect(await keeper.kept()).toBe(true)
  expect(disk.records.get('order.i1')).toBe('from later')
})

test('a record that the disk did not hold is left out when another tab has written it meanwhile', async () => {
  const { disk, keeper } = open()
  disk.records.set('order.i1', 'of another tab')
  keeper.keepNew('order.i1', 1)
  keeper.keepNew('order.i2', 2)
  expect(await keeper.kept()).toBe(true)
  expect([...disk.records.values()]).toEqual(['of another tab', 2])
})

test('a newer record of this page is written whatever the disk holds', async () => {
  const { disk, keeper } = open()
  disk.records.set('order.i1', 'of another tab')
  keeper.keepNew('order.i1', 1)
  keeper.keep('order.i1', 2)
  keeper.keepNew('order.i1', 3)
  await keeper.kept()
  expect([...disk.records.values()]).toEqual([2])
})
