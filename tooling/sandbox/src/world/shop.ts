import type { Selectable } from 'kysely'
import type { Database } from '../db/openDatabase.ts'
import type { BrandTable, ClientTable, GoodsTable, PaywayTable } from '../db/tables.ts'

/** The game behind a client id. */
export interface GameAt extends Selectable<ClientTable> {
  readonly gameName: string
  readonly gpId: string
  readonly logo: string
  readonly hasAreas: boolean
}

/** A payment region of a brand. */
export interface RegionAt {
  readonly region: string
  readonly currency: string
  readonly countries: readonly string[]
}

/** A product with its price in one currency, hundredths. */
export interface PricedGoods extends Selectable<GoodsTable> {
  readonly minor: number
}

/** What is sold, read once: nothing changes it while a sandbox runs. */
export interface Shop {
  readonly brands: ReadonlyMap<string, Selectable<BrandTable>>
  client(clientId: string): GameAt | undefined
  /** Every client id of a brand, in the order of its games. */
  clientsOf(brand: string): readonly GameAt[]
  region(brand: string, region: string): RegionAt | undefined
  /** The goods of a game in shop order. */
  goods(game: Pick<GameAt, 'brand' | 'game_code'>): readonly Selectable<GoodsTable>[]
  /** The same with their prices in a currency. */
  pricedGoods(game: Pick<GameAt, 'brand' | 'game_code'>, currency: string): readonly PricedGoods[]
  /** Methods and their sub-methods in a country, sorted. */
  methods(brand: string, country: string): readonly Selectable<PaywayTable>[]
}

const key = (...parts: readonly string[]) => parts.join('\n')

async function readClients(db: Database): Promise<readonly GameAt[]> {
  return db
    .selectFrom('client')
    .innerJoin('game', (join) =>
      join.onRef('game.brand', '=', 'client.brand').onRef('game.code', '=', 'client.game_code'),
    )
    .selectAll('client')
    .select(['game.name as gameName', 'game.gp_id as gpId', 'game.logo', 'game.has_areas as hasAreas'])
    .orderBy('game.sort')
    .orderBy('client_id')
    .execute()
}

/** Reads the shop of a seeded database. A purchase asks it several times, and the database would be what it waits for. */
export async function loadShop(db: Database): Promise<Shop> {
  const brands = await db.selectFrom('brand').selectAll().execute()
  const clients = await readClients(db)
  const regions = await db.selectFrom('brand_region').selectAll().execute()
  const tiers = await db.selectFrom('price_tier').selectAll().execute()
  const goods = await db.selectFrom('goods').selectAll().orderBy('type_sort').orderBy('goods_sort').execute()
  const payways = await db.selectFrom('payway').selectAll().orderBy('sort').execute()

  const byClientId = new Map(clients.map((client) => [client.client_id, client]))
  const byRegion = new Map(regions.map((row) => [key(row.brand, row.region), row]))
  const minorOf = new Map(tiers.map((row) => [key(String(row.tier), row.currency), row.minor]))
  const clientsByBrand = Map.groupBy(clients, (client) => client.brand)
  const goodsByGame = Map.groupBy(goods, (row) => key(row.brand, row.game_code))
  const paywaysByCountry = Map.groupBy(payways, (row) => key(row.brand, row.country))
  const goodsOf = (game: Pick<GameAt, 'brand' | 'game_code'>) =>
    goodsByGame.get(key(game.brand, game.game_code)) ?? []
  return {
    brands: new Map(brands.map((brand) => [brand.key, brand])),
    client: (clientId) => byClientId.get(clientId),
    clientsOf: (brand) => clientsByBrand.get(brand) ?? [],
    region: (brand, region) => byRegion.get(key(brand, region)),
    goods: goodsOf,
    pricedGoods: (game, currency) =>
      goodsOf(game).flatMap((row) => {
        const minor = minorOf.get(key(String(row.tier), currency))
        return minor === undefined ? [] : [{ ...row, minor }]
      }),
    methods: (brand, country) => paywaysByCountry.get(key(brand, country)) ?? [],
  }
}
