import { expect, test } from 'vitest'
import { buildIntended, buildOrdered, buildPurchaseSnapshot } from '../testing/orderBuilders.ts'
import { factsOf, nothingReported } from './orderFacts.ts'
import { externalOrder } from './journal.ts'

const told = { ...nothingReported, product: '680 Crystals', amount: { minorUnits: 499, currency: 'USD' } }

test('the facts of an order are those of the tap that made it', () => {
  const facts = {
    product: '680 Crystals',
    game: 'Starfall Chronicle',
    account: 'ren_hoshi',
    server: 'S128 Moonfall',
    character: 'Kaelith',
    method: 'Bank card',
    amount: { minorUnits: 499, currency: 'USD' },
    bonus: null,
    points: null,
  }
  expect(factsOf(buildIntended('i1'))).toEqual(facts)
  expect(factsOf(buildOrdered('B1'))).toEqual(facts)
})

test('bonus and growth points are those that were frozen', () => {
  const { product } = buildPurchaseSnapshot()
  const snapshot = buildPurchaseSnapshot({ product: { ...product, bonus: '+68 bonus' }, points: 49 })
  expect(factsOf({ ...buildOrdered('B1'), snapshot })).toMatchObject({ bonus: '+68 bonus', points: 49 })
})

test('the facts of an external order are what the service reports', () => {
  const { productId: _, ...facts } = { ...told, game: null, method: null, bonus: null, points: null }
  expect(factsOf({ ...buildOrdered('B1'), origin: externalOrder(told) })).toEqual(facts)
})
