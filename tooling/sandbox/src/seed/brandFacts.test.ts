import { languages } from '@topup/domain'
import type { BrandApp } from '@topup/vite/apps'
import { listApps, readBrandApp } from '@topup/vite/apps'
import { expect, test } from 'vitest'
import { brandFactsOf, readBrandFacts } from './brandFacts.ts'
import { isProvider, supportsChannel } from './channels.ts'
import { openShop } from './shop.ts'
import { goodsIn } from './goodsTexts.ts'
import { seedTexts, type SeedTexts, textsOf } from './texts.ts'

const stores = await Promise.all(listApps().map((key) => readBrandApp(key)))

/** A store that nobody has written yet, with a game and client ids of its own. */
const [copied] = stores
if (copied === undefined) throw new Error('There are no stores')
const newStore: BrandApp = {
  ...copied,
  providers: ['paypal', 'adyen', 'paypal'],
  brand: {
    ...copied.brand,
    key: 'brand17',
    name: 'Brand 17',
    regions: ['twhk', 'hk'],
    languages: ['th', 'en'],
    defaultLanguage: 'th',
    games: [
      { code: 'neko', clientIds: { android: 'b17-a', ios: 'b17-i', web: 'b17-w' }, region: 'hk' },
      { code: 'comet', clientIds: { android: 'c17-a', ios: 'c17-i', web: 'c17-w' }, region: 'twhk' },
    ],
  },
}

const shop = openShop(await readBrandFacts())

test('the sandbox serves every store of apps/ and no other', () => {
  expect([...shop.brands.keys()].sort()).toEqual(stores.map(({ brand }) => brand.key).sort())
})

test.each(stores.map(({ brand }) => [brand.key, brand] as const))(
  '%s is sold as its store believes',
  (key, store) => {
    expect(shop.brands.get(key)).toMatchObject({ name: store.name, language: store.defaultLanguage })
    expect(store.regions.filter((region) => shop.region(key, region) === undefined)).toEqual([])
    for (const game of store.games)
      for (const [platform, clientId] of Object.entries(game.clientIds))
        expect(shop.client(clientId)).toMatchObject({ game_code: game.code, region: game.region, platform })
  },
)

test.each(stores.map(({ brand, providers }) => [brand.key, { brand, providers }] as const))(
  '%s lists a method for every country, and one for every provider it ships but the point card’s',
  (key, { brand, providers }) => {
    const countries = brand.regions.flatMap((region) => shop.region(key, region)?.countries ?? [])
    expect(countries.filter((country) => shop.methods(key, country).length === 0)).toEqual([])
    const channels = new Set(
      countries.flatMap((country) => shop.methods(key, country).map((row) => row.channelId)),
    )
    const isIdle = (provider: string) =>
      provider !== 'card' &&
      isProvider(provider) &&
      ![...channels].some((id) => supportsChannel(provider, id))
    expect(providers.filter(isIdle)).toEqual([])
  },
)

test('a folder more is a brand more: its own client ids, games, regions, words and providers', () => {
  const own = openShop([brandFactsOf(newStore)])
  expect([...own.brands.keys()]).toEqual(['brand17'])
  expect(own.client('b17-w')).toMatchObject({ game_code: 'neko', region: 'hk' })
  expect(own.client('c17-i')).toMatchObject({ game_code: 'comet', region: 'twhk' })
  expect(own.client('brand17-starfall-sea-web')).toMatchObject({ region: 'twhk' })
  expect(own.region('brand17', 'hk')?.currency).toBe('TWD')
  const goods = own.pricedGoods({ brand: 'brand17', game_code: 'comet' }, 'TWD')
  expect(goods.map((row) => goodsIn(textsOf(own, 'brand17'), row).display)).toContain('บัตรแสงจันทร์')
  expect(goods.filter((row) => row.is_point_card)).toEqual([])
  expect(new Set(own.methods('brand17', 'TW').map((row) => row.channelId))).toEqual(new Set([12101]))
})

test('a store with a payment provider that has no row says so', () => {
  expect(() => brandFactsOf({ ...newStore, providers: ['moonPay'] })).toThrow('pays with moonPay')
})

test.each(languages)('the seeded words in %s are all there', (language) => {
  const { coupons, games, methods, streak } = seedTexts[language]
  const named = ({ types, gifts, rejections, ...others }: SeedTexts) =>
    [types, gifts, rejections, others].map((each) => Object.keys(each).toSorted())
  expect(named(seedTexts[language])).toEqual(named(seedTexts.en))
  expect(Object.keys(coupons)).toEqual(Object.keys(seedTexts.en.coupons))
  expect(Object.keys(games)).toEqual(Object.keys(seedTexts.en.games))
  // English is what the others are filed under; methods of one market have a name in its language alone.
  const everywhere = language === 'en' ? [] : Object.keys(seedTexts.de.methods)
  expect(Object.keys(methods)).toEqual(expect.arrayContaining(everywhere))
  expect(streak[1]).toContain('{amount}')
  expect(JSON.stringify(seedTexts[language])).not.toContain('""')
  for (const text of [seedTexts[language].pack, seedTexts[language].bonus]) expect(text).toContain('{n}')
})
