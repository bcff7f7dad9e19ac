import { externalOrder, nothingReported } from '@topup/domain'
import { buildOrdered } from '@topup/domain/testing'
import { describe, expect, test } from 'vitest'
import { fakeDropIn, openFakeDropInStore } from '../testing/fakeDropInStore.ts'
import { isFormEnded, isOwnWindow, keptHandover, markFormEnded, markOwnWindow } from './handover.ts'

const { snapshot } = buildOrdered('B1')
const { recipient } = snapshot

const ready = { kind: 'payDocumentReady' }
const done = { kind: 'payDocumentDone' }
const handovers = (world: ReturnType<typeof openFakeDropInStore>) =>
  world.posted.filter(({ to }) => to === 'pay')

test('the pay document that was opened gets its order when it asks, at the store’s own origin only', () => {
  const world = openFakeDropInStore()
  expect(world.open()).toBe(true)
  expect(world.pay.steps).toEqual(['/pay.html#B1'])
  expect(handovers(world)).toEqual([])
  world.store.hear({ data: ready, source: world.seenPay })
  expect(handovers(world)).toMatchObject([
    {
      targetOrigin: 'https://pay.store.example',
      data: {
        kind: 'handover',
        handover: {
          billingNo: 'B1',
          language: 'en',
          ...fakeDropIn,
          product: snapshot.product.display,
          role: recipient.character.display,
          server: recipient.server.display,
        },
      },
    },
  ])
})

test('a drop-in that this visitor does not get is not kept: its order is paid by its link', () => {
  const { dropIns } = openFakeDropInStore()
  dropIns.keep('B1', { ...fakeDropIn, provider: 'forOthers' })
  expect(dropIns.has('B1')).toBe(false)
  dropIns.keep('B1', fakeDropIn)
  expect(dropIns.has('B1')).toBe(true)
})

test('the address contains nothing of the session', () => {
  const world = openFakeDropInStore()
  world.open()
  expect(world.pay.steps.join()).not.toMatch(/secret|CS1/)
})

// Origins that end, begin or look like the store's, and what browsers report for sandboxed frames.
const wrongOrigins = [
  'null',
  '',
  '*',
  'http://pay.store.example',
  'https://pay.store.example:444',
  'https://pay.store.example/',
  'https://pay.store.example.evil.example',
  'https://evil-pay.store.example',
  'https://PAY.STORE.EXAMPLE',
  'https://store.example',
  ...Array.from(
    { length: 1000 },
    (_, index) => `https://pay.store.example${'x'.repeat((index % 7) + 1)}${index}`,
  ),
]

test('1000 wrong origins get nothing and change nothing, from any window', () => {
  const world = openFakeDropInStore()
  world.open()
  for (const origin of wrongOrigins)
    for (const data of [ready, done]) world.store.hear({ data, source: world.seenPay, origin })
  expect(handovers(world)).toEqual([])
  expect(world.asked).toEqual([])
})

test('another window of the store’s own origin gets nothing', () => {
  const world = openFakeDropInStore()
  world.open()
  for (const source of [null, {}, world.store.window])
    for (const data of [ready, done]) world.store.hear({ data, source: source as Window | null })
  expect(handovers(world)).toEqual([])
  expect(world.asked).toEqual([])
})

test.each([null, 'payDocumentReady', 7, {}, { kind: 'ready' }, { kind: ['payDocumentDone'] }, [ready]])(
  'the pay document saying %j is not understood',
  (data) => {
    const world = openFakeDropInStore()
    world.open()
    world.store.hear({ data, source: world.seenPay })
    expect(handovers(world)).toEqual([])
    expect(world.asked).toEqual([])
  },
)

test('a pay document that is done makes the store query the order once; the order stays pending', () => {
  const world = openFakeDropInStore()
  world.open()
  for (let times = 0; times < 3; times += 1) world.store.hear({ data: done, source: world.seenPay })
  expect(world.asked).toEqual(['B1'])
  expect(world.journal.getState().journal).toMatchObject([{ kind: 'ordered', billingNo: 'B1' }])
})

