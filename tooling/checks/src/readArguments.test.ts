import { expect, test } from 'vitest'
import { readArguments } from './readArguments.ts'

const known = { checks: ['brands', 'calls', 'budget'], ofBuilds: ['budget'], brands: ['ko', 'watt'] }
const read = (...given: readonly string[]) => readArguments(given, known)

test('checks are asked for by their names', () => {
  expect(read('calls')).toEqual({ kind: 'checks', names: ['calls'], stores: ['ko', 'watt'] })
  expect(read('calls', 'brands')).toMatchObject({ names: ['calls', 'brands'] })
})

test('a check of builds is about all stores, or about those that are named', () => {
  expect(read('budget')).toMatchObject({ stores: ['ko', 'watt'] })
  expect(read('budget', '--stores', 'watt')).toMatchObject({ names: ['budget'], stores: ['watt'] })
  expect(read('budget', '--stores=watt,ko')).toMatchObject({ stores: ['watt', 'ko'] })
})

test.each([
  [['readiness'], ['ko', 'watt']],
  [['readiness', 'watt'], ['watt']],
  [['readiness', '--', 'watt'], ['watt']],
  [
    ['readiness', 'watt', 'ko'],
    ['watt', 'ko'],
  ],
] as const)('%j is about the brands %j', (given, brands) => {
  expect(read(...given)).toEqual({ kind: 'readiness', brands, environment: null })
})

test('readiness is asked for one environment', () => {
  expect(read('readiness', 'ko', '--environment', 'demo')).toEqual({
    kind: 'readiness',
    brands: ['ko'],
    environment: 'demo',
  })
})

test.each([
  [['brand'], 'There is no check "brand". Checks: brands, calls, budget, and readiness.'],
  [['toString'], 'There is no check "toString". Checks: brands, calls, budget, and readiness.'],
  [[], 'Name a check. Checks: brands, calls, budget, and readiness.'],
  [['calls', 'watt'], 'There is no check "watt". Checks: brands, calls, budget, and readiness.'],
  [['calls', 'budget', '--stores', 'watt'], 'The check "calls" is about all stores: --stores is for budget.'],
  [['budget', '--stores', 'watt,nosuch'], 'There is no brand "nosuch". Brands: ko, watt.'],
  [['readiness', 'nosuch'], 'There is no brand "nosuch". Brands: ko, watt.'],
  [['readiness', '--environment', 'local'], 'There is no environment "local": production or demo.'],
] as const)('%j is an error that says what there is', (given, message) => {
  expect(() => read(...given)).toThrow(new Error(message))
})

test.each([
  [['budget', '--stores'], '--stores'],
  [['--all'], '--all'],
] as const)('the option of %j is named in the error', (given, option) => {
  expect(() => read(...given)).toThrow(option)
})
