import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildFinal, buildIntended, buildOrdered, buildRejected } from '../testing/orderBuilders.ts'
import { type Journal, type JournalEvent, externalOrder, ownOrder } from './journal.ts'
import { intentWithoutTap, nothingReported } from './orderFacts.ts'
import { noteTimes, withTimes } from './orderTimes.ts'
import { unknownPurchase } from './purchaseSnapshot.ts'
import { reduceJournal } from './reduceJournal.ts'

const intended = buildIntended('i1')
const { snapshot, apiOrigin } = intended
const numbered: JournalEvent = {
  kind: 'billingNoReceived',
  snapshot,
  billingNo: 'B1',
  payUrl: null,
  apiOrigin,
  origin: ownOrder,
}

/** The same number, from a list or a link. */
const seenElsewhere: JournalEvent = {
  ...numbered,
  snapshot: { ...snapshot, intentId: intentWithoutTap('B1') },
  origin: externalOrder(nothingReported),
}
const tracked: JournalEvent = { kind: 'orderTracked', billingNo: 'B1' }
const bare = unknownPurchase({ intentId: 'i1', paymentRegion: 'universal' })

const step = (before: Journal, event: JournalEvent, atMs: number): Journal =>
  noteTimes({ before, after: reduceJournal(before, event), event, atMs })

/** The times of each entry after the events, the first of which happens at 1. */
function timesAfter(journal: Journal, ...events: readonly JournalEvent[]) {
  return events
    .reduce((before, event, index) => step(before, event, index + 1), journal)
    .map(({ times }) => times)
}

const asked = (order: string): JournalEvent => ({ kind: 'asked', order, answer: 'notFound' })

test.each<[string, Journal, readonly JournalEvent[], unknown]>([
  ['the number of an intent', [intended], [numbered], { numberedAtMs: 1, tracked: 'owed' }],
  ['a number without an intent', [], [numbered], { numberedAtMs: 1, tracked: 'owed' }],
  ['the same number again', [intended], [numbered, numbered], { numberedAtMs: 1, tracked: 'owed' }],
  ['the number of another device', [], [seenElsewhere], { numberedAtMs: 1 }],
  [
    'a number that turns out to be of a tap of this device',
    [intended],
    [seenElsewhere, numbered],
    { numberedAtMs: 1, tracked: 'owed' },
  ],
  ['a number of which only that is known', [], [{ ...numbered, snapshot: bare }], { numberedAtMs: 1 }],
  ['an order that was tracked', [intended], [numbered, tracked], { numberedAtMs: 1, tracked: 'sent' }],
  [
    'a tracked order whose number comes again',
    [intended],
    [numbered, tracked, numbered],
    { numberedAtMs: 1, tracked: 'sent' },
  ],
  [
    'a tracked order that ends',
    [intended],
    [numbered, tracked, { kind: 'fullStatusRead', billingNo: 'B1', outcome: 'success', atMs: 6 }],
    { numberedAtMs: 1, tracked: 'sent' },
  ],
  ['a number that was known before there were times', [buildOrdered('B1')], [numbered], undefined],
  [
    'a payment page that opened twice',
    [buildOrdered('B1')],
    [
      { kind: 'paymentOpened', billingNo: 'B1' },
      { kind: 'paymentOpened', billingNo: 'B1' },
    ],
    { openedAtMs: 1 },
  ],
  [
    'the payment page of another order',
    [buildOrdered('B1')],
    [{ kind: 'paymentOpened', billingNo: 'B2' }],
    undefined,
  ],
  [
    'the tracking of another order',
    [buildOrdered('B1')],
    [{ kind: 'orderTracked', billingNo: 'B2' }],
    undefined,
  ],
  ['two queries', [intended], [asked('i1'), asked('i1')], { asked: { atMs: 2, answer: 'notFound' } }],
  ['a query of another order', [intended], [asked('i2')], undefined],
  ['a query of a final order', [buildFinal('B1')], [asked('B1')], undefined],
  [
    'a rejection',
    [intended],
    [{ kind: 'rejectionReceived', intentId: 'i1', code: -3062 }],
    { refused: { atMs: 1, code: -3062 } },
  ],
  ['a rejection without a code', [intended], [{ kind: 'rejectionReceived', intentId: 'i1' }], undefined],
  [
    'a rejection of another intent',
    [buildRejected('i1')],
    [{ kind: 'rejectionReceived', intentId: 'i2', code: 5 }],
    undefined,
  ],
])('of %s the journal notes what is new', (_what, before, events, expected) => {
  expect(timesAfter(before, ...events)).toStrictEqual([expected])
})

describe('what was known stays known', () => {
  test('when an intent is rejected, dismissed and found to be an order that ends', () => {
    const events: readonly JournalEvent[] = [
      { kind: 'rejectionReceived', intentId: 'i1', code: 5 },
      { kind: 'intentDismissed', intentId: 'i1', atMs: 2 },
      numbered,
      { kind: 'paymentOpened', billingNo: 'B1' },
      asked('B1'),
      { kind: 'fullStatusRead', billingNo: 'B1', outcome: 'fail', atMs: 6 },
    ]
    expect(timesAfter([intended], ...events)).toStrictEqual([
      { numberedAtMs: 3, openedAtMs: 4, refused: { atMs: 1, code: 5 }, tracked: 'owed' },
    ])
  })

  test('of each entry, whatever another one knows', () => {
    const order = withTimes({ ...buildOrdered('B1'), snapshot }, { openedAtMs: 7 })
    expect(timesAfter([intended, order], asked('B9')), 'of the same intent').toEqual([
      undefined,
      { openedAtMs: 7 },
    ])
    const refused = withTimes(buildRejected('i2'), { refused: { atMs: 7, code: 5 } })
    expect(
      timesAfter([refused, intended], { kind: 'intentDismissed', intentId: 'i1', atMs: 8 }),
      'of another intent',
    ).toEqual([refused.times, undefined])
  })

  test('an entry that the event does not concern is returned as it is', () => {
    const other = withTimes(buildOrdered('B2'), { openedAtMs: 7 })
    expect(step([other, intended], numbered, 9)[0]).toBe(other)
  })
})

test('the times change nothing else in the journal, whatever happens', () => {
  const event = fc.constantFrom<JournalEvent[]>(
    { kind: 'intentWritten', snapshot, apiOrigin },
    { kind: 'rejectionReceived', intentId: 'i1', code: 5 },
    { kind: 'intentDismissed', intentId: 'i1', atMs: 5 },
    { kind: 'intentDiscarded', intentId: 'i1' },
    numbered,
    { kind: 'paymentOpened', billingNo: 'B1' },
    tracked,
    asked('i1'),
    asked('B1'),
    { kind: 'fullStatusRead', billingNo: 'B1', outcome: 'success', atMs: 6 },
  )
  fc.assert(
    fc.property(fc.array(event, { maxLength: 12 }), (events) => {
      let [timed, bare]: [Journal, Journal] = [[], []]
      events.forEach((each, atMs) => {
        timed = step(timed, each, atMs)
        bare = reduceJournal(bare, each)
      })
      expect(timed.map((entry) => withTimes(entry, {}))).toStrictEqual(bare)
    }),
  )
})
