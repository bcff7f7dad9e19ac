import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  buildDismissed,
  buildFinal,
  buildIntended,
  buildOrdered,
  buildPurchaseSnapshot,
  buildRejected,
} from '../testing/orderBuilders.ts'
import {
  type Journal,
  type JournalEntry,
  type JournalEvent,
  billingNoOf,
  entriesToWarnOf,
  externalOrder,
  isAbandoned,
  isIntent,
  isUnsent,
  openEntries,
  ownOrder,
} from './journal.ts'
import { reduceJournal } from './reduceJournal.ts'
import { nothingReported } from './orderFacts.ts'
import { unknownPurchase } from './purchaseSnapshot.ts'

const apiOrigin = 'https://pay.watt.example'
const backupOrigin = 'https://api2.watt.example'
const payUrl = 'https://pay.provider.example/'
const written = (intentId: string): JournalEvent => ({
  kind: 'intentWritten',
  snapshot: buildPurchaseSnapshot({ intentId }),
  apiOrigin,
})
const numbered = (
  intentId: string,
  billingNo: string,
): JournalEvent & { readonly kind: 'billingNoReceived' } => ({
  kind: 'billingNoReceived',
  snapshot: buildPurchaseSnapshot({ intentId }),
  billingNo,
  payUrl,
  apiOrigin,
  origin: ownOrder,
})
const finished = (billingNo: string, outcome: 'success' | 'fail'): JournalEvent => ({
  kind: 'fullStatusRead',
  billingNo,
  outcome,
  atMs: 1_790_000_200_000,
})
const run = (journal: Journal, ...events: readonly JournalEvent[]) => events.reduce(reduceJournal, journal)

test('an intent is written at the end', () => {
  expect(run([buildOrdered('B0')], written('i1'))).toEqual([buildOrdered('B0'), buildIntended('i1')])
})

test('an intent that is already there is not written twice', () => {
  const journal = run([], written('i1'), written('i2'))
  expect(reduceJournal(journal, written('i1'))).toBe(journal)
})

test('an intent is unsent until its starter leaves; then it is an open order for good', () => {
  const unsent = { ...written('i1'), isUnsent: true } as JournalEvent
  const leaving: JournalEvent = { kind: 'starterLeaving', intentId: 'i1' }
  const journal = run([], unsent)
  expect(journal).toEqual([{ ...buildIntended('i1'), isUnsent: true }])
  expect([journal.filter(isUnsent).length, openEntries(journal), entriesToWarnOf(journal)]).toEqual([
    1,
    [],
    [],
  ])
  expect(run(journal, leaving)).toEqual([buildIntended('i1')])
  expect(run(journal, leaving, unsent)).toEqual([buildIntended('i1')])
  expect(run(journal, { kind: 'intentDiscarded', intentId: 'i1' })).toEqual([])
  expect(run([], leaving)).toEqual([])
})

test('an unsent intent that gets a number or a rejection was sent after all', () => {
  const unsent = { ...written('i1'), isUnsent: true } as JournalEvent
  expect(run([], unsent, numbered('i1', 'B1'))).toEqual([
    { ...buildOrdered('B1'), payUrl, snapshot: buildPurchaseSnapshot({ intentId: 'i1' }) },
  ])
  expect(run([], unsent, { kind: 'rejectionReceived', intentId: 'i1' })).toEqual([buildRejected('i1')])
})

test.each([
  [0, false],
  [10 * 60_000, false],
  [10 * 60_000 + 1, true],
  [-10 * 60_000 - 1, true],
])('%d ms after its tap an unsent intent is abandoned: %s', (passedMs, expected) => {
  const entry = { ...buildIntended('i1'), isUnsent: true } as const
  expect(isAbandoned(entry, entry.snapshot.intendedAtMs + passedMs)).toBe(expected)
  expect(isAbandoned(buildIntended('i1'), entry.snapshot.intendedAtMs + passedMs)).toBe(false)
})

test('a discarded intent is removed, others stay', () => {
  expect(run([], written('i1'), written('i2'), { kind: 'intentDiscarded', intentId: 'i1' })).toEqual([
    buildIntended('i2'),
  ])
})

