// @vitest-environment jsdom
import { productPointsPath, requestParameters, requestUrl } from '@topup/api-client'
import { apiOriginsOf, brandIn, parseAccounts, repairAddress } from '@topup/domain'
import type { BrandConfig } from '@topup/domain'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { browserClock } from '../platform/clock.ts'
import { createBrandStorage } from '../platform/brandStorage.ts'
import { createRememberedHost } from '../platform/rememberedHost.ts'
import { createServiceClock } from '../platform/serviceClock.ts'
import { buildBrand, fakeDeployment } from '../testing/fakeBrand.ts'
import { layoutOf } from '../visit/readVisit.ts'
import { readVisit } from '../visit/readVisit.ts'
import { askFirst } from './askFirst.ts'
import { askStart } from './askStart.ts'

afterEach(() => vi.unstubAllGlobals())

const clientIds = (id: string) => ({ web: id, ios: `${id}i`, android: id })
const games: BrandConfig['games'] = [
  { code: 'a', clientIds: clientIds('1001'), region: 'universal' },
  { code: 'b', clientIds: clientIds('1002'), region: 'sea' },
]
const here = {
  ...fakeDeployment,
  origins: [location.origin],
  backupApiOrigins: ['https://api2.store.example'],
}
const brands: readonly BrandConfig[] = [
  buildBrand({ deployments: [here] }),
  buildBrand({
    deployments: [here],
    regions: ['universal', 'sea', 'ja'],
    games,
    languages: ['en', 'ja', 'zh-tw', 'zh-cn'],
    newVersion: { kind: 'regions', regions: ['sea'] },
  }),
  buildBrand({
    deployments: [
      { ...here, own: { games: [...games].reverse(), newVersion: { kind: 'games', clientIds: ['1002'] } } },
    ],
    regions: ['sea', 'universal'],
    regionByClientId: { universal: ['1003'] },
    games,
  }),
  // Nothing says where its game is sold.
  buildBrand({ deployments: [here], regions: ['sea', 'ja'], games: [] }),
]

const ids = ['1001', '1002', '1003', '1002i', 'constructor', 'a b', '', '1002.']
const regions = ['universal', 'sea', 'ja', 'mars', 'toString']
const tags = ['en', 'ja', 'JA-jp', 'zh-Hant-HK', 'zh', 'zh-tw', 'ar', 'in', 'xx', '', 'ja:']
const gameOf = (clientId: string) => ({ clientId, name: 'Game', parentClientId: null })
const account = { username: 'ren', suid: '1', oauthToken: 'token 1+/=', gpId: '' }

