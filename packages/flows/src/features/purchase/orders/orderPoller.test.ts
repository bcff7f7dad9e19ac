import { billingNoOf, externalOrder, nothingReported, ownOrder, toStoredOrder } from '@topup/domain'
import {
  buildFinal,
  buildIntended,
  buildOrdered,
  buildPurchaseSnapshot,
  buildRejected,
  withoutTimes,
} from '@topup/domain/testing'
import type { JournalEntry } from '@topup/domain'
import { expect, test } from 'vitest'
import type { Visibility } from '../../../platform/visibility.ts'
import { createBrandStorage } from '../../../platform/brandStorage.ts'
import { createFakeClock } from '../../../testing/fakeClock.ts'
import { payUrlOf } from '../../../testing/fakePage.ts'
import { flush, pass } from '../../../testing/flush.ts'
import { journalOver } from '../../../testing/journalOver.ts'
import { type OrderAnswer, createOrderPoller, isSamePurchase } from './orderPoller.ts'

const answer = (over: Partial<OrderAnswer & { kind: 'read' }> = {}): OrderAnswer => ({
  kind: 'read',
  status: 'pending',
  isStatusSent: true,
  billingNo: 'B1',
  payUrl: null,
  apiOrigin: 'https://pay.watt.example',
  reported: nothingReported,
  ...over,
})

type Reply = (depth: 'simple' | 'full', entry: JournalEntry) => OrderAnswer | Promise<OrderAnswer>

function pollerOf(entries: readonly JournalEntry[], reply: Reply = () => answer()) {
  const clock = createFakeClock()
  const startMs = clock.now()
  const brandStorage = createBrandStorage('store', null, clock)
  for (const [index, entry] of entries.entries()) brandStorage.write(`order.${index}`, toStoredOrder(entry))
  const journal = journalOver(brandStorage, payUrlOf, { clock })
  const asked: string[] = []
  let isVisible = true
  let cameBack = () => {}
  const visibility: Visibility = {
    isVisible: () => isVisible,
    untilVisible: () => (isVisible ? Promise.resolve() : new Promise((resolve) => (cameBack = resolve))),
    onReturn: () => () => undefined,
  }
  const poller = createOrderPoller({
    journal,
    clock,
    visibility,
    readOrder: async (entry, depth) => {
      asked.push(`${depth} ${(clock.now() - startMs) / 1000}`)
      return reply(depth, entry)
    },
  })
  const show = (state: 'visible' | 'hidden') => {
    isVisible = state === 'visible'
    if (isVisible) cameBack()
  }
  const stop = new AbortController()
  const entriesNow = () => journal.getState().journal
  return {
    clock,
    journal,
    asked,
    poller,
    show,
    stop,
    entriesNow,
    brandStorage,
    activity: () => poller.state.getState().activity,
  }
}

const order = buildOrdered('B1')
const ofOrder = order.snapshot.intentId

test('polling asks every 3 s for a minute, then every 10 s, until 10 minutes', async () => {
  const { clock, asked, poller, stop, activity } = pollerOf([order])
  void poller.poll(ofOrder, stop.signal)
  await flush()
  expect(activity()).toBe('polling')
  await pass(clock, 900_000)
  const fast = Array.from({ length: 21 }, (_, index) => index * 3)
  const slow = Array.from({ length: 54 }, (_, index) => 70 + index * 10)
  expect(asked).toEqual([...fast, ...slow].map((second) => `simple ${second}`))
  expect(activity()).toBe('idle')
})

test('nothing is queried while the page is hidden, from the start on; on return the query is immediate', async () => {
  const { clock, asked, poller, show, stop } = pollerOf([order])
  show('hidden')
  void poller.poll(ofOrder, stop.signal)
  await pass(clock, 30_000)
  expect(asked).toEqual([])
  show('visible')
  await flush()
  expect(asked).toEqual(['simple 30'])
  show('hidden')
  await pass(clock, 30_000)
  expect(asked).toEqual(['simple 30'])
  show('visible')
  await flush()
  expect(asked).toEqual(['simple 30', 'simple 60'])
})

test('coming back after more than 10 minutes asks once more', async () => {
  const { clock, asked, poller, show, stop, activity } = pollerOf([order])
  void poller.poll(ofOrder, stop.signal)
  await flush()
  show('hidden')
  await pass(clock, 900_000)
  show('visible')
  await pass(clock, 60_000)
  expect(asked).toEqual(['simple 0', 'simple 900'])
  expect(activity()).toBe('idle')
})

