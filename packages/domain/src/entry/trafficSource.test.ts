import { expect, test } from 'vitest'
import { parseTrafficSource } from './trafficSource.ts'

test.each([
  ['social', 'social'],
  ['customerService', 'customerService'],
  ['kf', null],
  ['', null],
  [null, null],
  [{ social: true }, null],
])('the stored traffic source %j reads as %j', (value, expected) => {
  expect(parseTrafficSource(value)).toBe(expected)
})
