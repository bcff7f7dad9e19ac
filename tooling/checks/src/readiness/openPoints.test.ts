import type { BrandConfig } from '@topup/domain'
import { listApps } from '@topup/vite'
import { expect, test } from 'vitest'
import { assumptions } from './assumptions.ts'
import { openPoints, sharedPoints } from './openPoints.ts'
import { readinessOf } from './readiness.ts'

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
const fieldsOf = (facts: BrandConfig, ...wanted: ('production' | 'demo')[]) =>
  openPoints(facts, source, wanted.length === 0 ? undefined : wanted).map(({ field }) => field)

test('placeholders are told by their form, settled facts are not listed', () => {
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

test('an id of a publisher that only begins like a made-up one is settled', () => {
  expect(fieldsOf({ ...brand, login: { ...brand.login, clientId: 977_772 } })).not.toContain('login.clientId')
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
  const points = openPoints({ ...brand, cardScript: { url: 'https://card.shop.com/pay.js' } }, source)
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
})

test('methods that the publisher numbers are listed', () => {
  const fields = (payermaxApplePayId: string) => fieldsOf({ ...brand, methodsApart: { payermaxApplePayId } })
  expect(fields('shop-payermax-apple-pay')).toContain('methodsApart.payermaxApplePayId')
  expect(fields('204')).not.toContain('methodsApart.payermaxApplePayId')
})

test('the licence of the code and what is assumed of the service are open for all brands', () => {
  expect(sharedPoints(false).map(({ field }) => field)).toContain('LICENSE')
  expect(new Set(sharedPoints(true).map(({ kind }) => kind))).toEqual(new Set(['assumption']))
  expect(sharedPoints(true)).toHaveLength(assumptions.length)
})

test('every open point of every brand says who supplies it, and where it stands', async () => {
  const points = await readinessOf({ brands: listApps(), environment: null })
  expect(points.filter(({ place }) => place.endsWith(':0'))).toEqual([])
})
