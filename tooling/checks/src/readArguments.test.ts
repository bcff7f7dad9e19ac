import { expect, test } from 'vitest'
import { readArguments } from './readArguments.ts'

const known = { checks: ['brands', 'rules'], brands: ['ko', 'watt'] }
const read = (...given: readonly string[]) => readArguments(given, known)

test('a check is asked for by its name', () => {
  expect(read('rules')).toEqual({ kind: 'check', name: 'rules' })
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
  expect(read(...given)).toEqual({ kind: 'readiness', brands, environment: null, isJson: false })
})

test('readiness is asked for one environment, and for a program', () => {
  expect(read('readiness', 'ko', '--environment', 'demo', '--json')).toEqual({
    kind: 'readiness',
    brands: ['ko'],
    environment: 'demo',
    isJson: true,
  })
})

test.each([
  [['brand'], 'There is no check "brand". Checks: brands, rules, and readiness.'],
  [['toString'], 'There is no check "toString". Checks: brands, rules, and readiness.'],
  [[], 'Name a check. Checks: brands, rules, and readiness.'],
  [['rules', 'watt'], 'A check takes no more than its name, but got "watt".'],
  [['readiness', 'nosuch'], 'There is no brand "nosuch". Brands: ko, watt.'],
  [['readiness', '--environment', 'local'], 'There is no environment "local": production or demo.'],
  [['--all'], 'There is no option "--all": name a check.'],
] as const)('%j is an error that says what there is', (given, message) => {
  expect(() => read(...given)).toThrow(new Error(message))
})
