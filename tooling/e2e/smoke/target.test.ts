import { expect, test } from 'vitest'
import { chooseTarget, type KnownBrand } from './target.ts'

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
const wanted = (url: string) => ({ url, logsIn: false })

test('the host table says brand, environment and hosts', () => {
  expect(chooseTarget(wanted('https://demo.two.example/'), brands)).toEqual({
    origin: 'https://demo.two.example',
    brand: 'two',
    environment: 'demo',
    hosts: ['https://demo-api.two.example', 'https://demo-api2.two.example', 'https://demo-data.two.example'],
  })
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

test('in production nobody logs in, nor where no table lists the store', () => {
  const logsIn = true
  expect(() => chooseTarget({ url: 'https://production.one.example', logsIn }, brands)).toThrow(
    'https://production.one.example is a production store of one: there is no login and no payment there.',
  )
  expect(() => chooseTarget({ url: 'https://preview.example', logsIn }, brands)).toThrow(
    "is in no brand's host table",
  )
  expect(chooseTarget({ url: 'https://demo.one.example', logsIn }, brands).environment).toBe('demo')
  expect(chooseTarget({ url: 'http://localhost:5200', logsIn }, brands).environment).toBe('local')
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