test('polling stops when its signal aborts', async () => {
  const { clock, asked, poller, stop, activity } = pollerOf([order])
  const followed = poller.poll(ofOrder, stop.signal)
  await flush()
  stop.abort()
  await followed
  await pass(clock, 60_000)
  expect(asked).toHaveLength(1)
  expect(activity()).toBe('idle')
})

test('a clock that is set back does not prolong the fast polling', async () => {
  const { clock, asked, poller, stop } = pollerOf([order])
  void poller.poll(ofOrder, stop.signal)
  await flush()
  const now = clock.now.bind(clock)
  clock.now = () => now() - 86_400_000
  await pass(clock, 900_000)
  expect(asked).toHaveLength(76)
})

test('an order counts as polled out after ten minutes, for as long as the page lives, even when the clock is set back', async () => {
  const { clock, poller, stop } = pollerOf([order, buildOrdered('B2')])
  const polledOut = () => poller.state.getState().polledOut
  void poller.poll(ofOrder, stop.signal)
  await flush()
  const now = clock.now.bind(clock)
  clock.now = () => now() - 86_400_000
  await pass(clock, 590_000)
  expect(polledOut()).toEqual([])
  await pass(clock, 20_000)
  expect(polledOut()).toEqual([ofOrder])
  const other = new AbortController()
  void poller.poll('B2', other.signal)
  await pass(clock, 30_000)
  other.abort()
  await flush()
  expect(polledOut()).toEqual([ofOrder])
})

test('an order that became final does not count as polled out', async () => {
  const { poller, stop } = pollerOf([order], () => answer({ status: 'success' }))
  await poller.poll(ofOrder, stop.signal)
  expect(poller.state.getState().polledOut).toEqual([])
})

test.each(['success', 'fail'] as const)(
  '%s in a simple query leads to the full query, which makes the order final and ends polling',
  async (status) => {
    const { clock, asked, poller, stop, entriesNow } = pollerOf([order], () => answer({ status }))
    void poller.poll(ofOrder, stop.signal)
    await pass(clock, 60_000)
    expect(asked).toEqual(['simple 0', 'full 0'])
    expect(entriesNow()).toMatchObject([{ kind: 'final', outcome: status }])
  },
)

test.each<[string, OrderAnswer]>([
  ['is pending', answer()],
  ['is unreachable', { kind: 'unreachable' }],
  ['knows no such order', { kind: 'unknown' }],
  ['is about another number', answer({ status: 'fail', billingNo: 'B9' })],
])('success in a simple answer makes no order final when the full answer %s', async (_what, full) => {
  const other = buildOrdered('B9')
  const { clock, poller, stop, entriesNow } = pollerOf([order, other], (depth) =>
    depth === 'simple' ? answer({ status: 'success' }) : full,
  )
  void poller.poll(ofOrder, stop.signal)
  await pass(clock, 5000)
  expect(withoutTimes(entriesNow())).toEqual([order, other])
})

test('on a tap, a full answer makes final what simple answers called pending', async () => {
  const { poller, entriesNow } = pollerOf([order], (depth) =>
    answer({ status: depth === 'full' ? 'success' : 'pending' }),
  )
  await poller.refresh(ofOrder)
  expect(entriesNow()).toMatchObject([{ kind: 'final', outcome: 'success' }])
})

test.each<[string, JournalEntry]>([
  ['an order', order],
  ['an intent', buildIntended('i1')],
])('where a simple answer to %s cannot be read, the full query decides', async (_what, entry) => {
  const { clock, asked, poller, stop, entriesNow } = pollerOf([entry], (depth) =>
    depth === 'simple' ? { kind: 'unreadable' } : answer({ status: 'success' }),
  )
  void poller.poll(entry.snapshot.intentId, stop.signal)
  await pass(clock, 60_000)
  expect(asked).toEqual(['simple 0', 'full 0'])
  expect(entriesNow()).toMatchObject([{ kind: 'final', outcome: 'success' }])
})

