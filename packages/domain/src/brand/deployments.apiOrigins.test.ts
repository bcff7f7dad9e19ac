import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apiOriginsOf, parseApiOriginIndex } from './deployments.ts'

const deployment = {
  environment: 'production',
  origins: ['https://pay.watt.example'],
  apiOrigin: 'https://api.watt.example',
  backupApiOrigins: ['https://api2.watt.example'],
  dataOrigin: 'https://data.watt.example',
} as const

test('the primary comes before its backups', () => {
  expect(apiOriginsOf(deployment)).toEqual(['https://api.watt.example', 'https://api2.watt.example'])
})

test.each([
  [0, 0],
  [1, 1],
  [2, 0],
  [-1, 0],
  [0.5, 0],
  ['1', 0],
  [Number.NaN, 0],
  [null, 0],
  ['https://evil.example', 0],
])('a stored choice of %j means origin %d', (stored, expected) => {
  expect(parseApiOriginIndex(stored, deployment)).toBe(expected)
})

test('whatever is stored, the index names a listed origin', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      expect(apiOriginsOf(deployment)[parseApiOriginIndex(stored, deployment)]).toBeDefined()
    }),
  )
})
