import { expect, test } from 'vitest'
import { readBrands } from './readBrands.ts'

const read = (...given: readonly string[]) => readBrands(given, ['ko', 'watt'])

test.each([
  [['ko'], ['ko']],
  [
    ['ko', 'ko', 'watt'],
    ['ko', 'watt'],
  ],
  [['all'], ['ko', 'watt']],
])('%j asks for %j', (given, expected) => {
  expect(read(...given)).toEqual(expected)
})

test.each([
  [[], 'Name brands, or all. Brands: ko, watt.'],
  [['nosuch'], 'There is no brand "nosuch". Brands: ko, watt.'],
  [['all', '--since', 'v1'], "Unknown option '--since'"],
])('%j is an error that says what there is', (given, message) => {
  expect(() => read(...given)).toThrow(message)
})