test('discarding an intent never removes an order', () => {
  const journal = run([], written('i1'), numbered('i1', 'B1'))
  expect(reduceJournal(journal, { kind: 'intentDiscarded', intentId: 'i1' })).toBe(journal)
  const settled = run(journal, finished('B1', 'fail'))
  expect(reduceJournal(settled, { kind: 'intentDiscarded', intentId: 'i1' })).toBe(settled)
})

test('a rejected intent stays open, marked once, until it is known that there is no order', () => {
  const heard: JournalEvent = { kind: 'rejectionReceived', intentId: 'i1' }
  const journal = run([], written('i1'), written('i2'), heard)
  expect(journal).toEqual([buildRejected('i1'), buildIntended('i2')])
  expect(reduceJournal(journal, heard)).toBe(journal)
  expect(run(journal, { kind: 'intentDiscarded', intentId: 'i1' })).toEqual([buildIntended('i2')])
  expect(run(journal, numbered('i1', 'B1'))).toEqual(
    run([], written('i1'), numbered('i1', 'B1'), written('i2')),
  )
})

const told = { ...nothingReported, product: '60 Crystals' }

test('an external order keeps what is reported of it, also when it becomes final', () => {
  const journal = run([], written('i1'), { ...numbered('i1', 'B1'), origin: externalOrder(nothingReported) })
  const more = run(journal, { ...numbered('i1', 'B1'), origin: externalOrder(told) })
  expect(more).toMatchObject([{ kind: 'ordered', origin: externalOrder(told) }])
  expect(run(more, numbered('i9', 'B1'), finished('B1', 'success'))).toMatchObject([
    { kind: 'final', origin: externalOrder(told) },
  ])
})

test('an external order that turns out to be made by a tap of this device is assigned to that tap', () => {
  const elsewhere = run([], written('i1'), { ...numbered('i1', 'B1'), origin: externalOrder(told) })
  expect(run(elsewhere, written('i2'), numbered('i2', 'B1'))).toEqual(
    run([], written('i2'), numbered('i2', 'B1')),
  )
})

test('an order that was stored before it was known who made it is assigned to the tap that ran into it', () => {
  const kept = run([], written('i1'), { ...numbered('i1', 'B1'), origin: externalOrder(nothingReported) })
  expect(run(kept, numbered('i1', 'B1'))).toEqual(run([], written('i1'), numbered('i1', 'B1')))
})

test('a report about an own order changes nothing', () => {
  const journal = run([], written('i1'), numbered('i1', 'B1'))
  expect(run(journal, { ...numbered('i1', 'B1'), origin: externalOrder(told) })).toEqual(journal)
})

const refused: JournalEvent = { kind: 'rejectionReceived', intentId: 'i1' }

test('a dismissed intent that is rejected stays dismissed, and is marked as rejected once', () => {
  const journal = run([buildDismissed('i1', 7)], refused)
  expect(journal).toStrictEqual([{ ...buildDismissed('i1', 7), from: 'rejected' }])
  expect(reduceJournal(journal, refused)).toBe(journal)
})

test('a rejection of an entry that the types rule out is a bug', () => {
  const entry: unknown = { ...buildIntended('i1'), kind: 'unknown' }
  expect(() => reduceJournal([entry as JournalEntry], refused)).toThrow('unknown')
})

const putAside = (intentId: string, atMs = 7): JournalEvent => ({ kind: 'intentDismissed', intentId, atMs })

test('an intent is dismissed once and keeps its place', () => {
  const journal = run([], written('i1'), written('i2'), putAside('i1'), putAside('i1', 9))
  expect(journal).toEqual([buildDismissed('i1', 7), buildIntended('i2')])
})

test('an order is never dismissed, nor an unknown intent', () => {
  const journal = run([], written('i1'), numbered('i1', 'B1'))
  expect(reduceJournal(journal, putAside('i1'))).toBe(journal)
  expect(reduceJournal(journal, putAside('i9'))).toBe(journal)
})

