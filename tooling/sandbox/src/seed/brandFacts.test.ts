import type { BrandApp } from '@topup/vite/apps'
import { listApps, readBrandApp } from '@topup/vite/apps'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Sandbox } from '../app/startSandbox.ts'
import { startTestSandbox } from '../testing/testSandbox.ts'
import { loadShop } from '../world/shop.ts'
import { brandFactsOf } from './brandFacts.ts'
import { isProvider, supportsChannel } from './channels.ts'
import { ensureSeeded } from './seed.ts'

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

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox.close())

test('the sandbox serves every store of apps/ and no other', () => {
  expect([...sandbox.world.shop.brands.keys()].sort()).toEqual(stores.map(({ brand }) => brand.key).sort())
})

test.each(stores.map(({ brand }) => [brand.key, brand] as const))(
  '%s is sold as its store believes',
  (key, store) => {
    const { shop } = sandbox.world
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
    const { shop } = sandbox.world
    const countries = brand.regions.flatMap((region) => shop.region(key, region)?.countries ?? [])
    expect(countries.filter((country) => shop.methods(key, country).length === 0)).toEqual([])
    const channels = new Set(
      countries.flatMap((country) => shop.methods(key, country).map((row) => row.channel_id)),
    )
    const isIdle = (provider: string) =>
      provider !== 'card' &&
      isProvider(provider) &&
      ![...channels].some((id) => id !== null && supportsChannel(provider, id))
    expect(providers.filter(isIdle)).toEqual([])
  },
)

test('a folder more is a brand more: its own client ids, games, regions, words and providers', async () => {
  const own = await startTestSandbox()
  await ensureSeeded(own.db, [brandFactsOf(newStore)])
  const shop = await loadShop(own.db)
  await own.close()
  expect([...shop.brands.keys()]).toEqual(['brand17'])
  expect(shop.client('b17-w')).toMatchObject({ game_code: 'neko', region: 'hk' })
  expect(shop.client('c17-i')).toMatchObject({ gameName: 'comet', region: 'twhk' })
  expect(shop.client('brand17-starfall-sea-web')).toMatchObject({ region: 'twhk' })
  expect(shop.region('brand17', 'hk')?.currency).toBe('TWD')
  const goods = shop.pricedGoods({ brand: 'brand17', game_code: 'comet' }, 'TWD')
  expect(goods.map((row) => row.display)).toContain('บัตรแสงจันทร์')
  expect(goods.filter((row) => row.is_point_card)).toEqual([])
  expect(new Set(shop.methods('brand17', 'TW').map((row) => row.channel_id))).toEqual(new Set([12101]))
})

test('a store with a payment provider that has no row says so', () => {
  expect(() => brandFactsOf({ ...newStore, providers: ['moonPay'] })).toThrow('pays with moonPay')
})

test('one game has 2,000 servers and one has areas', async () => {
  const count = await sandbox.db
    .selectFrom('server')
    .select((column) => column.fn.countAll<number>().as('servers'))
    .where('brand', '=', 'watt')
    .where('game_code', '=', 'ember')
    .executeTakeFirstOrThrow()
  expect(count.servers).toBe(2000)
  expect(await sandbox.db.selectFrom('area').selectAll().where('brand', '=', 'watt').execute()).toHaveLength(
    2,
  )
})
