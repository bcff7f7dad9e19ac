import { describe, expect, test } from 'vitest'
import {
  buildDismissed,
  buildFinal,
  buildIntended,
  buildOrdered,
  buildPurchaseSnapshot,
  buildRejected,
} from '../testing/orderBuilders.ts'
import { canDismiss, pruneJournal } from './reduceJournal.ts'
import { entryAt, entryOfIntent } from './entryAt.ts'
import {
  type JournalEntry,
  addressOf,
  entriesToWarnOf,
  entryOfBillingNo,
  externalOrder,
  openEntries,
  openEntryOfProduct,
} from './journal.ts'
import { nothingReported } from './orderFacts.ts'
import { unknownPurchase } from './purchaseSnapshot.ts'

const nowMs = 1_000_000
const seen = { nowMs, unseen: new Set<string>() }
const journal = [buildOrdered('B1'), buildFinal('B2'), buildIntended('i3')]

test('open entries are the orders and intents that no full query closed, newest first', () => {
  expect(openEntries(journal)).toEqual([buildIntended('i3'), buildOrdered('B1')])
})

test.each([
  ['i3', journal[2]],
  ['intent of B1', journal[0]],
  ['intent of B2', journal[1]],
  ['i9', null],
])('the entry of intent %s', (intentId, entry) => {
  expect(entryOfIntent(journal, intentId)).toBe(entry)
})

test.each([
  ['B1', journal[0]],
  ['B2', journal[1]],
  ['B9', null],
])('the entry of billing number %s', (billingNo, entry) => {
  expect(entryOfBillingNo(journal, billingNo)).toBe(entry)
})

test('each entry is found at its address, even two orders of one intent', () => {
  const twin = { ...buildFinal('B4'), snapshot: buildOrdered('B1').snapshot }
  const all = [...journal, twin]
  expect(all.map(addressOf)).toEqual(['B1', 'B2', 'i3', 'B4'])
  expect(all.map((entry) => entryAt(all, addressOf(entry)))).toEqual(all)
})

test('the address of an intent leads to its order, and an unknown address to nothing', () => {
  expect(entryAt(journal, 'intent of B1')).toBe(journal[0])
  expect(entryAt(journal, 'i9')).toBeNull()
})

describe('the open entry of a product for one character', () => {
  const { recipient } = buildPurchaseSnapshot()
  const other = { display: 'other', value: 'other' }

  test.each([
    ['is found', recipient, 'crystals.680', true],
    ['is not that of another product', recipient, 'crystals.980', false],
    ['is not that of another game', { ...recipient, clientId: '100002' }, 'crystals.680', false],
    ['is not that of another server', { ...recipient, server: other }, 'crystals.680', false],
    ['is not that of another character', { ...recipient, character: other }, 'crystals.680', false],
    [
      'is found when names changed',
      { ...recipient, character: { ...recipient.character, display: 'New' } },
      'crystals.680',
      true,
    ],
  ])('%s', (_rule, who, productId, isFound) => {
    expect(openEntryOfProduct(journal, who, productId)).toEqual(isFound ? buildIntended('i3') : null)
  })

  test.each([
    ['in the same area', 'a1', true],
    ['in another area', 'a2', false],
    ['whose area is not known', null, true],
  ])('is that of a character %s', (_where, areaId, isFound) => {
    const inArea = (id: string) => ({ ...recipient, area: { display: id, value: id } })
    const placed = { ...buildOrdered('B1'), snapshot: buildPurchaseSnapshot({ recipient: inArea('a1') }) }
    const who = areaId === null ? recipient : inArea(areaId)
    expect(openEntryOfProduct([placed], who, 'crystals.680')).toEqual(isFound ? placed : null)
  })

  test.each([
    ['server', { ...recipient, server: null }],
    ['character', { ...recipient, character: null }],
  ])('is none before a %s is chosen', (_what, who) => {
    expect(openEntryOfProduct(journal, who, 'crystals.680')).toBeNull()
  })

  test('is not an intent of which nothing else is known', () => {
    const snapshot = unknownPurchase({ intentId: 'i3', paymentRegion: 'sea' })
    const unread = { ...buildIntended('i3'), snapshot }
    expect(openEntryOfProduct([unread], recipient, 'crystals.680')).toBeNull()
  })

  test('is never a final one', () => {
    expect(openEntryOfProduct([buildFinal('B2')], recipient, 'crystals.680')).toBeNull()
  })

  test.each([
    ['another product', { productId: 'crystals.60' }, false],
    ['a product that nobody knows', {}, false],
    ['this product for another character', { productId: 'crystals.680', character: 'Someone' }, false],
    ['this product', { productId: 'crystals.680' }, true],
  ])('is an external order only when the service reports it so: %s', (_what, said, isFound) => {
    const elsewhere = { ...buildOrdered('B1'), origin: externalOrder({ ...nothingReported, ...said }) }
    expect(openEntryOfProduct([elsewhere], recipient, 'crystals.680')).toEqual(isFound ? elsewhere : null)
  })
})

