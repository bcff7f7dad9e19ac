import { externalOrder, nothingReported, ownOrder, toStoredOrder } from '@topup/domain'
import type { JournalEntry, ReportedDetails } from '@topup/domain'
import { buildIntended, buildOrdered, buildPurchaseSnapshot, withoutTimes } from '@topup/domain/testing'
import { expect, test } from 'vitest'
import type { DropIn } from '../../../dropIn/handover.ts'
import { createBrandStorage } from '../../../platform/brandStorage.ts'
import { createFakeClock } from '../../../testing/fakeClock.ts'
import { createFakeDropIns } from '../../../testing/fakeDropIns.ts'
import { payUrlOf } from '../../../testing/fakePage.ts'
import { createFakeStorage } from '../../../testing/fakeStorage.ts'
import { pass } from '../../../testing/flush.ts'
import { journalOver } from '../../../testing/journalOver.ts'
import { type OrderAnswer, type ReadOrder, createOrderPoller } from './orderPoller.ts'
import { resumeExistingOrder } from './placeOrder.ts'

const apiOrigin = 'https://api.store.example'
const url = 'https://pay.provider.example/B1'
const tap = buildPurchaseSnapshot({ intentId: 'tap' })
/** What the service reports of an order that matches what `tap` asked for. */
const likeTap: ReportedDetails = {
  productId: 'crystals.680',
  product: '680 Crystals',
  account: 'ren_hoshi',
  server: 'S128 Moonfall',
  character: 'Kaelith',
  amount: { minorUnits: 499, currency: 'USD' },
}
const other: ReportedDetails = { ...likeTap, amount: { minorUnits: 1999, currency: 'USD' } }

/** A service that finds orders by number, and by the session of `madeBy` where that is known. */
const service =
  (told: ReportedDetails, madeBy?: string): ReadOrder =>
  async (entry): Promise<OrderAnswer> =>
    entry.kind === 'intended' && entry.snapshot.intentId !== madeBy
      ? { kind: 'unknown' }
      : {
          kind: 'read',
          status: 'pending',
          isStatusSent: true,
          billingNo: 'B1',
          payUrl: null,
          apiOrigin,
          reported: told,
        }

/** A tap that is answered with code 10 and the number B1. */
function meet(
  readOrder: ReadOrder,
  before: readonly JournalEntry[] = [],
  page: { readonly url: string | null; readonly dropIn?: DropIn } = { url },
) {
  const clock = createFakeClock()
  const brandStorage = createBrandStorage('store', createFakeStorage(), clock)
  for (const entry of [...before, { ...buildIntended('tap'), snapshot: tap }])
    brandStorage.write(`order.${entry.snapshot.intentId}`, toStoredOrder(entry))
  const journal = journalOver(brandStorage, payUrlOf)
  const window: string[] = []
  const payWindow = {
    go: (to: string) => window.push(to) > 0,
    goOwn: (to: string) => (window.push(to) > 0 ? ({} as Window) : null),
    sayLate: () => {},
    close: () => void window.push('close'),
  }
  const visibility = { isVisible: () => true, untilVisible: async () => {}, onReturn: () => () => {} }
  const poller = createOrderPoller({ journal, clock, visibility, readOrder })
  const dropIns = createFakeDropIns()
  const deps = {
    journal,
    clock,
    parsePayUrl: payUrlOf,
    lock: () => Promise.reject(new Error('not here')),
    openPayWindow: () => null,
    watchLeaving: () => {
      throw new Error('not here')
    },
    dropIns,
    startPayment: () => Promise.reject(new Error('not here')),
    askAbout: async (order: string) => void (await poller.refresh(order)),
    currentApiOrigin: () => apiOrigin,
  }
  const placed = resumeExistingOrder(deps, tap, { billingNo: 'B1', ...page, apiOrigin, payWindow })
  const stored = () => journalOver(brandStorage, payUrlOf).getState().journal
  return { placed, clock, window, dropIns, poller, stored, entries: () => journal.getState().journal }
}