const link = fc
  .array(
    fc.oneof(
      fc.tuple(fc.constantFrom('client_id', 'idfv', 'Client_id', 'client%5Fid'), fc.constantFrom(...ids)),
      fc.tuple(fc.constant('domain_area'), fc.constantFrom(...regions)),
      fc.tuple(fc.constant('spec_lang'), fc.constantFrom(...tags)),
      fc.tuple(
        fc.constantFrom(
          'fbclid',
          'utm_source',
          'visit',
          'replenish_id',
          'rp_client_id',
          'role_id',
          'billing_no',
        ),
        fc.constantFrom(
          'sdk',
          'x',
          'a%20b+c',
          'a,(b)*c|/==',
          'a&amp;client_id=1002',
          'a?client_id=1002',
          '%',
          'a;client_id=1002',
        ),
      ),
    ),
    { maxLength: 3 },
  )
  .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.map((pair) => pair.join('=')).join('&')}`))

const record = (value: unknown) => JSON.stringify({ v: value, e: null })
const anyStored = {
  game: fc.constantFrom(
    ...ids.map((id) => record(gameOf(id))),
    record({ clientId: '1002' }),
    record({ ...gameOf('1004'), parentClientId: '1002' }),
  ),
  linkGame: fc.constantFrom(...ids.map(record)),
  region: fc.constantFrom(...regions.map(record)),
  linkRegion: fc.constantFrom(...regions.map(record)),
  chosenRegion: fc.constant(record({ clientId: '1001', region: 'sea' })),
  linkLanguage: fc.constantFrom(...tags.map(record)),
  overruled: fc.constantFrom(...tags.map(record)),
  language: fc.constantFrom(...tags.map(record), 'null', '{', '{}'),
  gameVisit: fc.constantFrom(record('left'), record({ clientId: '1001', suid: '' })),
  uuid: fc.constantFrom(record('device 1'), record(''), record('x'.repeat(129))),
  backupApi: fc.constantFrom(...[0, 1, 2, '1', 'length', -1].map(record), JSON.stringify({ v: 1, e: 1 })),
  accounts: fc.constantFrom(
    record([
      ['1001', account],
      ['1002', { ...account, suid: '2' }],
    ]),
    record({ '1001': account }),
    record([['1001', { ...account, oauthToken: '' }]]),
    record([
      ['1001', account],
      ['1001', { ...account, suid: '3' }],
    ]),
  ),
}

/** Few things at a time: more often than not one of many is odd, and nothing is asked for. */
const stored = fc
  .subarray(Object.keys(anyStored) as (keyof typeof anyStored)[], { maxLength: 3 })
  .chain((keys) =>
    fc.record(Object.fromEntries(keys.map((key) => [key, anyStored[key] as fc.Arbitrary<string>]))),
  )

/** Puts what is stored there, sends nothing, and returns the addresses that were asked for. */
function open(
  brand: BrandConfig,
  at: { readonly address: string; readonly kept: object; readonly tab: object },
) {
  for (const [storage, records] of [
    [localStorage, at.kept],
    [sessionStorage, at.tab],
  ] as const) {
    storage.clear()
    for (const [key, text] of Object.entries(records))
      storage.setItem(`topup.${brand.key}.${key}`, String(text))
  }
  history.replaceState(null, '', at.address)
  delete window.topupAsked
  delete window.topupEarly
  const sent: string[] = []
  vi.stubGlobal('fetch', (url: string) => {
    sent.push(url)
    return new Promise(() => undefined)
  })
  const texts = Object.fromEntries(
    brand.languages.slice(1).map((language) => [language, `/${language}.json`]),
  )
  askFirst(askStart(brand, texts))
  return { asked: window.topupAsked, sent }
}

/** What the store finds and asks for in the same place. */
function inStore(of: BrandConfig) {
  const [deployment] = of.deployments
  if (deployment === undefined) throw new Error('nowhere')
  const brand = brandIn(of, deployment)
  const clock = createServiceClock(browserClock)
  const brandStorage = createBrandStorage(brand.key, localStorage, clock)
  const tab = createBrandStorage(brand.key, sessionStorage, clock)
  const { region, clientId, game, language, device, kind } = readVisit({
    brand,
    brandStorage,
    tab,
    search: repairAddress(location).search,
    navigator,
  })
  if (!region.ok || clientId === null) return null
  const account = brandStorage.read('accounts', parseAccounts)?.get(clientId) ?? null
  const host =
    apiOriginsOf(deployment)[Number(createRememberedHost(brandStorage, deployment).read() ?? 0)] ?? ''
  const context = { idfv: device.deviceId, specLang: language, oauthToken: account?.oauthToken ?? null }
  const request = { client_id: clientId, domain_area: region.value }
  return {
    kind,
    products: requestUrl(host, productPointsPath, requestParameters({ method: 'GET' }, request, context)),
    clientId,
    region: region.value,
    language,
    suid: account?.suid ?? null,
    isNew: layoutOf(brand, { region: region.value, clientId, game }) === 'new',
  }
}

/** Expects of a visit that was asked for early that the store asks for the same. */
function expectAsInStore(brand: BrandConfig, { asked, sent }: ReturnType<typeof open>) {
  const store = inStore(brand)
  expect(store).toMatchObject({ kind: null, products: sent[0] })
  if (asked === undefined) throw new Error('Nothing was left')
  const { clientId, region, language, suid, isShop } = asked
  expect(store).toMatchObject({ clientId, region, language, suid, isNew: isShop })
}

test('whatever the address says and the device has stored, the store asks for the same, or nothing was asked for', () => {
  vi.stubGlobal('navigator', { userAgent: '', maxTouchPoints: 0, languages: ['xx', 'zh-HK', 'ja'] })
  fc.assert(
    fc.property(fc.constantFrom(...brands), link, stored, stored, (brand, search, kept, tab) => {
      const opened = open(brand, { address: `/selectGoods${search}`, kept, tab })
      if (opened.sent.length > 0) expectAsInStore(brand, opened)
    }),
    { numRuns: 2000 },
  )
})

const [, brand = buildBrand()] = brands
test.each<[string, string, object, object]>([
  ['a first visit', '', {}, {}],
  ['a link to a game', '?client_id=1002&spec_lang=ja&domain_area=ja', {}, {}],
  ['a link of an advertisement', '?utm_source=a%20b&ScCid=x_y-z&_gl=1*a,b==', {}, {}],
  ['a link whose names are in capitals', '?CLIENT_ID=1002', {}, {}],
  [
    'a later visit',
    '',
    { uuid: record('d1'), game: record(gameOf('1002')), region: record('sea'), language: record('ja') },
    {},
  ],
  ['a player who is logged in', '', { accounts: record([['1001', account]]) }, {}],
  ['a device that uses a backup host', '', { backupApi: record(1) }, {}],
  [
    'a tab that has followed a link',
    '',
    {},
    { linkGame: record('1002'), linkRegion: record('ja'), linkLanguage: record('zh-cn') },
  ],
  [
    'a link to another game than the tab’s',
    '?client_id=1002',
    {},
    { game: record(gameOf('1001')), linkGame: record('1001') },
  ],
])('for %s it asks for what the store will ask for', (_what, search, kept, tab) => {
  const opened = open(brand, { address: `/selectGoods${search}`, kept, tab })
  expect(opened.sent.length).toBeGreaterThan(2)
  expectAsInStore(brand, opened)
})

test('where the browser refuses storage nothing is asked for, because the store would be another device', () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError')
  })
  expect(open(brand, { address: '/selectGoods', kept: {}, tab: {} }).sent).toEqual([])
  refuse.mockRestore()
})
