import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { BrandConfig } from '@topup/domain'
import { listApps } from '@topup/vite'
import { expect, test } from 'vitest'
import { assumptionsFor, assumedFields, openPoints } from './openPoints.ts'
import { rootFolder } from '../repository/folders.ts'
import { readConfirmed, readinessOf } from './readiness.ts'

const source = `export const brand = {
  key: 'shop',
  tracking: { appId: 'shop-store-app', eventId: 'e12' },
  cardScript: { url: 'https://card.example/pay.js' },
}`

const brand: BrandConfig = {
  key: 'shop',
  name: 'Shop',
  deployments: (['production', 'demo'] as const).map((environment) => ({
    environment,
    origins: [`https://${environment}.shop.example`],
    apiOrigin: 'https://api.shop.com',
    backupApiOrigins: [],
    dataOrigin: 'https://data.shop.com',
  })),
  regions: ['universal'],
  languages: ['en'],
  defaultLanguage: 'en',
  newVersion: { kind: 'everyone' },
  stepBar: true,
  tracking: { appId: 'shop-store-app', eventId: 'e12' },
  socialLogin: {},
  login: { clientId: 901616, twitterRedirectUrl: '' },
  legal: { privacy: 'https://www.shop.com/privacy', terms: 'https://www.shop.example/terms' },
  copyright: '© Shop',
  customerService: { kind: 'mail', address: 'help@shop.example' },
  games: [{ code: 'a', clientIds: { android: '1', ios: '2', web: 'shop-a-web' }, region: 'universal' }],
}
const storeOf = (facts: BrandConfig, more: object = {}) => ({
  brand: facts,
  dropIns: [],
  source,
  confirmed: null,
  ...more,
})
const fieldsOf = (facts: BrandConfig, ...wanted: ('production' | 'demo')[]) =>
  openPoints(storeOf(facts), wanted.length === 0 ? undefined : wanted)
    .map(({ field }) => field)
    .filter((field) => !field.startsWith('wire.'))

test('placeholders are told by their form, confirmed facts are not listed', () => {
  expect(fieldsOf(brand)).toEqual([
    'legal.terms',
    'deployments.production.origins',
    'deployments.demo.origins',
    'customerService',
    'tracking.appId',
    'login.clientId',
    'login.twitterRedirectUrl',
    'games.a.web',
  ])
})

test.each([
  [901_717, true],
  [901_718, false],
  [977_772, false],
])('a login client id is listed where it has the form of a made-up one: %i %s', (clientId, isListed) => {
  const fields = fieldsOf({ ...brand, login: { ...brand.login, clientId } })
  expect(fields.includes('login.clientId')).toBe(isListed)
})

test('one environment hears only of what counts in it', () => {
  const [production, demo] = brand.deployments
  if (production === undefined || demo === undefined) throw new Error('two deployments are wanted')
  const own = { tracking: { appId: 'a7', eventId: 'e7' } }
  const apart = { ...brand, deployments: [production, { ...demo, own }] }
  expect(fieldsOf(apart, 'production')).toContain('tracking.appId')
  expect(fieldsOf(apart, 'production')).not.toContain('deployments.demo.origins')
  expect(fieldsOf(apart, 'demo')).not.toContain('tracking.appId')
  const open = { ...brand, deployments: [production, { ...demo, own: { tracking: brand.tracking } }] }
  expect(fieldsOf(open, 'demo')).toContain('deployments.demo.own.tracking.appId')
})

test('a card script without its hash is listed with its place and who has it', () => {
  const points = openPoints(storeOf({ ...brand, cardScript: { url: 'https://card.shop.com/pay.js' } }))
  expect(points).toContainEqual({
    brand: 'shop',
    environments: ['production', 'demo'],
    kind: 'missing',
    field: 'cardScript.integrity',
    value: '',
    place: 'apps/shop/src/brand.ts:4',
    supplier: 'card provider',
  })
})