test('an order that the service finds by its session is the tap’s own and goes on to its payment', async () => {
  const { placed, window, entries } = meet(service(nothingReported, 'tap'))
  expect(await placed).toEqual({ kind: 'ordered', intentId: 'tap', order: 'B1', link: 'opened' })
  expect(window).toEqual([url])
  expect(withoutTimes(entries())).toEqual(
    [
      {
        kind: 'ordered',
        snapshot: tap,
        apiOrigin: 'https://pay.watt.example',
        billingNo: 'B1',
        payUrl: url,
        origin: ownOrder,
      },
    ].map((entry) => ({ ...entry, apiOrigin })),
  )
})

const form: DropIn = { provider: 'adyen', parameters: { sessionId: 'S1' } }

test('the form of the tap’s own order opens as it does after a first answer', async () => {
  const { placed, window } = meet(service(nothingReported, 'tap'), [], { url: null, dropIn: form })
  expect(await placed).toMatchObject({ order: 'B1', link: 'opened' })
  expect(window).toEqual(['/pay.html#B1'])
})

test('the form of an order that somebody else may have made is not opened before the player has seen it', async () => {
  const { placed, window, dropIns, entries } = meet(service(other), [], { url: null, dropIn: form })
  expect(dropIns.steps).toEqual([])
  expect(await placed).toMatchObject({ order: 'B1', link: 'toOpen' })
  expect([window, dropIns.steps]).toEqual([['close'], ['keep B1']])
  expect(entries()[0]).toHaveProperty('origin', externalOrder(other))
})

test('the form of a tap whose answer was lost is offered with its order', async () => {
  const page = { url: null, dropIn: form }
  const { placed, dropIns, entries } = meet(service(other, 'lost'), [buildIntended('lost')], page)
  expect(await placed).toMatchObject({ intentId: 'lost', order: 'B1', link: 'toOpen' })
  expect(dropIns.steps).toEqual(['keep B1'])
  expect(entries()[0]).toHaveProperty('origin', ownOrder)
})

test('the form of an order that has ended meanwhile is not offered', async () => {
  const ended = service(nothingReported, 'lost')
  const readOrder: ReadOrder = async (entry, depth) => {
    const answer = await ended(entry, depth)
    return answer.kind === 'read' ? { ...answer, status: 'success' } : answer
  }
  const { placed, dropIns } = meet(readOrder, [buildIntended('lost')], { url: null, dropIn: form })
  expect(await placed).toMatchObject({ order: 'B1', link: 'none' })
  expect(dropIns.steps).toEqual([])
})

test.each<[string, ReportedDetails]>([
  ['all that the tap asked for, though not by its session', likeTap],
  ['another amount', other],
  ['no amount', { ...likeTap, amount: null }],
  ['another product', { ...likeTap, productId: 'crystals.60' }],
  ['another product by name', { ...likeTap, productId: null, product: '60 Crystals' }],
  ['another character', { ...likeTap, character: 'Someone' }],
  ['nothing', nothingReported],
])(
  'an order of which the service reports %s keeps that, and is not opened before the player has seen it',
  async (_what, told) => {
    const { placed, window, entries } = meet(service(told))
    expect(await placed).toMatchObject({ order: 'B1', link: 'toOpen' })
    expect(window).toEqual(['close'])
    expect(entries()).toMatchObject([
      { kind: 'ordered', billingNo: 'B1', payUrl: url, origin: externalOrder(told) },
    ])
  },
)

test('an order keeps no details when no query is answered', async () => {
  const { placed, entries } = meet(async () => ({ kind: 'unreachable' }))
  await placed
  expect(entries()).toMatchObject([{ billingNo: 'B1', origin: externalOrder(nothingReported) }])
})

test('the number is recorded before the query that finds its owner', () => {
  const { stored } = meet(() => new Promise(() => {}))
  expect(stored()).toMatchObject([
    { kind: 'ordered', billingNo: 'B1', payUrl: url, origin: externalOrder(nothingReported) },
  ])
})

