import { expect, test } from 'vitest'
import { buildIntended, buildOrdered, buildPurchaseSnapshot } from '../testing/orderBuilders.ts'
import { externalOrderNamed, factsOf, isWithoutTap } from './orderFacts.ts'
import { ownOrder } from './journal.ts'
import { parseJournal, toStoredOrder } from './storedJournal.ts'
import { reduceJournal } from './reduceJournal.ts'

const { recipient } = buildPurchaseSnapshot()
const named = externalOrderNamed({
  billingNo: 'B7',
  apiOrigin: 'https://pay.watt.example',
  nowMs: 1000,
  asker: recipient,
  paymentRegion: 'universal',
})

test('an order that an answer named is open, and only its number and who asked are known', () => {
  const [entry, ...others] = reduceJournal([], named)
  expect(others).toEqual([])
  expect(entry).toMatchObject({ kind: 'ordered', billingNo: 'B7', payUrl: null, snapshot: { recipient } })
  if (entry === undefined) throw new Error('no entry')
  expect(new Set(Object.values(factsOf(entry)))).toEqual(new Set([null]))
  expect(isWithoutTap(entry.snapshot)).toBe(true)
})

test('it is read back from storage in the shape of every external order', () => {
  const journal = reduceJournal([], named)
  expect(parseJournal(JSON.parse(JSON.stringify(journal.map(toStoredOrder))))).toEqual(journal)
})

test('an order that this device knows keeps its tap when an answer names it again', () => {
  const own = buildOrdered('B7')
  const [entry] = reduceJournal([own], named)
  expect(entry).toMatchObject({ snapshot: own.snapshot, payUrl: own.payUrl })
  expect(entry).toHaveProperty('origin.kind', 'own')
})

test('the order is assigned to the tap that made it when the answer arrives after all', () => {
  const intended = buildIntended('i1')
  const { snapshot, apiOrigin } = intended
  const answered = {
    kind: 'billingNoReceived',
    snapshot,
    billingNo: 'B7',
    payUrl: null,
    apiOrigin,
    origin: ownOrder,
  } as const
  const [entry, ...others] = reduceJournal(reduceJournal([intended], named), answered)
  expect(others).toEqual([])
  expect(entry).toMatchObject({ billingNo: 'B7', snapshot })
  expect(entry).toHaveProperty('origin.kind', 'own')
})
