import type { BrandConfig } from '@topup/domain'
import type { CardLayout, HeroName } from '@topup/ui-kit/theme'
import { listApps, loginsOf, readBrandApp } from '@topup/vite'
import { expect, test } from 'vitest'
import {
  appViolations,
  brandViolations,
  ownVerdict,
  sharedFaces,
  sharedFacts,
  sharedNames,
  publishedFacts,
} from './checkBrands.ts'

const koApp = await readBrandApp('ko')
const { brand: ko } = koApp
const ruApp = await readBrandApp('ru')
const { brand: ssgame } = await readBrandApp('ssgame')

const { seller } = (await readBrandApp('rhinosJp')).brand
if (seller === undefined) throw new Error('rhinosJp names no seller')

test('the specification names sixteen brands and each has its folder', () => {
  expect([...publishedFacts.keys()].filter((key) => !listApps().includes(key))).toEqual([])
  expect(publishedFacts.size).toBe(16)
})

test('a store without a row of the specification is a warning, and a fault of it still a failure', () => {
  const rowOf = (facts: object) => ownVerdict({ ...koApp, brand: { ...ko, ...facts } })
  expect(rowOf({}).kind).toBe('passed')
  expect(rowOf({ key: 'newBrand' })).toMatchObject({ subject: 'newBrand', kind: 'warned' })
  expect(rowOf({ key: 'newBrand' }).detail).toContain('no row')
  expect(rowOf({ key: 'newBrand', notices: ['specifiedCommercialTransactions'] }).kind).toBe('failed')
})

test.each([
  ['languages', { languages: ['ko'] }],
  ['regions', { regions: ['kr', 'ja'] }],
  ['regionNames', { regionNames: { kr: ['KR'] } }],
  ['regionNames', { regions: ['kr', 'ja'], regionNames: { kr: ['KR'] } }],
  ['default language', { defaultLanguage: 'en' }],
  ['new version', { newVersion: { kind: 'nobody' } }],
  ['step bar', { stepBar: false }],
  ['https', { legal: { privacy: 'http://www.store.example/privacy', terms: ko.legal.terms } }],
  ['deployments', { deployments: ko.deployments.slice(0, 1) }],
  [
    'demo',
    { deployments: ko.deployments.map((row) => ({ ...row, origins: ['https://pay.store.example'] })) },
  ],
  [
    'https',
    {
      deployments: ko.deployments.map((row) => ({
        ...row,
        customerService: { kind: 'page', url: 'http://help.store.example/' },
      })),
    },
  ],
  ['mail address', { customerService: { kind: 'mail', address: 'help.store.example' } }],
  ['no path', { reports: { path: 'https://data.store.example/report', vitalsShare: 0 } }],
  ['no path', { reports: { path: '//data.store.example', vitalsShare: 0 } }],
  ['no path', { reports: { path: '/report', policyPath: '/report?x', vitalsShare: 0 } }],
  ['vitalsShare', { reports: { path: '/report', vitalsShare: 10 } }],
  ['seller', { notices: ['specifiedCommercialTransactions'] }],
  [
    'seller.price',
    { notices: ['specifiedCommercialTransactions'], seller: { ...seller, price: { en: 'With tax' } } },
  ],
  ['region that the brand does not have', { games: ko.games.map((game) => ({ ...game, region: 'ru' })) }],
] satisfies readonly (readonly [string, Partial<BrandConfig>])[])(
  'a brand with wrong %s is found',
  (what, change) => {
    expect(brandViolations({ ...ko, ...change }).join()).toContain(what)
  },
)

test('a client id listed under a region where its game does not pay is found', () => {
  const [id = ''] = ssgame.games
    .filter(({ region }) => region !== 'sea')
    .map(({ clientIds }) => clientIds.web)
  const moved = { ...ssgame, regionByClientId: { sea: [id] } }
  expect(brandViolations(moved)).toEqual([`${id} is listed under sea, its game pays elsewhere`])
})

