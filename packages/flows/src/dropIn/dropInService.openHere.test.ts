import { toStoredOrder } from '@topup/domain'
import { buildOrdered } from '@topup/domain/testing'
import { expect, test } from 'vitest'
import { createBrandStorage } from '../platform/brandStorage.ts'
import { createServiceClock } from '../platform/serviceClock.ts'
import { createFakeClock } from '../testing/fakeClock.ts'
import { fakeDropIn } from '../testing/fakeDropInStore.ts'
import { payUrlOf } from '../testing/fakePage.ts'
import { createFakeStorage } from '../testing/fakeStorage.ts'
import { flush } from '../testing/flush.ts'
import { journalOver } from '../testing/journalOver.ts'
import { createDropInService } from './dropInService.ts'

const payOrigin = 'https://pay-form.store.example'

/** A store whose pay document has an origin of its own, with two open orders; `frames` are those that keep an order there. */
function openStore() {
  const clock = createFakeClock()
  const disk = createBrandStorage('store', createFakeStorage(), clock)
  for (const number of ['B1', 'B2']) disk.write(`order.i${number}`, toStoredOrder(buildOrdered(number)))
  const listeners = new Set<(event: MessageEvent) => void>()
  const frames: object[] = []
  const left: string[] = []
  const browser = {
    addEventListener: (_type: string, listener: (event: MessageEvent) => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: (event: MessageEvent) => void) =>
      listeners.delete(listener),
    location: { origin: 'https://store.example', assign: (address: string) => left.push(address) },
    document: {
      createElement: () => ({ contentWindow: {}, remove: () => undefined }),
      body: { append: (frame: { readonly contentWindow: object }) => frames.push(frame.contentWindow) },
    },
  }
  const service = createDropInService({
    browser: browser as unknown as Window,
    payOrigin,
    clock,
    serviceClock: createServiceClock(clock),
    tab: createBrandStorage('store', createFakeStorage(), clock),
    journal: journalOver(disk, payUrlOf),
    language: () => 'en',
    isOffered: () => true,
    onDone: () => undefined,
  })
  for (const number of ['B1', 'B2']) service.keep(number, fakeDropIn)
  /** The frame of an order says whether it has kept it. */
  const say = async (frame: number, isKept: boolean) => {
    const event = { source: frames[frame], origin: payOrigin, data: { kind: 'payDocumentKept', isKept } }
    for (const listener of listeners) listener(event as unknown as MessageEvent)
    await flush()
  }
  return { service, clock, frames, left, say, listeners }
}

test('a second tap on an order waits for the first one', async () => {
  const { service, frames, left, say } = openStore()
  const taps = [service.openHere('B1'), service.openHere('B1')]
  await say(0, true)
  expect(await Promise.all(taps)).toEqual(['leaving', 'leaving'])
  expect([frames.length, left.length]).toEqual([1, 1])
  expect(left[0]).toContain('B1')
})

test('of two orders the tab leaves for the one that was tapped last, whichever is kept first', async () => {
  const { service, left, say } = openStore()
  const taps = [service.openHere('B1'), service.openHere('B2')]
  await say(0, true)
  expect(left).toEqual([])
  await say(1, true)
  expect(left).toHaveLength(1)
  expect(left[0]).toContain('B2')
  expect(await Promise.all(taps)).toEqual(['leaving', 'leaving'])
})

test('an order whose frame cannot keep it is said to be blocked, and a later one is tried all the same', async () => {
  const { service, left, say } = openStore()
  const [first, second] = [service.openHere('B1'), service.openHere('B2')]
  await say(0, false)
  await say(1, true)
  expect([await first, await second]).toEqual(['blocked', 'leaving'])
  expect(left).toHaveLength(1)
})

test('a pay document that does not come in time is silent, and the tab stays', async () => {
  const { service, clock, left } = openStore()
  const tap = service.openHere('B1')
  clock.advance(10_000)
  expect(await tap).toBe('silent')
  expect(left).toEqual([])
})

test('nothing is left listening', async () => {
  const { service, say, listeners } = openStore()
  const before = listeners.size
  const tap = service.openHere('B1')
  await say(0, true)
  await tap
  expect(listeners.size).toBe(before)
})