test('where neither answer can be read, the order stays open, and both are asked again', async () => {
  const { clock, asked, poller, stop, entriesNow } = pollerOf([order], (depth) =>
    depth === 'simple' ? { kind: 'unreadable' } : { kind: 'unreachable' },
  )
  void poller.poll(ofOrder, stop.signal)
  await pass(clock, 3000)
  expect(asked).toEqual(['simple 0', 'full 0', 'simple 3', 'full 3'])
  expect(withoutTimes(entriesNow())).toEqual([order])
  expect(poller.state.getState().lastAnswer).toBe('unreachable')
})

test('where no answer to the simple query comes, the full one is not sent', async () => {
  const { asked, poller } = pollerOf([order], () => ({ kind: 'unreachable' }))
  await poller.refreshOpen()
  expect(asked).toEqual(['simple 0'])
})

test('a final order is not queried', async () => {
  const { poller, asked, stop } = pollerOf([order], () => answer({ status: 'fail' }))
  await poller.refresh(ofOrder)
  await poller.refresh(ofOrder)
  await poller.poll(ofOrder, stop.signal)
  await poller.refreshOpen()
  expect(asked).toEqual(['full 0'])
})

test('an order that is known only by its intent gets its number and then becomes final', async () => {
  const intended = buildIntended('i1')
  const statuses = ['pending', 'pending', 'success', 'success'] as const
  let turn = 0
  const { clock, poller, stop, entriesNow } = pollerOf([intended], () =>
    answer({ status: statuses[turn++] ?? 'fail' }),
  )
  void poller.poll('i1', stop.signal)
  await flush()
  expect(entriesNow()).toMatchObject([{ kind: 'ordered', billingNo: 'B1', snapshot: intended.snapshot }])
  await pass(clock, 3000)
  expect(entriesNow()).toMatchObject([{ kind: 'final', billingNo: 'B1' }])
})

test('an answer that names the order of another purchase leaves the intent open', async () => {
  const recipient = { ...order.snapshot.recipient, character: { display: 'Other', value: 'other' } }
  const other = { ...buildIntended('i1'), snapshot: { ...buildIntended('i1').snapshot, recipient } }
  const { poller, entriesNow } = pollerOf([order, other], () => answer({ status: 'success' }))
  await poller.refresh('i1')
  expect(withoutTimes(entriesNow())).toEqual([order, other])
  expect(poller.state.getState().lastAnswer).toBe('noInformation')
})

test.each<[string, OrderAnswer]>([
  ['with a code that leaves the order out', { kind: 'noInformation' }],
  ['with the order of another purchase', answer()],
])('a rejected intent stays open when the service answers %s', async (_what, reply) => {
  const { snapshot, ...rest } = buildRejected('i1')
  const recipient = { ...snapshot.recipient, character: { display: 'Other', value: 'other' } }
  const rejected = { ...rest, snapshot: { ...snapshot, recipient } }
  const { poller, entriesNow } = pollerOf([order, rejected], () => reply)
  await poller.refresh('i1')
  await poller.refreshOpen()
  expect(entriesNow()).toContainEqual(rejected)
})

const ofProduct = (productId: string | null) =>
  answer({ status: 'success', reported: { ...nothingReported, productId } })
const endedAt = (finalAtMs: number) => ({ ...buildFinal('B1'), finalAtMs })
const { intendedAtMs } = buildIntended('i1').snapshot

test.each<[string, readonly JournalEntry[], OrderAnswer]>([
  ['of another product', [], ofProduct('gold.1')],
  [
    'of another product, met before',
    [{ ...order, origin: externalOrder(nothingReported) }],
    ofProduct('gold.1'),
  ],
  ['that had ended before the tap', [endedAt(intendedAtMs - 1)], ofProduct('crystals.680')],
])(
  'an order %s is not the one of a tap, whatever a query by its session says',
  async (_what, before, reply) => {
    const { poller, entriesNow } = pollerOf([...before, buildIntended('i1')], () => reply)
    await poller.refreshOpen()
    await poller.refresh('i1')
    expect(withoutTimes(entriesNow())).toContainEqual(buildIntended('i1'))
    expect(poller.state.getState().lastAnswer).toBe('noInformation')
  },
)

