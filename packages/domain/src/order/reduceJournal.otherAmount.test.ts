import { expect, test } from 'vitest'
import { buildFinal, buildOrdered } from '../testing/orderBuilders.ts'
import type { Money } from '../money/money.ts'
import { factsOf, nothingReported } from './orderFacts.ts'
import { otherAmount, reduceJournal } from './reduceJournal.ts'
import { externalOrder } from './journal.ts'
import { readStoredOrder, toStoredOrder } from './storedJournal.ts'

const order = buildOrdered('B1')
const shown = order.snapshot.payable
const other = { minorUnits: 999, currency: 'USD' }

const ended = (amount: Money | null | undefined, outcome: 'success' | 'fail' = 'success') => ({
  kind: 'fullStatusRead' as const,
  billingNo: 'B1',
  outcome,
  atMs: 1,
  ...(amount !== undefined && { amount }),
})
const end = (from: typeof order, ...how: Parameters<typeof ended>) => {
  const [entry] = reduceJournal([from], ended(...how))
  if (entry?.kind !== 'final') throw new Error('not final')
  return entry
}
const byCard = { ...order.snapshot.method, channelId: 10301 }

test.each<[string, typeof order, Money | null | undefined, Money | undefined]>([
  ['another amount', order, other, other],
  ['another currency', order, { ...shown, currency: 'EUR' }, { ...shown, currency: 'EUR' }],
  ['the same amount', order, { ...shown }, undefined],
  ['none', order, null, undefined],
  ['none at all', order, undefined, undefined],
  [
    'that of an order of another device',
    { ...order, origin: externalOrder(nothingReported) },
    other,
    undefined,
  ],
  ['that of a card', { ...order, snapshot: { ...order.snapshot, method: byCard } }, other, undefined],
])('a query that names %s', (_what, from, amount, charged) => {
  expect(otherAmount(from, ended(amount)) ?? undefined).toEqual(charged)
  expect(end(from, amount).charged).toEqual(charged)
})

test('what failed was not charged', () => {
  expect(end(order, other, 'fail').charged).toBeUndefined()
})

test('what was charged is what the order cost, and outlives the page', () => {
  const entry = end(order, other)
  expect(factsOf(entry).amount).toEqual(other)
  expect(factsOf(end(order, null)).amount).toEqual(shown)
  expect(readStoredOrder('order.any', toStoredOrder(entry))).toStrictEqual(entry)
})

test('an amount that cannot be read from storage leaves that of the snapshot', () => {
  const stored = { ...toStoredOrder(buildFinal('B1')), charged: { minorUnits: 'many' } }
  expect(readStoredOrder('order.any', stored)).toStrictEqual(buildFinal('B1'))
})
