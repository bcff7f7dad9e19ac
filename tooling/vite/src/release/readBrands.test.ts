import { expect, test } from 'vitest'
import { readReleaseArguments } from './readReleaseArguments.ts'

const read = (...given: readonly string[]) => readReleaseArguments(given, ['ko', 'watt'])

test.each([
  [['ko'], { kind: 'brands', brands: ['ko'] }],
  [['ko', 'ko', 'watt'], { kind: 'brands', brands: ['ko', 'watt'] }],
  [['all'], { kind: 'brands', brands: ['ko', 'watt'] }],
  [['--since', 'v1'], { kind: 'since', since: 'v1' }],
])('%j asks for %j', (given, expected) => {
  expect(read(...given)).toEqual(expected)
})

test.each([
  [[], 'Name brands, or all, or --since <tag>. Brands: ko, watt.'],
  [['nosuch'], 'There is no brand "nosuch". Brands: ko, watt.'],
  [['ko', '--since', 'v1'], 'Name brands, or all, or --since <tag>.'],
])('%j is an error that says what there is', (given, message) => {
  expect(() => read(...given)).toThrow(new Error(message))
})
