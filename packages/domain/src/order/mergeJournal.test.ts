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
import { type JournalEntry, externalOrder } from './journal.ts'
import { mergeJournal } from './mergeJournal.ts'
import { nothingReported } from './orderFacts.ts'

const own = buildOrdered('B1')
/** A tap that only ran into the order B1. */
const met = buildPurchaseSnapshot({ intentId: 'met' })
const told = { ...nothingReported, product: '60 Crystals' }
const elsewhere = { ...own, snapshot: met, origin: externalOrder(told) }
const settled = buildFinal('B1')
const settledElsewhere = { ...settled, snapshot: met, origin: externalOrder(told) }

/** Merges in both sequences, which must give the same result. */
function merged(one: JournalEntry, other: JournalEntry) {
  const journal = mergeJournal([one, other])
  expect(mergeJournal([other, one])).toStrictEqual(journal)
  return journal
}

test.each<[string, JournalEntry, JournalEntry, JournalEntry]>([
  ['an order that one tab settled is settled', own, settled, settled],
  ['the end of an order from elsewhere is that of the tap whose order it is', own, settledElsewhere, settled],
  ['an end whose tap is known stays that tap’s', elsewhere, settled, settled],
  ['an order that is a tap’s own is not one from elsewhere', own, elsewhere, own],
  [
    'what the service reported of an order is kept',
    { ...elsewhere, origin: externalOrder(nothingReported) },
    elsewhere,
    elsewhere,
  ],
  [
    'what the service reported of an order is kept at its end',
    { ...settledElsewhere, origin: externalOrder(nothingReported) },
    elsewhere,
    settledElsewhere,
  ],
  ['a link is kept that only the record from elsewhere has', { ...own, payUrl: null }, elsewhere, own],
  ['a link is kept that only one record has', { ...own, payUrl: null }, own, own],
])('%s', (_rule, one, other, expected) => {
  expect(merged(one, other)).toStrictEqual([expected])
})

test('an order without a payment URL gets none', () => {
  const without = { ...own, payUrl: null }
  expect(merged(without, { ...elsewhere, payUrl: null })).toStrictEqual([without])
})

test('of two payment URLs, outcomes or reports the first stays, because neither record knows more', () => {
  const other = { ...own, payUrl: 'https://other.example/' }
  expect(mergeJournal([own, other])[0]).toBe(own)
  const failed = { ...settled, outcome: 'fail' } as const
  expect(mergeJournal([settled, failed])[0]).toBe(settled)
  expect(
    mergeJournal([elsewhere, { ...elsewhere, origin: externalOrder({ ...told, character: 'Someone' }) }])[0],
  ).toBe(elsewhere)
})

test('an intent was sent when either record says so', () => {
  const unsent = { ...buildIntended('i1'), isUnsent: true } as const
  expect(mergeJournal([unsent, buildIntended('i1')])).toEqual([buildIntended('i1')])
  expect(mergeJournal([buildIntended('i1'), unsent])).toEqual([buildIntended('i1')])
  expect(mergeJournal([unsent, unsent])[0]).toBe(unsent)
})

test('an intent that was dismissed in one tab and rejected in another is both', () => {
  const dismissed = buildDismissed('i1', 5)
  const rejected = buildRejected('i1')
  const both = { ...dismissed, from: 'rejected' }
  expect(merged(dismissed, rejected)).toStrictEqual([both])
  expect(merged(rejected, dismissed)).toStrictEqual([both])
  expect(merged(buildIntended('i1'), dismissed)).toStrictEqual([dismissed])
  expect(merged(buildIntended('i1'), rejected)).toStrictEqual([rejected])
})

test('a record to which the other adds nothing is returned as it is', () => {
  const rejected = buildRejected('i1')
  const dismissed = buildDismissed('i1', 5)
  const without = { ...own, payUrl: null }
  for (const entry of [own, without, settled, elsewhere, rejected, dismissed])
    expect(mergeJournal([entry, { ...entry }])[0]).toBe(entry)
  expect(mergeJournal([rejected, buildIntended('i1')])[0]).toBe(rejected)
  expect(mergeJournal([dismissed, buildIntended('i1')])[0]).toBe(dismissed)
})

test('an intent that has an order is replaced by that order, open or final', () => {
  const intent = { ...buildIntended('i1'), snapshot: own.snapshot }
  expect(merged(intent, own)).toStrictEqual([own])
  expect(merged(settled, intent)).toStrictEqual([settled])
  expect(mergeJournal([buildIntended('i2'), own, buildIntended('i3')])).toHaveLength(3)
})

test('two orders of one intent both stay, and a number that equals an intent id is not that intent', () => {
  const twin = { ...buildOrdered('B2'), snapshot: own.snapshot }
  expect(mergeJournal([own, twin])).toStrictEqual([own, twin])
  expect(mergeJournal([own, buildIntended('B1')])).toHaveLength(2)
})

test('the oldest tap comes first', () => {
  const tapped = (billingNo: string, intendedAtMs: number) => ({
    ...buildOrdered(billingNo),
    snapshot: buildPurchaseSnapshot({ intentId: billingNo, intendedAtMs }),
  })
  const [first, second, third] = [tapped('B3', 1), tapped('B1', 2), tapped('B2', 3)]
  expect(mergeJournal([third, first, second])).toStrictEqual([first, second, third])
})

test('however records are merged: every order stays, none opens again, and an own order stays an own order', () => {
  const order = fc.constantFrom(own, settled, elsewhere, settledElsewhere, {
    ...elsewhere,
    origin: externalOrder(nothingReported),
  })
  fc.assert(
    fc.property(fc.array(order, { minLength: 1, maxLength: 6 }), (records) => {
      const [entry, ...rest] = mergeJournal(records)
      expect(rest).toStrictEqual([])
      expect(entry?.kind).toBe(records.some(({ kind }) => kind === 'final') ? 'final' : 'ordered')
      const isOwn = records.some(({ origin }) => origin.kind === 'own')
      expect(entry?.snapshot).toStrictEqual(isOwn ? own.snapshot : met)
      expect(mergeJournal([...records].reverse())).toStrictEqual([entry])
    }),
  )
})