test.each<[string, readonly JournalEntry[], OrderAnswer, number?]>([
  ['of the same product', [], ofProduct('crystals.680')],
  ['of a product that is not named', [], ofProduct(null)],
  ['that ended after the tap', [endedAt(intendedAtMs + 1)], ofProduct('crystals.680')],
  ['by card, whose call names no product', [], ofProduct('card.43'), 11501],
])(
  'an order %s is the one of the tap whose session finds it',
  async (_what, before, reply, channelId = 10401) => {
    const { snapshot, ...rest } = buildIntended('i1')
    const tap = { ...rest, snapshot: { ...snapshot, method: { ...snapshot.method, channelId } } }
    const { poller, entriesNow } = pollerOf([...before, tap], () => reply)
    await poller.refreshOpen()
    expect(entriesNow()).toMatchObject([{ kind: 'final', billingNo: 'B1' }])
  },
)

test('an intent whose order is already in the journal becomes that order', async () => {
  const { poller, entriesNow } = pollerOf([order, buildIntended('i1')])
  await poller.refresh('i1')
  expect(withoutTimes(entriesNow())).toEqual([order])
})

test('an answer without a number leaves an intent open', async () => {
  const { poller, entriesNow } = pollerOf([buildIntended('i1')], () =>
    answer({ status: 'success', billingNo: null }),
  )
  await poller.refresh('i1')
  expect(withoutTimes(entriesNow())).toEqual([buildIntended('i1')])
})

test('a payment URL that arrives with a status is kept', async () => {
  const payUrl = 'https://pay.provider.example/late'
  const { poller, entriesNow } = pollerOf([{ ...order, payUrl: null }], () => answer({ payUrl }))
  await poller.refresh(ofOrder)
  expect(entriesNow()).toMatchObject([{ kind: 'ordered', payUrl }])
})

test('a missing answer is reported, and cleared by the next answer', async () => {
  let isUp = false
  const { poller } = pollerOf([order], () => (isUp ? answer() : { kind: 'unreachable' }))
  await poller.refresh(ofOrder)
  expect(poller.state.getState()).toMatchObject({ activity: 'idle', lastAnswer: 'unreachable' })
  isUp = true
  await poller.refresh(ofOrder)
  expect(poller.state.getState()).toMatchObject({ activity: 'idle', lastAnswer: 'read' })
})

test('what is heard of another order is told to who asked, and not said of the one on screen', async () => {
  const other = {
    ...buildOrdered('B2'),
    snapshot: { ...buildPurchaseSnapshot({ intentId: 'i2' }) },
  }
  const { poller, stop } = pollerOf([order, other], (_depth, { kind, snapshot }) =>
    kind === 'ordered' && snapshot.intentId === 'i2' ? answer({ billingNo: 'B2' }) : { kind: 'unreachable' },
  )
  const polled = poller.poll('B1', stop.signal)
  await flush()
  expect(await poller.refresh('B2')).toBe('read')
  expect(poller.state.getState().lastAnswer).toBe('unreachable')
  stop.abort()
  await polled
  expect(await poller.refresh('B2')).toBe('read')
  expect(poller.state.getState().lastAnswer).toBe('unreachable')
  expect(await poller.refresh(ofOrder)).toBe('unreachable')
})

test('the late answer to polling that was stopped does not replace what is heard since', async () => {
  const late: ((answer: OrderAnswer) => void)[] = []
  const { poller } = pollerOf([order], () =>
    late.length === 0 ? new Promise((resolve) => late.push(resolve)) : answer(),
  )
  const first = new AbortController()
  void poller.poll('B1', first.signal)
  await flush()
  first.abort()
  void poller.poll('B1', new AbortController().signal)
  await flush()
  late[0]?.({ kind: 'loggedOut' })
  await flush()
  expect(poller.state.getState().lastAnswer).toBe('read')
})

test('when the result over another one is closed, what is heard of the other one is said again', async () => {
  const { poller, clock, stop, activity } = pollerOf([order, buildFinal('B3')], () => ({ kind: 'loggedOut' }))
  void poller.poll('B1', stop.signal)
  await flush()
  const over = new AbortController()
  void poller.poll('B3', over.signal)
  await flush()
  expect([poller.state.getState().lastAnswer, activity()]).toEqual(['none', 'idle'])
  over.abort()
  expect(activity()).toBe('polling')
  await pass(clock, 3000)
  expect(poller.state.getState().lastAnswer).toBe('loggedOut')
  stop.abort()
})

