import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Deployment } from './brandConfig.ts'
import { chooseDeployment, isBeta, isSuperModeAllowed } from './deployments.ts'

const deployment = (environment: Deployment['environment'], origin: string): Deployment => ({
  environment,
  origins: [origin],
  apiOrigin: 'https://api.watt.example',
  backupApiOrigins: ['https://api2.watt.example'],
  dataOrigin: 'https://data.watt.example',
})

const production = deployment('production', 'https://pay.watt.example')
const demo = deployment('demo', 'https://demo-pay.watt.example')
const local = deployment('local', 'http://localhost:5173')
const brand = { deployments: [production, demo, local] }
const listed = ['https://pay.watt.example', 'https://demo-pay.watt.example', 'http://localhost:5173']

test.each([
  ['https://pay.watt.example', production],
  ['https://demo-pay.watt.example', demo],
  ['http://localhost:5173', local],
])('%s selects its own row', (origin, expected) => {
  expect(chooseDeployment(brand, origin)).toBe(expected)
})

test('every origin of a row selects it', () => {
  const two = { ...production, origins: ['https://pay.watt.example', 'https://www.watt.example'] }
  expect(chooseDeployment({ deployments: [two] }, 'https://www.watt.example')).toBe(two)
})

test.each([
  '',
  'null',
  'pay.watt.example',
  '//pay.watt.example',
  'http://pay.watt.example',
  'https://pay.watt.example/',
  'https://pay.watt.example.',
  'https://pay.watt.example:443',
  'https://pay.watt.example:8443',
  'https://PAY.watt.example',
  'https://demo-pay.watt.example.evil.example',
  'https://evil.example/?https://pay.watt.example',
  'https://demo.pay.watt.example',
  'https://demo.watt.example',
  'https://demo-pay.dragon.example',
  'https://user@pay.watt.example',
  'http://localhost',
  'http://localhost:51730',
  '__proto__',
  'constructor',
])('the origin %j is unknown', (origin) => {
  expect(chooseDeployment(brand, origin)).toBeNull()
})

test('no other spelling of a listed origin selects a deployment', () => {
  const part = fc.oneof(
    fc.constantFrom(
      'demo',
      'demo-',
      'demo.',
      'www.',
      '.',
      ':443',
      ':8443',
      '/',
      ' ',
      '\u0000',
      '.example',
      '@',
    ),
    fc.string({ maxLength: 6 }),
  )
  const altered = fc
    .tuple(fc.constantFrom(...listed), part, part, fc.nat(30))
    .map(([origin, before, inside, at]) => before + origin.slice(0, at) + inside + origin.slice(at))
  fc.assert(
    fc.property(altered, (origin) => (chooseDeployment(brand, origin) === null) !== listed.includes(origin)),
    { numRuns: 2000 },
  )
})

test('an origin in another case is unknown', () => {
  fc.assert(
    fc.property(fc.constantFrom(...listed), fc.nat(40), (origin, at) => {
      const changed = origin.slice(0, at) + origin.slice(at).toUpperCase()
      return changed === origin || chooseDeployment(brand, changed) === null
    }),
  )
})

test.each([
  [production, false],
  [demo, true],
  [local, false],
])('beta and super mode follow the row, not the host ($environment)', (row, expected) => {
  expect(isBeta(row)).toBe(expected)
  expect(isSuperModeAllowed(row)).toBe(expected)
})

test('a production row whose host contains demo stays production', () => {
  expect(isBeta(deployment('production', 'https://demolition.example'))).toBe(false)
})
