import type { BrandFacts } from './brandFacts.ts'
import type { SeedGame } from './games.ts'
import { packs } from './goodsTexts.ts'
import { tiersInUsd } from './prices.ts'
import type { SeedTexts } from './texts.ts'

const minuteMs = 60_000
/** 2 days, 4 hours and 31 minutes, as the reference screens show it. */
const troveBackInMs = (2 * 24 * 60 + 4 * 60 + 31) * minuteMs

/** The product whose order is still unpaid when an account is new. */
export const unpaidProduct = 'potions'

/** A product of a game. `limit_type` is null for a product without limits. */
export interface Goods {
  readonly game_code: string
  readonly product_id: string
  readonly type_key: keyof SeedTexts['types']
  readonly type_sort: number
  readonly goods_sort: number
  readonly tier: number
  readonly is_coupon: boolean
  readonly is_special: boolean
  readonly is_point_card: boolean
  readonly coupon_points: number
  readonly art: string
  readonly limit_type: 'role' | 'time' | 'game' | null
  readonly frequency: number
  readonly days: number
  /** For `game` limits: how long after the account's start the stock returns; 0 when it is not sold out. */
  readonly restock_after_ms: number
}

type Row = Omit<Goods, 'game_code' | 'product_id' | 'coupon_points'> & { readonly id: string }

const plain = {
  is_coupon: false,
  is_special: false,
  is_point_card: false,
  limit_type: null,
  frequency: 0,
  days: 0,
  restock_after_ms: 0,
} as const

/** What the first category shows, in this order: something of each kind, as the reference screens do. */
const featured = [
  'moonlight',
  'crystals-680',
  'starter',
  'crystals-3280',
  'trove',
  'crystals-6480',
  unpaidProduct,
  'card43',
]

/** Moves the featured products into a category of their own. */
function inFeatured(row: Row): Row {
  const place = featured.indexOf(row.id)
  return place === -1 ? row : { ...row, type_key: 'featured', type_sort: 0, goods_sort: place + 1 }
}

/** The packs of a game's own currency: drawn as what it is, or with a picture of this sandbox. */
const crystals = ({ code, currency, hasPictures }: SeedGame): readonly Row[] =>
  packs.map(([amount, , tier], index) => ({
    ...plain,
    id: `crystals-${amount}`,
    type_key: 'crystal',
    type_sort: 1,
    goods_sort: index + 1,
    tier,
    is_coupon: true,
    art: hasPictures === true ? `/assets/goods/${code}-${index + 1}.svg` : currency,
  }))

const pass = {
  ...plain,
  type_key: 'pass',
  type_sort: 2,
  art: 'pass',
  limit_type: 'role',
  frequency: 1,
} as const
const bundle = { ...plain, type_key: 'bundle', type_sort: 3 } as const
const pointCard: Row = {
  ...plain,
  id: 'card43',
  type_key: 'card',
  type_sort: 4,
  goods_sort: 1,
  tier: 3,
  art: 'card',
  is_special: true,
  is_point_card: true,
}

const week = { limit_type: 'time', days: 7 } as const
const perGame = { limit_type: 'game' } as const
const soldOut = { ...perGame, restock_after_ms: troveBackInMs } as const

/** Limited by role, time and game; `trove` is sold out at first, the order of `potions` is unpaid. */
const limited: readonly Row[] = [
  { ...pass, id: 'moonlight', goods_sort: 1, tier: 3, is_coupon: true, is_special: true },
  { ...pass, id: 'season', goods_sort: 2, tier: 4 },
  { ...bundle, ...week, id: 'starter', goods_sort: 1, tier: 2, art: 'crate', frequency: 3 },
  { ...bundle, ...soldOut, id: 'trove', goods_sort: 2, tier: 5, art: 'scroll', frequency: 1 },
  { ...bundle, ...week, id: unpaidProduct, goods_sort: 3, tier: 3, art: 'potion', frequency: 1 },
  { ...bundle, ...perGame, id: 'twin', goods_sort: 4, tier: 4, art: 'crate', is_coupon: true, frequency: 5 },
]

/** The 43-point card is sold where the brand redeems cards. */
const rowsOf = (brand: BrandFacts, game: SeedGame): readonly Row[] =>
  [...crystals(game), ...limited, ...(brand.providers.includes('card') ? [pointCard] : [])].map(inFeatured)

/** `<game>.<product>`: unique within a brand, the same in every brand. */
export function productIdOf(game: string, product: string): string {
  return `${game}.${product}`
}

/** The goods of a game in shop order: each kind of limit, a sold-out one, an unpaid one and the 43-point card. */
export const goodsOf = (brand: BrandFacts, game: SeedGame): readonly Goods[] =>
  rowsOf(brand, game)
    .map(({ id, ...row }) => ({
      ...row,
      game_code: game.code,
      product_id: productIdOf(game.code, id),
      coupon_points: row.is_point_card ? 0 : Math.floor((tiersInUsd[row.tier] ?? 0) / 10),
    }))
    .sort((one, other) => one.type_sort - other.type_sort || one.goods_sort - other.goods_sort)