test('nothing that was heard of a result is said of the one below it, also of one that is polled no longer', async () => {
  const other = { ...buildOrdered('B2'), snapshot: buildPurchaseSnapshot({ intentId: 'i2' }) }
  const { poller, clock, stop, activity } = pollerOf([order, other], (_depth, { snapshot }) =>
    snapshot.intentId === 'i2' ? answer({ billingNo: 'B2' }) : { kind: 'unreachable' },
  )
  void poller.poll('B1', stop.signal)
  await pass(clock, 700_000)
  const over = new AbortController()
  void poller.poll('B2', over.signal)
  await flush()
  expect(poller.state.getState().lastAnswer).toBe('read')
  over.abort()
  expect([poller.state.getState().lastAnswer, activity()]).toEqual(['none', 'idle'])
  expect(await poller.refresh('B1')).toBe('unreachable')
  expect(poller.state.getState().lastAnswer).toBe('unreachable')
})

test('the number in a simple answer that says no status is kept, and the full query follows', async () => {
  const { poller, entriesNow, asked } = pollerOf([buildIntended('i1')], (depth) =>
    depth === 'simple' ? answer({ isStatusSent: false }) : { kind: 'unreachable' },
  )
  await poller.refreshOpen()
  expect(entriesNow()).toMatchObject([{ kind: 'ordered', billingNo: 'B1' }])
  expect(asked).toEqual(['simple 0', 'full 0'])
})

test('a check of an order that is not open, or not known, asks nothing', async () => {
  const { poller, asked } = pollerOf([buildFinal('B3')])
  expect([await poller.refresh('B3'), await poller.refresh('B9')]).toEqual([null, null])
  expect(asked).toEqual([])
})

test('after two checks at once, and polling that stops during one, the poller is idle', async () => {
  const waiting: (() => void)[] = []
  const { poller, stop, activity } = pollerOf(
    [order],
    () => new Promise((resolve) => waiting.push(() => resolve(answer()))),
  )
  const followed = poller.poll(ofOrder, stop.signal)
  await flush()
  const checks = [poller.refresh(ofOrder), poller.refresh(ofOrder)]
  await flush()
  expect(activity()).toBe('asking')
  stop.abort()
  waiting[0]?.()
  await followed
  expect(activity()).toBe('asking')
  for (const go of waiting) go()
  await Promise.all(checks)
  expect(activity()).toBe('idle')
})

test('polling goes on when it is stopped and restarted at once, as StrictMode does', async () => {
  const { clock, poller, activity } = pollerOf([order])
  const [first, second] = [new AbortController(), new AbortController()]
  void poller.poll(ofOrder, first.signal)
  first.abort()
  void poller.poll(ofOrder, second.signal)
  await pass(clock, 3000)
  expect(activity()).toBe('polling')
})

test('a query of all orders asks about each open one, and many calls at once share one run', async () => {
  const orders = [order, buildOrdered('B2'), buildIntended('i3')]
  const { poller, asked } = pollerOf(orders, (_depth, entry) =>
    answer({ billingNo: billingNoOf(entry) ?? 'B3' }),
  )
  await Promise.all(Array.from({ length: 20 }, () => poller.refreshOpen()))
  // The order that is found by its intent is queried fully too.
  expect(asked).toHaveLength(4)
  await poller.refreshOpen()
  expect(asked).toHaveLength(7)
})

test.each([
  ['', 0],
  [', also when the device was set back meanwhile', -86_400_000],
])(
  'a return during a run of long ago asks again, because its answers may be from before%s',
  async (_when, setMs) => {
    let resolve: (old: OrderAnswer) => void = () => undefined
    const promise = new Promise<OrderAnswer>((settle) => (resolve = settle))
    let isPaid = false
    const { poller, asked, clock, entriesNow } = pollerOf([order], () =>
      isPaid ? answer({ status: 'success' }) : promise,
    )
    const before = poller.refreshOpen()
    await pass(clock, 60_000)
    clock.set(setMs)
    const back = poller.refreshOpen()
    isPaid = true
    resolve(answer())
    await Promise.all([before, back])
    expect(asked.map((each) => each.split(' ')[0])).toEqual(['simple', 'simple', 'full'])
    expect(entriesNow()).toMatchObject([{ kind: 'final', outcome: 'success' }])
  },
)

test('both orders of one intent are queried and become final', async () => {
  const second = { ...buildOrdered('B2'), snapshot: order.snapshot }
  const { poller, entriesNow } = pollerOf([order, second], (_depth, entry) =>
    answer({ status: 'success', billingNo: billingNoOf(entry) }),
  )
  await poller.refreshOpen()
  expect(entriesNow().map(({ kind }) => kind)).toEqual(['final', 'final'])
})

