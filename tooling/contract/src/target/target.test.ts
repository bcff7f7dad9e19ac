import { expect, test } from 'vitest'
import { type CheckedBrand, choosePlace, chooseTarget } from './target.ts'

const deployment = (environment: 'production' | 'demo', name: string) => ({
  environment,
  origins: [`https://${name}.a.example`],
  apiOrigin: `https://${name}-api.a.example`,
  backupApiOrigins: [`https://${name}-api2.a.example`],
  dataOrigin: `https://${name}-data.a.example`,
})

const brand: CheckedBrand = {
  key: 'a',
  deployments: [deployment('production', 'pay'), deployment('demo', 'demo')],
  games: [
    { code: 'one', clientIds: { web: 'one-web', ios: 'one-ios', android: 'one-android' }, region: 'sea' },
    { code: 'two', clientIds: { web: 'two-web', ios: 'two-ios', android: 'two-android' }, region: 'ja' },
  ],
  login: { clientId: 1, twitterRedirectUrl: 'https://pay.a.example/' },
  tracking: { appId: 'app', eventId: 'event' },
  defaultLanguage: 'en',
}

const wanted = (origin: string, writes = false) => ({ origin, storeOrigin: null, writes })

test('a host of the brand is asked for the page of its own deployment', () => {
  expect(chooseTarget(wanted('https://demo-api2.a.example'), brand)).toMatchObject({
    storeOrigin: 'https://demo.a.example',
    dataOrigin: 'https://demo-data.a.example',
    mayWrite: false,
  })
})

test('a host that no fact names is asked for the page of the demo', () => {
  expect(chooseTarget(wanted('https://new.example'), brand)).toMatchObject({
    storeOrigin: 'https://demo.a.example',
    dataOrigin: null,
  })
})

test('without a brand no page is named, unless the command line names one', () => {
  expect(chooseTarget(wanted('https://new.example'), null).storeOrigin).toBeNull()
  const named = { ...wanted('https://new.example'), storeOrigin: 'https://shop.example' }
  expect(chooseTarget(named, null).storeOrigin).toBe('https://shop.example')
})

test.each(['https://pay-api.a.example', 'https://pay-api2.a.example', 'https://pay-data.a.example'])(
  'nothing is written to the production host %s, whether its brand is named or not',
  (origin) => {
    for (const named of [brand, null])
      expect(() => chooseTarget(wanted(origin, true), named)).toThrow('no host of a demo')
    expect(chooseTarget(wanted(origin), brand).mayWrite).toBe(false)
  },
)

test('a local address that a brand names as production is not written to either', () => {
  const local = { ...deployment('production', 'pay'), apiOrigin: 'http://127.0.0.1:4280' }
  const strange = { ...brand, deployments: [local] }
  expect(() => chooseTarget(wanted('http://127.0.0.1:4280', true), strange)).toThrow('no host of a demo')
})

test.each([
  ['a demo host of the brand', 'https://demo-api.a.example'],
  ['this machine', 'http://127.0.0.1:4280'],
  ['this machine by name', 'http://localhost:4280'],
])('%s may be written to', (_title, origin) => {
  expect(chooseTarget(wanted(origin, true), brand).mayWrite).toBe(true)
})

test('a host that no deployment names may not be written to', () => {
  expect(() => chooseTarget(wanted('https://new.example', true), brand)).toThrow('no host of a demo')
})

test.each([
  ['an address with a path', 'https://api.a.example/v1', 'is no origin'],
  ['a name', 'api.a.example', 'is no origin'],
  ['an address with a login', 'https://me:it@api.a.example', 'is no origin'],
  ['a file', 'file:///etc', 'is no origin'],
  ['plain http', 'http://api.a.example', 'must be https'],
])('%s is refused', (_title, origin, reason) => {
  expect(() => chooseTarget(wanted(origin), brand)).toThrow(reason)
})

test.each([
  ['the first game of the brand', null, null, { clientId: 'one-web', region: 'sea' }],
  ['a given game with its own region', 'two-web', null, { clientId: 'two-web', region: 'ja' }],
  ['a given region', null, 'kr', { clientId: 'one-web', region: 'kr' }],
  ['an unknown game as it is given', 'three', null, { clientId: 'three', region: 'sea' }],
])('%s is asked for', (_title, clientId, region, expected) => {
  expect(choosePlace({ clientId, region }, brand)).toMatchObject(expected)
})

test('without a brand and a game the service is asked which games it has', () => {
  expect(choosePlace({ clientId: null, region: null }, null)).toEqual({
    platform: 'web',
    clientId: null,
    region: 'universal',
  })
})
