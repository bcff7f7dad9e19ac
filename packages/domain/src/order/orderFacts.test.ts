import { expect, test } from 'vitest'
import { buildIntended, buildOrdered, buildPurchaseSnapshot } from '../testing/orderBuilders.ts'
import { factsOf, intentWithoutTap, isByCard, isWithoutTap, nothingReported } from './orderFacts.ts'
import { type JournalEntry, externalOrder } from './journal.ts'
import { unknownPurchase } from './purchaseSnapshot.ts'

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

const card = { ...buildPurchaseSnapshot().method, channelId: 10301 }
const byCard = { ...buildOrdered('B1'), snapshot: buildPurchaseSnapshot({ method: card }) }
const bare = unknownPurchase({ intentId: 'i1', paymentRegion: 'sea' })

test.each<[string, JournalEntry, boolean]>([
  ['a purchase whose method is a prepaid card', byCard, true],
  ['no purchase by another method', buildOrdered('B1'), false],
  ['no order of another device', { ...byCard, origin: externalOrder(nothingReported) }, false],
  ['no order of which nothing is known', { ...buildIntended('i1'), snapshot: bare }, false],
])('a prepaid card pays %s', (_what, entry, expected) => {
  expect(isByCard(entry)).toBe(expected)
})

test('an order that no tap made is told from one of a tap by its intent', () => {
  expect(isWithoutTap({ intentId: intentWithoutTap('B1') })).toBe(true)
  expect(isWithoutTap(buildOrdered('B1').snapshot)).toBe(false)
})