test('each full query updates the reported details of an external order; an own order has none', async () => {
  const told = { ...nothingReported, product: '60 Crystals' }
  const elsewhere = { ...buildOrdered('B1'), origin: externalOrder(nothingReported) }
  const { poller, journal } = pollerOf([elsewhere, buildOrdered('B2')], (_depth, entry) =>
    answer({ billingNo: billingNoOf(entry), reported: told }),
  )
  await poller.refresh('B1')
  await poller.refresh('B2')
  expect(withoutTimes(journal.getState().journal)).toEqual([
    { ...elsewhere, origin: externalOrder(told) },
    buildOrdered('B2'),
  ])
})

test.each(['simple', 'full'])(
  'an order that seemed external belongs to the tap whose session finds it, by a %s query',
  async (depth) => {
    const elsewhere = {
      ...buildOrdered('B1'),
      origin: externalOrder({ ...nothingReported, product: '60 Crystals' }),
    }
    const lost = buildIntended('lost')
    const other = {
      ...lost,
      snapshot: { ...lost.snapshot, product: { ...lost.snapshot.product, productId: 'other' } },
    }
    const { poller, entriesNow } = pollerOf([elsewhere, other])
    await (depth === 'simple' ? poller.refreshOpen() : poller.refresh('lost'))
    expect(entriesNow()).toMatchObject([{ kind: 'ordered', billingNo: 'B1', snapshot: other.snapshot }])
    expect(entriesNow()[0]).toHaveProperty('origin', ownOrder)
  },
)

test('an order that a query finds by its intent is queried fully at once, because only that answer has its payment URL', async () => {
  const payUrl = 'https://pay.provider.example/B1'
  const { asked, poller, entriesNow } = pollerOf([buildIntended('lost')], (depth) =>
    answer({ payUrl: depth === 'full' ? payUrl : null }),
  )
  await poller.refreshOpen()
  expect(asked).toEqual(['simple 0', 'full 0'])
  expect(entriesNow()).toMatchObject([{ kind: 'ordered', billingNo: 'B1', payUrl }])
  await poller.refreshOpen()
  expect(asked).toHaveLength(3)
})

test('an intent that another tab has discarded is no longer queried or shown', async () => {
  const { clock, asked, poller, stop, entriesNow, brandStorage } = pollerOf(
    [buildIntended('theirs')],
    () => ({ kind: 'unknown' }),
  )
  void poller.poll('theirs', stop.signal)
  await flush()
  expect([asked.length, entriesNow().length]).toEqual([1, 1])
  // The journal of these tests also holds it under the key that it was given.
  for (const key of brandStorage.keys('order.')) brandStorage.remove(key)
  await pass(clock, 10_000)
  expect([asked.length, entriesNow().length]).toEqual([1, 0])
})

test('the journal knows when the newest query ended and how, each time the service is asked', async () => {
  let isReachable = false
  const { poller, journal, clock } = pollerOf([buildOrdered('B1')], () =>
    isReachable ? answer() : { kind: 'unreachable' },
  )
  const newest = () => journal.getState().journal[0]?.times?.asked
  const first = { atMs: clock.now(), answer: 'unreachable' }
  await poller.refreshOpen()
  expect(newest()).toEqual(first)
  isReachable = true
  clock.advance(2_000)
  await poller.refresh('B1')
  expect(newest()).toEqual({ atMs: first.atMs + 2_000, answer: 'read' })
})

test('a query that finds the order of an intent is noted at that order', async () => {
  const { poller, entriesNow } = pollerOf([buildIntended('i1')])
  await poller.refresh('i1')
  expect(entriesNow()).toMatchObject([{ kind: 'ordered', times: { asked: { answer: 'read' } } }])
})

test.each([
  ['the same area', 'a1', true],
  ['another area', 'a2', false],
  ['an area that is not known', null, true],
])('whether two taps for the same ids are one purchase in %s', (_where, areaId, expected) => {
  const inArea = (id: string | null) => {
    const { recipient } = buildPurchaseSnapshot()
    return buildPurchaseSnapshot({
      recipient: { ...recipient, area: id === null ? null : { display: id, value: id } },
    })
  }
  expect(isSamePurchase(inArea('a1'), inArea(areaId))).toBe(expected)
})
