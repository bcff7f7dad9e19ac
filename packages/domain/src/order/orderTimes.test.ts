import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildFinal, buildIntended, buildOrdered } from '../testing/orderBuilders.ts'
import { mergeJournal } from './mergeJournal.ts'
import { type OrderTimes, type QueryAnswer, mergeTimes, withTimes } from './orderTimes.ts'
import { parseTimes, readStoredOrder, toStoredOrder } from './storedJournal.ts'

const atMs = fc.nat(20)
const answer = fc.constantFrom<QueryAnswer[]>('unreachable', 'noInformation', 'loggedOut', 'notFound', 'read')
const plain = { noNullPrototype: true }
const times: fc.Arbitrary<OrderTimes> = fc.record(
  {
    numberedAtMs: atMs,
    openedAtMs: atMs,
    asked: fc.record({ atMs, answer }, plain),
    refused: fc.record({ atMs, code: fc.integer({ min: -9, max: 9 }) }, plain),
    tracked: fc.constantFrom<('owed' | 'sent')[]>('owed', 'sent'),
  },
  { requiredKeys: [], ...plain },
)

describe('of two records of one order', () => {
  test('the earliest time of what happened once is kept, and the newest of what is repeated', () => {
    const one: OrderTimes = { numberedAtMs: 3, openedAtMs: 9, asked: { atMs: 10, answer: 'unreachable' } }
    const other: OrderTimes = {
      numberedAtMs: 4,
      openedAtMs: 8,
      asked: { atMs: 9, answer: 'read' },
      refused: { atMs: 2, code: -3062 },
    }
    expect(mergeTimes(one, other)).toStrictEqual({
      numberedAtMs: 3,
      openedAtMs: 8,
      asked: { atMs: 10, answer: 'unreachable' },
      refused: { atMs: 2, code: -3062 },
    })
  })

  test('of two queries of one moment every release keeps the same', () => {
    const one: OrderTimes = { asked: { atMs: 5, answer: 'read' } }
    const other: OrderTimes = { asked: { atMs: 5, answer: 'unreachable' } }
    expect(mergeTimes(one, other)).toStrictEqual(other)
  })

  test('an order that one of them was tracked with is owed no more', () => {
    expect(mergeTimes({ tracked: 'owed' }, { tracked: 'sent' })).toEqual({ tracked: 'sent' })
    expect(mergeTimes({ tracked: 'sent' }, { tracked: 'owed' })).toEqual({ tracked: 'sent' })
    expect(mergeTimes({ tracked: 'owed' }, {})).toEqual({ tracked: 'owed' })
  })

  test('it does not matter which comes first, nor how often they are merged', () => {
    fc.assert(
      fc.property(times, times, times, (one, other, third) => {
        expect(mergeTimes(one, other)).toStrictEqual(mergeTimes(other, one))
        expect(mergeTimes(one, one)).toStrictEqual(one)
        expect(mergeTimes(mergeTimes(one, other), third)).toStrictEqual(
          mergeTimes(one, mergeTimes(other, third)),
        )
        expect(mergeTimes(mergeTimes(one, other), other)).toStrictEqual(mergeTimes(one, other))
      }),
    )
  })

  test('no time is lost and none is made up', () => {
    fc.assert(
      fc.property(times, times, (one, other) => {
        const merged = mergeTimes(one, other)
        for (const name of ['numberedAtMs', 'openedAtMs', 'asked', 'refused', 'tracked'] as const) {
          const said = [one[name], other[name]].filter((each) => each !== undefined)
          if (said.length === 0) expect(merged).not.toHaveProperty(name)
          else expect(said).toContainEqual(merged[name])
        }
      }),
    )
  })

  test('the merged order is the one without times, with the times of both', () => {
    const order = fc.constantFrom(buildOrdered('B1'), buildFinal('B1'))
    fc.assert(
      fc.property(order, order, times, times, (one, other, some, more) => {
        const [bare] = mergeJournal([one, other])
        const [merged] = mergeJournal([withTimes(one, some), withTimes(other, more)])
        expect(merged).toStrictEqual(bare && withTimes(bare, mergeTimes(some, more)))
      }),
    )
  })

  test('a record to which the other adds no time is returned as it is', () => {
    const known = withTimes(buildOrdered('B1'), { numberedAtMs: 3 })
    expect(mergeJournal([known, buildOrdered('B1')])[0]).toBe(known)
    expect(mergeJournal([known, { ...known }])[0]).toBe(known)
  })
})

test.each<[string, OrderTimes, OrderTimes]>([
  ['number', { numberedAtMs: 5 }, { numberedAtMs: 6 }],
  ['payment page', { openedAtMs: 5 }, { openedAtMs: 6 }],
  ['time of a query', { asked: { atMs: 5, answer: 'read' } }, { asked: { atMs: 6, answer: 'read' } }],
  ['answer', { asked: { atMs: 5, answer: 'read' } }, { asked: { atMs: 5, answer: 'notFound' } }],
  ['time of a rejection', { refused: { atMs: 5, code: 7 } }, { refused: { atMs: 6, code: 7 } }],
  ['code', { refused: { atMs: 5, code: 7 } }, { refused: { atMs: 5, code: 8 } }],
  ['tracking', { tracked: 'owed' }, { tracked: 'sent' }],
])('another %s alone is noted', (_what, before, after) => {
  expect(withTimes(withTimes(buildOrdered('B1'), before), after).times).toStrictEqual(after)
})

test('a final order has no newest query: its end was the newest', () => {
  const asked = { atMs: 5, answer: 'read' } as const
  expect(withTimes(buildFinal('B1'), { asked })).toStrictEqual(buildFinal('B1'))
  expect(withTimes(buildOrdered('B1'), { asked }).times).toStrictEqual({ asked })
})

describe('in storage', () => {
  test('the times of an order come back as they were', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(buildIntended('i1'), buildOrdered('B1'), buildFinal('B1')),
        times,
        (entry, said) => {
          const timed = withTimes(entry, said)
          const stored: unknown = JSON.parse(JSON.stringify(toStoredOrder(timed)))
          expect(readStoredOrder('order.any', stored)).toStrictEqual(timed)
        },
      ),
    )
  })

  test('an order without times is stored without them', () => {
    expect(toStoredOrder(buildOrdered('B1'))).not.toHaveProperty('times')
  })

  test.each<[string, unknown]>([
    ['of another kind', 'yesterday'],
    [
      'damaged',
      {
        numberedAtMs: -1,
        openedAtMs: '5',
        asked: { atMs: 1 },
        refused: { atMs: 1, code: '7' },
        tracked: true,
      },
    ],
    ['of a rejection whose code is no whole number', { refused: { atMs: 1, code: 7.5 } }],
    ['of a later release', { asked: { atMs: 5, answer: 'refunded' }, refundedAtMs: 6 }],
  ])('times that are %s make no order unreadable', (_what, damaged) => {
    const stored = { ...toStoredOrder(buildOrdered('B1')), times: damaged }
    expect(readStoredOrder('order.no.B1', stored)).toStrictEqual(buildOrdered('B1'))
  })

  test('each time is read for itself', () => {
    expect(parseTimes({ numberedAtMs: 5, openedAtMs: null })).toStrictEqual({ numberedAtMs: 5 })
  })

  test('whatever is stored in their place is read as times or as none', () => {
    fc.assert(fc.property(fc.anything(), (value) => mergeTimes(parseTimes(value)) !== undefined))
  })
})
