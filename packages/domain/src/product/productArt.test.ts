import { expect, test } from 'vitest'
import { buildProduct } from '../testing/productBuilders.ts'
import { isCurrencyArt, productArt, priceLadder, priceRank } from './productArt.ts'

test.each([
  ['crystals', 'gem'],
  ['', 'gem'],
  ['constructor', 'gem'],
  ['Monthly card', 'pass'],
  ['weekly', 'pass'],
  ['battle_pass', 'pass'],
  ['privilege', 'pass'],
  ['subscription', 'pass'],
  ['gift_card', 'card'],
  ['coins', 'coin'],
  ['gold', 'coin'],
  ['potions', 'potion'],
  ['energy', 'potion'],
  ['stamina', 'potion'],
  ['scrolls', 'scroll'],
  ['summon', 'scroll'],
  ['tickets', 'scroll'],
  ['gift', 'crate'],
  ['starter_pack', 'crate'],
  ['bundles', 'crate'],
  ['crate', 'crate'],
  ['box', 'crate'],
  ['chest', 'crate'],
])('type %j is drawn as a %s', (typeKey, art) => {
  expect(productArt({ typeKey, isPointCard: false })).toBe(art)
})

test('a 43-point card is drawn as a card whatever its type', () => {
  expect(productArt({ typeKey: 'coins', isPointCard: true })).toBe('card')
})

test.each([
  ['gem', true],
  ['gold', true],
  ['bullet', true],
  ['fish', true],
  ['pearl', true],
  ['blossom', true],
  ['coin', false],
  ['card', false],
] as const)('%s is drawn by price rank: %s', (art, expected) => {
  expect(isCurrencyArt(art)).toBe(expected)
})

const priced = (minorUnits: number) => buildProduct({ price: { minorUnits, currency: 'USD' } })

test.each([
  [[100], [1]],
  [
    [100, 200],
    [1, 5],
  ],
  [
    [100, 200, 300],
    [1, 3, 5],
  ],
  [
    [300, 100, 200, 400],
    [4, 1, 2, 5],
  ],
  [
    [1, 2, 3, 4, 5],
    [1, 2, 3, 4, 5],
  ],
  [
    [1000, 200, 1000],
    [5, 1, 5],
  ],
  [
    [1, 2, 3, 4, 5, 6, 7, 8, 9],
    [1, 2, 2, 3, 3, 4, 4, 5, 5],
  ],
])('prices %j rank %j', (prices, expected) => {
  const products = prices.map(priced)
  expect(products.map((each) => priceRank(each, priceLadder(products)))).toEqual(expected)
})

test('an unknown price ranks lowest and moves no other', () => {
  const unknown = buildProduct({ price: null })
  const products = [unknown, priced(100), priced(200)]
  expect(products.map((each) => priceRank(each, priceLadder(products)))).toEqual([1, 1, 5])
})

test('a product that is not among the others ranks lowest', () => {
  expect(priceRank(priced(300), priceLadder([priced(100), priced(200)]))).toBe(1)
})