test.each(['tap', 'lost'])(
  'an order whose owner could not be queried is returned to its own tap by the next query: %s',
  async (madeBy) => {
    const [up, down] = [service(likeTap, madeBy), async (): Promise<OrderAnswer> => ({ kind: 'unreachable' })]
    let isUp = false
    const readOrder: ReadOrder = (entry, depth) => (isUp ? up(entry, depth) : down())
    const { placed, poller, entries } = meet(readOrder, [buildIntended('lost')])
    await placed
    expect(entries()).toHaveLength(2)
    expect(entries().find(({ kind }) => kind === 'intended')).toMatchObject({
      snapshot: { intentId: 'lost' },
    })
    expect(entries().find(({ kind }) => kind === 'ordered')).toMatchObject({
      billingNo: 'B1',
      origin: externalOrder(nothingReported),
    })
    isUp = true
    await poller.refreshOpen()
    const own = entries().find(({ kind }) => kind === 'ordered')
    expect(own).toMatchObject({ billingNo: 'B1', snapshot: { intentId: madeBy } })
    expect(own).toHaveProperty('origin', ownOrder)
  },
)

test('nobody waits for more than ten seconds', async () => {
  const { placed, clock, entries } = meet(() => new Promise(() => {}))
  await pass(clock, 10_000)
  await placed
  expect(entries()).toMatchObject([{ billingNo: 'B1', origin: externalOrder(nothingReported) }])
})

test('an order belongs to the tap whose answer was lost when a query by that tap’s session finds it', async () => {
  const { placed, window, entries } = meet(service(other, 'lost'), [buildIntended('lost')])
  expect(await placed).toMatchObject({ intentId: 'lost', order: 'B1', link: 'toOpen' })
  expect(window).toEqual(['close'])
  expect(entries()).toMatchObject([{ billingNo: 'B1', snapshot: { intentId: 'lost' } }])
  expect(entries()[0]).toHaveProperty('origin', ownOrder)
})

test.each([
  ['is another purchase', other],
  ['is the same purchase', likeTap],
])('an external order that %s leaves a lost tap open', async (_what, told) => {
  const { placed, entries } = meet(service(told), [buildIntended('lost')])
  await placed
  expect(entries().map(({ kind, snapshot }) => [kind, snapshot.intentId])).toEqual(
    expect.arrayContaining([
      ['intended', 'lost'],
      ['ordered', 'tap'],
    ]),
  )
})

test('an order that the journal already knows is shown without a query', async () => {
  const { placed, entries } = meet(() => Promise.reject(new Error('asked')), [buildOrdered('B1')])
  expect(await placed).toMatchObject({ intentId: 'intent of B1', order: 'B1' })
  expect(entries()).toEqual([buildOrdered('B1')])
})

test('an external order that is met again keeps its details, not those of the second tap', async () => {
  const elsewhere = { ...buildOrdered('B1'), origin: externalOrder(other) }
  const { placed, window, entries } = meet(() => Promise.reject(new Error('asked')), [elsewhere])
  expect(await placed).toMatchObject({ order: 'B1' })
  expect(window).toEqual(['close'])
  expect(entries()).toEqual([elsewhere])
})

test('when the session of the tap finds its own order beside an external one, its own is shown', async () => {
  const both: ReadOrder = async (entry, depth) => {
    const answer = await service(other)(entry, depth)
    return entry.kind === 'intended'
      ? {
          kind: 'read',
          status: 'pending',
          isStatusSent: true,
          billingNo: 'B2',
          payUrl: null,
          apiOrigin,
          reported: likeTap,
        }
      : answer
  }
  const { placed, window, entries } = meet(both)
  expect(await placed).toMatchObject({ intentId: 'tap', order: 'B2' })
  expect(window).toEqual(['close'])
  expect(entries()).toMatchObject([
    { billingNo: 'B1', origin: externalOrder(other) },
    { billingNo: 'B2', snapshot: tap },
  ])
})
