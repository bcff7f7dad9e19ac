import type { BrandFacts } from './brandFacts.ts'
import { clientsOf, type GameAt, seedGameOf } from './games.ts'
import { goodsOf, type Goods } from './goods.ts'
import { paywaysIn, type Payway } from './payways.ts'
import { currencyIn, regionFacts, tierPrice } from './prices.ts'

/** A payment region of a brand. */
export interface RegionAt {
  readonly region: string
  readonly currency: string
  readonly countries: readonly string[]
}

/** A product with its price in one currency, hundredths. */
export interface PricedGoods extends Goods {
  readonly minor: number
}

/** What is sold. It follows from the facts of the stores, and nothing changes it while a sandbox runs. */
export type Shop = ReturnType<typeof openShop>

/** The shop of these stores. Players are not of it: an account is made at its first login. */
export function openShop(stores: readonly BrandFacts[]) {
  const brands: ReadonlyMap<string, BrandFacts> = new Map(stores.map((brand) => [brand.key, brand]))
  const clients = stores.flatMap(clientsOf)
  const byClientId = new Map(clients.map((client) => [client.client_id, client]))
  const clientsByBrand = Map.groupBy(clients, (client) => client.brand)
  const goods = ({ brand, game_code }: Pick<GameAt, 'brand' | 'game_code'>): readonly Goods[] => {
    const facts = brands.get(brand)
    return facts === undefined ? [] : goodsOf(facts, seedGameOf(game_code))
  }
  return {
    brands,
    client: (clientId: string) => byClientId.get(clientId),
    /** Every client id of a brand, in the order of its games. */
    clientsOf: (brand: string): readonly GameAt[] => clientsByBrand.get(brand) ?? [],
    region: (brand: string, name: string): RegionAt | undefined => {
      const { regions = [] } = brands.get(brand) ?? {}
      const region = regions.find((each) => each === name)
      if (region === undefined) return undefined
      return { region, currency: currencyIn(region, regions), countries: regionFacts[region].countries }
    },
    /** The goods of a game in shop order. */
    goods,
    /** The same with their prices in a currency. */
    pricedGoods: (game: Pick<GameAt, 'brand' | 'game_code'>, currency: string): readonly PricedGoods[] =>
      goods(game).map((row) => ({ ...row, minor: tierPrice(row.tier, currency) })),
    /** Methods and their sub-methods in a country, sorted. */
    methods: (brand: string, country: string): readonly Payway[] => {
      const facts = brands.get(brand)
      return facts === undefined ? [] : paywaysIn(facts, country)
    },
  }
}
