import { expect, test } from 'vitest'
import { chooseBrands } from './runStores.ts'

const keys = ['dragon', 'ko', 'watt']

test('the store is watt unless others are named', () => {
  expect(chooseBrands([], keys)).toEqual(['watt'])
  expect(chooseBrands([], ['dragon'])).toEqual(['dragon'])
  expect(chooseBrands(['ko', 'dragon'], keys)).toEqual(['ko', 'dragon'])
})

test('a store that is named twice is started once', () => {
  expect(chooseBrands(['ko', 'watt', 'ko'], keys)).toEqual(['ko', 'watt'])
})

test.each([[['dragn']], [['watt', 'dragn']]])(
  'an unknown store in %j is answered with those that exist',
  (named) => {
    expect(() => chooseBrands(named, keys)).toThrow('There is no store "dragn". Stores: dragon, ko, watt.')
  },
)
