import { expect, test } from 'vitest'
import { chooseTarget, type KnownBrand, payOriginOf } from './target.ts'

const brandOf = (key: string): KnownBrand => ({
  key,
  deployments: (['production', 'demo'] as const).map((environment) => ({
    environment,
    origins: [`https://${environment}.${key}.example`],
    apiOrigin: `https://${environment}-api.${key}.example`,
    backupApiOrigins: [`https://${environment}-api2.${key}.example`],
    dataOrigin: `https://${environment}-data.${key}.example`,
  })),
})
const brands = [brandOf('one'), brandOf('two')]
const wanted = (url: string, more: object = {}) => ({ url, brand: null, logsIn: false, pays: false, ...more })

test('the host table says brand, environment and hosts', () => {
  expect(chooseTarget(wanted('https://demo.two.example/'), brands)).toEqual({
    origin: 'https://demo.two.example',
    brand: 'two',
    environment: 'demo',
    hosts: ['https://demo-api.two.example', 'https://demo-api2.two.example', 'https://demo-data.two.example'],
  })
})

test('the pay document stands beside its store, or where its deployment names an origin for it', () => {
  const { deployments } = brandOf('one')
  const apart = deployments.map((row) => ({
    ...row,
    payOrigin: `https://pay.${row.environment}.one.example`,
  }))
  const origin = 'https://demo.one.example'
  expect(payOriginOf({ deployments }, origin)).toBe(origin)
  expect(payOriginOf({ deployments: apart }, origin)).toBe('https://pay.demo.one.example')
  expect(payOriginOf({ deployments: apart }, 'http://127.0.0.1:5200')).toBe('http://127.0.0.1:5200')
})

test('an address may be written without http', () => {
  expect(chooseTarget(wanted('demo.two.example'), brands).origin).toBe('https://demo.two.example')
  expect(chooseTarget(wanted('127.0.0.1:5200'), brands).origin).toBe('http://127.0.0.1:5200')
})

test.each([
  ['http://127.0.0.1:5200', 'local'],
  ['http://watt.localhost:5200', 'local'],
  ['https://preview.example', 'unknown'],
])('%s, which no table lists, is %s and of no brand', (url, environment) => {
  expect(chooseTarget(wanted(url), brands)).toMatchObject({ brand: null, environment, hosts: null })
})

test('the brand of the command line is the one that is expected', () => {
  expect(chooseTarget(wanted('https://demo.two.example', { brand: 'one' }), brands).brand).toBe('one')
})

test.each([{ logsIn: true }, { pays: true }, { pays: true, brand: 'two' }])(
  'in production there is no %o, whichever brand is named',
  (more) => {
    expect(() => chooseTarget(wanted('https://production.one.example', more), brands)).toThrow(
      'https://production.one.example is a production store of one: there is no login and no payment there.',
    )
    expect(chooseTarget(wanted('https://demo.one.example', more), brands).environment).toBe('demo')
  },
)

test.each([{ logsIn: true }, { pays: true }])('a store that no table lists takes no %o', (more) => {
  expect(() => chooseTarget(wanted('https://preview.example', more), brands)).toThrow(
    "is in no brand's host table",
  )
  expect(chooseTarget(wanted('http://localhost:5200', more), brands).environment).toBe('local')
})

test.each([
  ['an address with a path', 'https://demo.one.example/my', 'at the root'],
  ['an address with a login', 'https://me:secret@demo.one.example', 'at the root'],
  ['a name', 'watt', 'at the root'],
  ['a file', 'file:///etc', 'at the root'],
  ['http to another machine', 'http://demo.three.example', 'must be https'],
])('%s is refused', (_title, url, reason) => {
  expect(() => chooseTarget(wanted(url), brands)).toThrow(reason)
})

test('a refused address is not repeated, because it may hold a password', () => {
  expect(() => chooseTarget(wanted('https://me:secret@demo.one.example'), brands)).not.toThrow('secret')
})

test('a brand that there is not is named with those that there are', () => {
  expect(() => chooseTarget(wanted('http://localhost:1', { brand: 'three' }), brands)).toThrow(
    'There is no brand "three". Brands: one, two.',
  )
})
