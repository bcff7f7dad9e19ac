import { expect, test } from 'vitest'
import { buildIntended, buildOrdered, buildPurchaseSnapshot } from '../testing/orderBuilders.ts'
import { factsOf, isOrderedBy, nothingTold } from './toldOrder.ts'

const told = { ...nothingTold, product: '680 Crystals', amount: { minorUnits: 499, currency: 'USD' } }

test.each([
  ['product and amount are the tap’s', told, true],
  [
    'the product’s id is the tap’s, whatever its name',
    { ...told, productId: 'crystals.680', product: 'x' },
    true,
  ],
  ['the product’s id is another one', { ...told, productId: 'crystals.60' }, false],
  ['the product is another one', { ...told, product: '60 Crystals' }, false],
  ['no product is told', { ...told, product: null }, false],
  ['the character is the tap’s', { ...told, role: 'Kaelith' }, true],
  ['the character is another one', { ...told, role: 'Someone' }, false],
  ['the amount is another one', { ...told, amount: { minorUnits: 500, currency: 'USD' } }, false],
  ['the currency is another one', { ...told, amount: { minorUnits: 499, currency: 'EUR' } }, false],
  ['no amount is told', { ...told, amount: null }, false],
])('an order of which %s: %#', (_what, order, expected) => {
  expect(isOrderedBy(order, buildPurchaseSnapshot())).toBe(expected)
})

test('the facts of an order are those of the tap that made it', () => {
  const facts = {
    product: '680 Crystals',
    game: 'Starfall Chronicle',
    account: 'ren_hoshi',
    server: 'S128 Moonfall',
    role: 'Kaelith',
    method: 'Bank card',
    amount: { minorUnits: 499, currency: 'USD' },
  }
  expect(factsOf(buildIntended('i1'))).toEqual(facts)
  expect(factsOf(buildOrdered('B1'))).toEqual(facts)
})

test('of an order that was made elsewhere they are what the service tells', () => {
  const { productId: _, ...facts } = { ...told, game: null, method: null }
  expect(factsOf({ ...buildOrdered('B1'), told })).toEqual(facts)
})