test('a dismissed intent that turns out to be an order is an open order like any other', () => {
  expect(run([], written('i1'), putAside('i1'), numbered('i1', 'B1'))).toEqual(
    run([], written('i1'), numbered('i1', 'B1')),
  )
})

test('a rejection of an unknown intent changes nothing', () => {
  const journal = [buildIntended('i1'), buildOrdered('B1')]
  expect(reduceJournal(journal, { kind: 'intentDiscarded', intentId: 'i9' })).toBe(journal)
})

test('a billing number turns its intent into an order in place, with the snapshot as written', () => {
  const other = buildPurchaseSnapshot({ intentId: 'i1', payable: { minorUnits: 1, currency: 'USD' } })
  const journal = run([], written('i1'), written('i2'))
  const event = { ...numbered('i1', 'B1'), snapshot: other, apiOrigin: backupOrigin }
  expect(reduceJournal(journal, event)).toEqual([
    {
      kind: 'ordered',
      snapshot: buildPurchaseSnapshot({ intentId: 'i1' }),
      apiOrigin: backupOrigin,
      billingNo: 'B1',
      payUrl,
      origin: ownOrder,
    },
    buildIntended('i2'),
  ])
})

test.each([
  ['number turns it into an order', []],
  [
    'number is that of an external order',
    [{ ...numbered('i9', 'B1'), origin: externalOrder(nothingReported) }],
  ],
] as const)(
  'a record that another release has overwritten does not take away what the tap bought: the %s',
  (_, before) => {
    const overwritten = {
      ...buildIntended('i1'),
      snapshot: unknownPurchase({ intentId: 'i1', paymentRegion: 'sea' }),
    }
    const [order] = run([overwritten], ...before, numbered('i1', 'B1'))
    expect(order).toMatchObject({ snapshot: buildPurchaseSnapshot({ intentId: 'i1' }), origin: ownOrder })
  },
)

test('a billing number of an unknown intent is kept with its recipient', () => {
  expect(run([], numbered('i1', 'B1'))).toEqual([
    {
      kind: 'ordered',
      snapshot: buildPurchaseSnapshot({ intentId: 'i1' }),
      apiOrigin,
      billingNo: 'B1',
      payUrl,
      origin: ownOrder,
    },
  ])
})

test('a late billing number of a discarded intent is kept', () => {
  const journal = run([], written('i1'), { kind: 'intentDiscarded', intentId: 'i1' }, numbered('i1', 'B1'))
  expect(journal).toEqual(run([], numbered('i1', 'B1')))
})

test('the same billing number twice is one order', () => {
  const journal = run([], written('i1'), numbered('i1', 'B1'))
  expect(run(journal, numbered('i1', 'B1'))).toEqual(journal)
})

test('a second billing number for one intent is a second order', () => {
  const journal = run([], written('i1'), numbered('i1', 'B1'), numbered('i1', 'B2'))
  expect(journal.map(billingNoOf)).toEqual(['B1', 'B2'])
})

test('an intent answered with the number of an earlier order becomes that order', () => {
  const journal = run([], written('i1'), numbered('i1', 'B1'), written('i2'), written('i3'))
  expect(run(journal, numbered('i2', 'B1'))).toEqual([...run([], numbered('i1', 'B1')), buildIntended('i3')])
})

test('a payment URL that arrives later is added, an existing one stays', () => {
  const without = run([], { ...numbered('i1', 'B1'), payUrl: null })
  const filled = run(without, numbered('i1', 'B1'))
  expect(filled).toEqual(run([], numbered('i1', 'B1')))
  expect(run(filled, { ...numbered('i1', 'B1'), payUrl: 'https://other.example/' })).toEqual(filled)
  expect(run(filled, { ...numbered('i1', 'B1'), payUrl: null })).toEqual(filled)
})

test.each(['success', 'fail'] as const)('a full status of %s makes the order final in place', (outcome) => {
  const journal = [buildOrdered('B0'), buildOrdered('B1'), buildOrdered('B2')]
  const settled = { ...buildFinal('B1'), outcome, finalAtMs: 1_790_000_200_000 }
  expect(run(journal, finished('B1', outcome))).toEqual([buildOrdered('B0'), settled, buildOrdered('B2')])
})