test.each([
  ['offers krKakao twice', { providers: [...koApp.providers, 'krKakao'] }],
  ['offers moonPay, which is no payment provider', { providers: [...koApp.providers, 'moonPay'] }],
  ['the VK login belongs to stores that sell in ru or eru', { logins: ruApp.logins }],
  ['krKakao belongs to stores that sell in kr', { providers: ['card', 'krNaver', 'krWelcome', 'naver'] }],
])('a fault is found: %s', (fault, change) => {
  expect(appViolations(koApp)).toEqual([])
  expect(appViolations({ ...koApp, ...change })).toEqual([fault])
})

test('a Russian store without VK, and a store elsewhere with Korean starters, are found', () => {
  expect(appViolations({ ...ruApp, logins: loginsOf(ko) })).toEqual([
    'the VK login belongs to stores that sell in ru or eru',
  ])
  expect(appViolations({ ...ruApp, providers: ['krNaver'] })).toEqual([
    'krNaver belongs to stores that sell in kr',
  ])
})

test.each([
  ['the region kr is listed twice', { regions: ['kr', 'kr'] }],
  ['the language ko is listed twice', { languages: ['ko', 'en', 'ko'] }],
  [
    'newVersion names ru, where the brand does not sell',
    { newVersion: { kind: 'regions', regions: ['kr', 'ru'] } },
  ],
  [
    'legal.byRegion names ja, where the brand does not sell',
    {
      legal: { ...ko.legal, byRegion: { ja: { privacy: 'https://a.example', terms: 'https://a.example' } } },
    },
  ],
  ['regionByClientId names sea, where the brand does not sell', { regionByClientId: { sea: [] } }],
  ['trackedUtm names ja, where the brand does not sell', { trackedUtm: { region: 'ja', parameters: [] } }],
  [
    'newVersion names ko-gone-web, which belongs to no game',
    { newVersion: { kind: 'games', clientIds: [ko.games[0]?.clientIds.web ?? '', 'ko-gone-web'] } },
  ],
] satisfies readonly (readonly [string, Partial<BrandConfig>])[])('a fault is found: %s', (fault, change) => {
  expect(brandViolations(ko)).toEqual([])
  expect(brandViolations({ ...ko, ...change })).toContain(fault)
})

test('an id that is empty names no login', () => {
  const { socialLogin, login } = ko
  expect(loginsOf({ ...ko, socialLogin: { ...socialLogin, facebookAppId: '' } })).not.toContain('facebook')
  expect(loginsOf({ ...ko, login: { ...login, twitterRedirectUrl: '' } })).not.toContain('twitter')
})

test('a host or an id in two brands is found', () => {
  const copy: BrandConfig = { ...ssgame, login: { ...ssgame.login, clientId: ko.login.clientId } }
  expect(sharedFacts([ko, ssgame])).toEqual([])
  expect(sharedFacts([ko, copy])).toEqual([`${ko.login.clientId} stands in ko, ssgame`])
})

test('a copyright or a seller in two brands is found', () => {
  const copy: BrandConfig = { ...ssgame, copyright: ko.copyright, seller }
  expect(sharedFacts([ko, copy, { ...ruApp.brand, seller }])).toEqual([
    `${ko.copyright} stands in ko, ssgame`,
    ...Object.values(seller.name).map((name) => `${String(name)} stands in ssgame, ru`),
  ])
})

test('a name that two brands share is found, however it is written', () => {
  expect(sharedNames([ko, ssgame])).toEqual([])
  expect(
    sharedNames([ko, ssgame, { ...ssgame, key: 'copy', name: ` ${ssgame.name.toUpperCase()}` }]),
  ).toEqual([`the name ${ssgame.name} stands in ssgame, copy`])
})

test('two brands with one hero over one layout of cards are found, and either may be shared alone', () => {
  const withFace = (app: typeof koApp, hero: HeroName, cards?: CardLayout) => ({
    ...app,
    theme: {
      tint: '#000',
      mode: 'light',
      radius: 'soft',
      heroTone: 'deep',
      hero,
      ...(cards && { cards }),
    } as const,
  })
  expect(sharedFaces([withFace(koApp, 'grid'), withFace(ruApp, 'grid', 'row')])).toEqual([])
  expect(sharedFaces([withFace(koApp, 'grid'), withFace(ruApp, 'rays')])).toEqual([])
  expect(sharedFaces([withFace(koApp, 'grid'), withFace(ruApp, 'grid', 'tile')])).toEqual([
    'the face grid over tile cards is that of ko, ru',
  ])
})