test('a window that the player has closed is not opened, and the order can still be paid', () => {
  const world = openFakeDropInStore()
  world.seenPay.close()
  expect(world.open()).toBe(false)
  expect(world.dropIns.has('B1')).toBe(true)
})

test('after an hour its session is over, and the order can no longer be paid by drop-in', () => {
  const world = openFakeDropInStore()
  world.open()
  world.clock.advance(3_600_000)
  expect(world.dropIns.has('B1')).toBe(false)
})

test('where no window can be opened this tab becomes the pay document', () => {
  const world = openFakeDropInStore()
  world.open()
  markFormEnded(world.storeTab, 'B1')
  void world.dropIns.openHere('B1')
  expect(world.store.steps).toEqual(['/pay.html#B1'])
  // The player tapped: a payment that was over, perhaps declined, may be attempted again.
  expect(isFormEnded(world.storeTab, 'B1')).toBe(false)
})

test('a window that a store opened for a payment, and that is the store now, is not closed after the next payment', () => {
  const world = openFakeDropInStore()
  world.open()
  markOwnWindow(world.storeTab)
  void world.dropIns.openHere('B1')
  expect(isOwnWindow(world.storeTab)).toBe(false)
})

test('an order that is not in the journal is not kept', () => {
  const { dropIns } = openFakeDropInStore()
  dropIns.keep('B2', fakeDropIn)
  expect(dropIns.has('B2')).toBe(false)
})

test('above the form stands what the journal says of the order when it is opened', () => {
  const nameless = { ...buildOrdered('B1'), origin: externalOrder(nothingReported) }
  const world = openFakeDropInStore(nameless)
  world.dropIns.keep('B1', fakeDropIn)
  expect(world.dropIns.has('B1')).toBe(false)
  const amount = { minorUnits: 499, currency: 'USD' }
  const reported = { ...nothingReported, product: '680 Crystals', character: 'Kaelith', amount }
  world.journal.getState().record({ ...nameless, kind: 'billingNoReceived', origin: externalOrder(reported) })
  expect(world.dropIns.has('B1')).toBe(true)
  void world.dropIns.openHere('B1')
  expect(keptHandover(world.storeTab, 'B1')).toMatchObject({
    product: '680 Crystals',
    role: 'Kaelith',
    amount,
  })
})

describe('what a drop-in needs', () => {
  const settle = ({ journal }: ReturnType<typeof openFakeDropInStore>) =>
    journal.getState().record({ kind: 'fullStatusRead', billingNo: 'B1', outcome: 'success', atMs: 1 })

  test('is removed from the tab as soon as its order is no longer open', () => {
    const world = openFakeDropInStore()
    world.open()
    settle(world)
    expect(world.dropIns.has('B1')).toBe(false)
    expect(world.storeTab.keys('dropIn.')).toEqual([])
  })

  test('is removed by the next page when the order ended while no page was open', () => {
    const world = openFakeDropInStore()
    world.open()
    const needs = keptHandover(world.storeTab, 'B1')
    settle(world)
    world.storeTab.write('dropIn.B1', needs)
    world.openDropIns()
    expect(world.storeTab.keys('dropIn.')).toEqual([])
  })

  test('stays on the next page while the order is open or not known yet', () => {
    const world = openFakeDropInStore()
    world.open()
    world.storeTab.write('dropIn.B2', { ...keptHandover(world.storeTab, 'B1'), billingNo: 'B2' })
    world.journal.getState().reload()
    const dropIns = world.openDropIns()
    expect([dropIns.has('B1'), dropIns.has('B2')]).toEqual([true, true])
  })
})

test('an order with a payment URL is not kept where a reload would lose it; one without is kept while the page lives', () => {
  const withLink = openFakeDropInStore()
  withLink.tabStorage.refuse(['setItem'])
  expect(withLink.open()).toBe(false)
  expect(withLink.dropIns.has('B1')).toBe(false)
  const without = openFakeDropInStore({ ...buildOrdered('B1'), payUrl: null })
  without.tabStorage.refuse(['setItem'])
  expect(without.open()).toBe(true)
  without.store.hear({ data: ready, source: without.seenPay })
  expect(handovers(without)).toHaveLength(1)
})