test('pruning keeps the 50 newest final orders and every open entry, in their order', () => {
  const settled = Array.from({ length: 60 }, (_, index) => ({
    ...buildFinal(`S${index}`),
    finalAtMs: index,
  }))
  const long: readonly JournalEntry[] = [
    buildOrdered('B1'),
    ...settled.slice(50),
    buildIntended('i3'),
    ...settled.slice(0, 50),
  ]
  const pruned = pruneJournal(long, seen)
  expect(pruned).toEqual([
    buildOrdered('B1'),
    ...settled.slice(50),
    buildIntended('i3'),
    ...settled.slice(10, 50),
  ])
  expect(pruneJournal(pruned, seen)).toEqual(pruned)
})

const finals = (name: string, count: number, finalAtMs: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...buildFinal(`${name}${index}`),
    finalAtMs: finalAtMs + index,
  }))

test('pruning drops orders that ended while the clock was ahead before one that has ended now', () => {
  const now = finals('N', 1, nowMs)
  const ahead = finals('A', 60, nowMs + 1)
  expect(pruneJournal([...ahead, ...now], seen)).toEqual([...ahead.slice(11), ...now])
  expect(pruneJournal([...ahead, ...now], { ...seen, nowMs: 2 * nowMs }), 'once their time has come').toEqual(
    ahead.slice(10),
  )
})

test('pruning keeps the 50 newest orders whose end is unseen beside the 50 newest', () => {
  const unseen = finals('U', 60, 0)
  const rest = finals('S', 55, 100)
  const marks = new Set(unseen.map(({ billingNo }) => billingNo))
  expect(pruneJournal([...unseen, ...rest], { nowMs, unseen: marks })).toEqual([
    ...unseen.slice(10),
    ...rest.slice(5),
  ])
})

test('pruning drops no open entry however many there are', () => {
  const open = Array.from({ length: 200 }, (_, index) => buildOrdered(`B${index}`))
  expect(pruneJournal(open, seen)).toEqual(open)
})

const dismissed = buildDismissed('i4', 1)

test('before a new order the player is warned about every open entry except dismissed ones, newest first', () => {
  expect(entriesToWarnOf([...journal, dismissed])).toEqual([buildIntended('i3'), buildOrdered('B1')])
  expect(entriesToWarnOf([dismissed, buildFinal('B2')])).toEqual([])
})

test('a dismissed intent stays open', () => {
  expect(openEntries([dismissed])).toEqual([dismissed])
})

const { intendedAtMs } = buildPurchaseSnapshot()

test.each<[string, JournalEntry, number, boolean]>([
  ['an intent of 10 minutes ago may be dismissed', buildIntended('i3'), intendedAtMs + 600_000, true],
  ['so may one that was rejected', buildRejected('i3'), intendedAtMs + 600_000, true],
  ['a younger one may not', buildIntended('i3'), intendedAtMs + 599_999, false],
  ['one that is dismissed already is not again', dismissed, intendedAtMs + 600_000, false],
  ['an order never is', buildOrdered('B1'), intendedAtMs + 600_000, false],
  ['nor one that is settled', buildFinal('B2'), intendedAtMs + 600_000, false],
  ['a clock that was set back makes no intent old', buildIntended('i3'), intendedAtMs - 600_000, false],
])('%s', (_rule, entry, nowMs, expected) => {
  expect(canDismiss(entry, { nowMs, isPolledOut: false })).toBe(expected)
})

test.each<[string, JournalEntry, boolean]>([
  ['an intent may be dismissed', buildIntended('i3'), true],
  ['one that is dismissed already is not again', dismissed, false],
  ['an order never is', buildOrdered('B1'), false],
])('polled for 10 minutes, whatever the clock shows, %s', (_rule, entry, expected) => {
  for (const nowMs of [intendedAtMs - 86_400_000, intendedAtMs, intendedAtMs + 86_400_000])
    expect(canDismiss(entry, { nowMs, isPolledOut: true })).toBe(expected)
})

test('of two orders that the service made from one intent, the open one is shown before the final one', () => {
  const settled = buildFinal('B1')
  const open = { ...buildOrdered('B2'), snapshot: settled.snapshot }
  expect(entryOfIntent([settled, open], settled.snapshot.intentId)).toBe(open)
})

test('the own order of an intent is shown before an external one that the tap ran into, even a final one', () => {
  const { snapshot } = buildOrdered('B2')
  for (const met of [buildOrdered('B1'), buildFinal('B1')]) {
    const elsewhere = { ...met, snapshot, origin: externalOrder(nothingReported) }
    for (const own of [buildOrdered('B2'), buildFinal('B2')]) {
      expect(entryOfIntent([elsewhere, own], snapshot.intentId)).toBe(own)
      expect(entryOfIntent([own, elsewhere], snapshot.intentId)).toBe(own)
    }
    expect(entryOfIntent([elsewhere], snapshot.intentId)).toBe(elsewhere)
  }
})
