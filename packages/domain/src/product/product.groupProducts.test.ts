import { expect, test } from 'vitest'
import { buildProduct } from '../testing/productBuilders.ts'
import { groupProducts } from './product.ts'

const pass = (productId: string, goodsSort: number) =>
  buildProduct({ productId, typeKey: 'pass', typeSort: 2, goodsSort })
const gem = (productId: string, goodsSort: number) =>
  buildProduct({ productId, typeKey: 'gem', typeSort: 1, goodsSort })

test('categories and products are in their order, equal ones as received', () => {
  const products = [pass('p2', 10), gem('g3', 10), pass('p1', 9), gem('g1', 2), gem('g4', 10), gem('g2', 9)]
  const groups = groupProducts(products, new Map([['gem', 'Crystals']]))
  expect(groups.map(({ typeKey, name }) => [typeKey, name])).toEqual([
    ['gem', 'Crystals'],
    ['pass', 'pass'],
  ])
  expect(groups.map((group) => group.products.map(({ productId }) => productId))).toEqual([
    ['g1', 'g2', 'g3', 'g4'],
    ['p1', 'p2'],
  ])
})

test('categories with the same number keep the order received', () => {
  const products = [
    buildProduct({ typeKey: 'b', goodsSort: 1 }),
    buildProduct({ typeKey: 'a', goodsSort: 2 }),
  ]
  expect(groupProducts(products, new Map()).map(({ typeKey }) => typeKey)).toEqual(['b', 'a'])
})

test('without products there are no groups', () => {
  expect(groupProducts([], new Map())).toEqual([])
})