test('a final order never opens again and never changes its outcome', () => {
  const journal = [buildFinal('B1')]
  expect(reduceJournal(journal, finished('B1', 'fail'))).toBe(journal)
  expect(run(journal, numbered('intent of B1', 'B1'))).toEqual(journal)
  expect(reduceJournal(journal, written('intent of B1'))).toBe(journal)
})

test('a full status of an unknown order changes nothing', () => {
  const journal = [buildIntended('i1'), buildOrdered('B1')]
  expect(reduceJournal(journal, finished('B9', 'success'))).toBe(journal)
})

test('an event that the types rule out is a bug', () => {
  const event: unknown = { kind: 'unknown' }
  expect(() => reduceJournal([], event as JournalEvent)).toThrow('unknown')
})

test('a rejection of an intent that is not in the journal changes nothing', () => {
  const journal = [buildOrdered('B1')]
  expect(reduceJournal(journal, { kind: 'rejectionReceived', intentId: 'i1' })).toBe(journal)
})

test('any interleaving loses no billing number, only a full status closes an order, repeated events add nothing', () => {
  const intentId = fc.constantFrom('i1', 'i2', 'i3')
  const billingNo = fc.constantFrom('B1', 'B2', 'B3', 'B4')
  const event = fc.oneof(
    intentId.map(written),
    intentId.map((id): JournalEvent => ({ ...written(id), isUnsent: true }) as JournalEvent),
    intentId.map((id): JournalEvent => ({ kind: 'starterLeaving', intentId: id })),
    intentId.map((id): JournalEvent => ({ kind: 'intentDiscarded', intentId: id })),
    intentId.map((id): JournalEvent => ({ kind: 'intentDismissed', intentId: id, atMs: 7 })),
    intentId.map((id): JournalEvent => ({ kind: 'rejectionReceived', intentId: id })),
    fc.tuple(intentId, billingNo, fc.boolean()).map(([id, no, hasUrl]): JournalEvent => ({
      ...numbered(id, no),
      payUrl: hasUrl ? payUrl : null,
    })),
    fc
      .tuple(billingNo, fc.constantFrom('success' as const, 'fail' as const))
      .map(([no, outcome]) => finished(no, outcome)),
  )
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      const model = new Map<string, 'open' | 'success' | 'fail'>()
      const unanswered = new Set<string>()
      const seen = new Set<string>()
      let journal: Journal = []
      for (const each of events) {
        journal = reduceJournal(journal, each)
        if (each.kind === 'intentWritten' && !seen.has(each.snapshot.intentId)) {
          seen.add(each.snapshot.intentId)
          unanswered.add(each.snapshot.intentId)
        }
        if (each.kind === 'intentDiscarded' && unanswered.delete(each.intentId)) seen.delete(each.intentId)
        if (each.kind === 'billingNoReceived') {
          const { billingNo: no, snapshot } = each
          const isNew = !model.has(no)
          if (isNew) model.set(no, 'open')
          if (unanswered.delete(snapshot.intentId) && !isNew) seen.delete(snapshot.intentId)
          if (isNew) seen.add(snapshot.intentId)
        }
        if (each.kind === 'fullStatusRead' && model.get(each.billingNo) === 'open')
          model.set(each.billingNo, each.outcome)

        const states = journal.flatMap((entry) =>
          isIntent(entry)
            ? []
            : [[entry.billingNo, entry.kind === 'ordered' ? 'open' : entry.outcome] as const],
        )
        expect(states).toHaveLength(model.size)
        expect(new Map(states)).toEqual(model)
        const intended = journal.flatMap((entry) => (isIntent(entry) ? [entry.snapshot.intentId] : []))
        expect(intended.sort()).toEqual([...unanswered].sort())
        expect(reduceJournal(journal, each)).toEqual(journal)
      }
    }),
    { numRuns: 2_000 },
  )
})