test('texts of the seller that stand for others are listed', () => {
  const text = 'placeholder: seller'
  const seller = { name: text, address: 'A', telephone: '1', responsible: 'B', price: 'C', delivery: 'D' }
  const fields = fieldsOf({ ...brand, seller: { ...seller } as NonNullable<BrandConfig['seller']> })
  expect(fields).toContain('seller.name')
  expect(fields).not.toContain('seller.address')
  const provisional = { ...seller, address: { ja: '千代田（仮）', en: 'Chiyoda (provisional)' } }
  expect(fieldsOf({ ...brand, seller: provisional as NonNullable<BrandConfig['seller']> })).toContain(
    'seller.address',
  )
})

test('methods that the publisher numbers are listed', () => {
  const fields = (payermaxApplePayId: string) => fieldsOf({ ...brand, methodsApart: { payermaxApplePayId } })
  expect(fields('shop-payermax-apple-pay')).toContain('methodsApart.payermaxApplePayId')
  expect(fields('204')).not.toContain('methodsApart.payermaxApplePayId')
})

test.each([
  [10901, false],
  [19999, true],
])('a channel is listed where no starter has it: %i %s', (localProviderChannelId, isListed) => {
  const fields = fieldsOf({ ...brand, methodsApart: { localProviderChannelId } })
  expect(fields.includes('methodsApart.localProviderChannelId')).toBe(isListed)
})

const currencies = { universal: 'USD' } as const

test('what is assumed of the service is open for a brand until its publisher has confirmed it', () => {
  const assumed = (more: object) =>
    openPoints(storeOf({ ...brand, currencies }, more))
      .filter(({ kind }) => kind === 'assumption')
      .map(({ field, place }) => [field, place])
  expect(assumed({})).toEqual(
    ['currencies.universal', ...assumptionsFor([]).map(({ field }) => `wire.${field}`)].map((field) => [
      field,
      'apps/shop/confirmed.json (to be made)',
    ]),
  )
  expect(assumed({ dropIns: ['airwallex'] }).flat()).toContain('wire.drop_in.parameters (airwallex)')
  const confirmed = { 'wire.channel': '2026-03-02, API team', 'currencies.universal': 'Ada' }
  expect(assumed({ confirmed }).flat()).not.toContain('wire.channel')
  expect(new Set(assumed({ confirmed }).map(([, place]) => place))).toEqual(
    new Set(['apps/shop/confirmed.json:1']),
  )
})

test('with every value filled in and every assumption confirmed nothing is open', () => {
  const real = (facts: BrandConfig): BrandConfig =>
    JSON.parse(
      JSON.stringify(facts)
        .replaceAll('.example', '.shop.com')
        .replaceAll('shop-', 'id-')
        .replaceAll('901616', '31337')
        .replace('"twitterRedirectUrl":""', '"twitterRedirectUrl":"https://pay.shop.com/"'),
    ) as BrandConfig
  const store = storeOf(real({ ...brand, currencies }), { dropIns: ['airwallex', 'alipay', 'krWelcome'] })
  const confirmed = Object.fromEntries(assumedFields(store).map((field) => [field, '2026-03-02, API team']))
  expect(new Set(openPoints(store).map(({ kind }) => kind))).toEqual(new Set(['assumption']))
  expect(openPoints({ ...store, confirmed })).toEqual([])
})

test.each([
  ['{"wire.channel": ""}', 'does not say by field who confirmed it'],
  ['["wire.channel"]', 'confirms 0'],
  ['wire.channel', 'does not say by field who confirmed it'],
  [
    '{"wire.chanel": "API team"}',
    'confirms wire.chanel, which shop does not assume: it assumes wire.channel',
  ],
  ['{"legal.terms": "API team"}', 'confirms legal.terms'],
])('%s confirms nothing', (text, sentence) => {
  expect(() => readConfirmed(text, { key: 'shop', known: ['wire.channel'] })).toThrow(sentence)
  expect(readConfirmed('{"wire.channel": "Ada"}', { key: 'shop', known: ['wire.channel'] })).toEqual({
    'wire.channel': 'Ada',
  })
})

test('every open point of every brand says who supplies it, and where it stands', async () => {
  const points = await readinessOf({ brands: listApps(), environment: null })
  expect(points.filter(({ place }) => place.endsWith(':0'))).toEqual([])
  const hasLicence = existsSync(join(rootFolder, 'LICENSE'))
  expect(points.some(({ field }) => field === 'LICENSE')).toBe(!hasLicence)
})
