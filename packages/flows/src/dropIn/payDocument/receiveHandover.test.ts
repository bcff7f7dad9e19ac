import { expect, test } from 'vitest'
import { fakeDropIn, openFakeDropInStore } from '../../testing/fakeDropInStore.ts'
import { flush } from '../../testing/flush.ts'
import { isFormEnded, keepHandover, markFormEnded } from '../handover.ts'
import { isSent, markSent } from './payForm.ts'
import { receiveHandover } from './receiveHandover.ts'

const receive = ({ pay, payTab, clock, payServiceClock }: ReturnType<typeof openFakeDropInStore>) =>
  receiveHandover({ browser: pay.window, tab: payTab, clock, serviceClock: payServiceClock })

test('a pay document asks the store that opened it and then cuts its link to that window', async () => {
  const world = openFakeDropInStore()
  world.open()
  const received = await receive(world)
  expect(received?.handover).toMatchObject({ billingNo: 'B1', ...fakeDropIn })
  expect(world.pay.window.opener).toBeNull()
  received?.sayDone()
  expect(world.asked).toEqual(['B1'])
})

test('a device clock that is set months off between two windows loses neither the order nor what was sent of it', async () => {
  const world = openFakeDropInStore()
  const { clock, serviceClock, payTab, payDevice } = world
  const serviceMs = clock.now()
  serviceClock.hear(serviceMs)
  world.open()
  await receive(world)
  markSent({ tab: payTab, device: payDevice }, 'B1')
  clock.advance(60 * 24 * 60 * 60 * 1000)
  // The store has heard the service again, and the document of the next window the store.
  for (const each of [serviceClock, serviceClock, world.payServiceClock, world.payServiceClock])
    each.hear(serviceMs + 60_000)
  expect((await receive(world))?.handover.billingNo).toBe('B1')
  expect(isSent({ tab: payTab, device: payDevice }, 'B1')).toBe(true)
})

test('a document whose store knows the service’s time hears it', async () => {
  const world = openFakeDropInStore()
  world.serviceClock.hear(world.clock.now() - 5_000)
  world.open()
  await receive(world)
  expect(world.payServiceClock.serviceNow()).toBe(world.clock.now() - 5_000)
})

test('after a reload the document uses what the tab keeps, without asking anybody', async () => {
  const world = openFakeDropInStore()
  world.open()
  await receive(world)
  const again = await receive(world)
  expect(again?.handover.parameters).toEqual(fakeDropIn.parameters)
  expect(again?.isOwnWindow).toBe(true)
  again?.sayDone()
  expect(world.asked).toEqual([])
})

test('a window that starts with the storage of a tab in which the form ended can be paid in again', async () => {
  const world = openFakeDropInStore()
  world.open()
  markFormEnded(world.payTab, 'B1')
  await receive(world)
  expect(isFormEnded(world.payTab, 'B1')).toBe(false)
  markFormEnded(world.payTab, 'B1')
  await receive(world)
  expect(isFormEnded(world.payTab, 'B1')).toBe(true)
})

test('a store that does not answer for ten seconds leaves the pay document empty', async () => {
  const world = openFakeDropInStore()
  const waiting = receive(world)
  await flush()
  world.clock.advance(10_000)
  expect(await waiting).toBeNull()
  expect(world.pay.window.opener).toBeNull()
})

/** A pay document in the tab of the store, which keeps its order there. */
async function openInStoreTab() {
  const world = openFakeDropInStore()
  world.open()
  const first = await receive(world)
  if (first === null) throw new Error('nothing was handed over')
  const tab = openFakeDropInStore()
  tab.pay.window.opener = null
  keepHandover(tab.payTab, first.handover)
  return tab
}

test('a store tab that became the pay document does not count as a window of its own', async () => {
  const tab = await openInStoreTab()
  expect(await receive(tab)).toMatchObject({ handover: { billingNo: 'B1' }, isOwnWindow: false })
})

test.each<[string, object]>([
  [
    'guards its address',
    {
      get location() {
        throw new DOMException('cross-origin', 'SecurityError')
      },
    },
  ],
  ['has another one', { location: { origin: 'https://game.example' } }],
])(
  'a foreign page that opened the store and %s is not asked, is not waited for, and is cut off',
  async (_how, opener) => {
    const tab = await openInStoreTab()
    const asked: unknown[] = []
    Object.defineProperty(opener, 'postMessage', { value: (data: unknown) => void asked.push(data) })
    tab.pay.window.opener = opener
    const received = await receive(tab)
    received?.sayDone()
    expect(received).toMatchObject({ handover: { billingNo: 'B1' }, isOwnWindow: false })
    expect(asked).toEqual([])
    expect(tab.pay.window.opener).toBeNull()
  },
)

test('a document opened on its own, without data or with data of another order, is empty', async () => {
  const world = openFakeDropInStore()
  world.open()
  const first = await receive(world)
  if (first === null) throw new Error('nothing was handed over')
  const other = openFakeDropInStore()
  other.pay.window.opener = null
  expect(await receive(other)).toBeNull()
  keepHandover(other.payTab, { ...first.handover, billingNo: 'B2' })
  expect(await receive(other)).toBeNull()
})

test.each([
  ['from another origin', { origin: 'https://pay.store.example.evil.example' }],
  ['from another window', { source: {} as Window }],
  ['without an order', { data: { kind: 'handover' } }],
  ['in a language that there is not', { data: { kind: 'handover', handover: { language: 'xx' } } }],
  ['as a text', { data: 'handover' }],
])('data %s is not accepted', async (_which, message) => {
  const world = openFakeDropInStore()
  world.open()
  const first = await receive(world)
  const fresh = openFakeDropInStore()
  const waiting = receive(fresh)
  const data = { kind: 'handover', handover: first?.handover }
  fresh.pay.hear({ data, source: fresh.seenStore as unknown as Window, ...message })
  await flush()
  fresh.clock.advance(10_000)
  expect(await waiting).toBeNull()
})
