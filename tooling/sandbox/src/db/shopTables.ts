import type { Language } from '@topup/domain'
import type { JSONColumnType } from 'kysely'

/** A JSON column: written as text, read back parsed. */
type Json<T extends object> = JSONColumnType<T, string, string>

/** What the sandbox knows of a publisher's store. */
export interface BrandTable {
  key: string
  name: string
  language: Language
  languages: string
  is_vip: boolean
  has_cumulative: boolean
  has_consecutive: boolean
  brand_color: string
}

/** A payment region of a brand and what it is priced in. */
export interface BrandRegionTable {
  brand: string
  region: string
  currency: string
  countries: Json<readonly string[]>
}

/** A game of a brand; `has_areas` is `area_config.is_area_role`. */
export interface GameTable {
  brand: string
  code: string
  gp_id: string
  name: string
  logo: string
  sort: number
  has_areas: boolean
}

/** One client id: a game, its edition ('' for the game itself) and a platform. */
export interface ClientTable {
  client_id: string
  brand: string
  game_code: string
  edition: string
  edition_name: string
  platform: string
  region: string
}

/** Area rows. */
export interface AreaTable {
  brand: string
  game_code: string
  area_id: string
  name: string
}

/** Server rows. */
export interface ServerTable {
  brand: string
  game_code: string
  server_id: number
  name: string
  area_id: string
  real_server: number
}

/** What one price tier costs in one currency; hundredths. */
export interface PriceTierTable {
  tier: number
  currency: string
  minor: number
}

/** A product. `limit_type` is null for a product without limits. */
export interface GoodsTable {
  brand: string
  game_code: string
  product_id: string
  display: string
  description: string
  bonus: string
  type_key: string
  type_name: string
  type_sort: number
  goods_sort: number
  tier: number
  is_coupon: boolean
  is_special: boolean
  is_point_card: boolean
  coupon_points: number
  art: string
  limit_type: 'role' | 'time' | 'game' | null
  frequency: number
  days: number
  /** For `game` limits: how long after the account's start the stock returns; 0 when it is not sold out. */
  restock_after_ms: number
}

/** A payment method, or a sub-method when `parent_id` is set. Amounts are hundredths of the shown currency; 0 is no bound. */
export interface PaywayTable {
  brand: string
  country: string
  payway_id: string
  parent_id: string | null
  channel_id: number | null
  name: string
  icon: string
  sort: number
  min_minor: number
  max_minor: number
  description: string
  open_coupon: boolean
}

/** VipLevel rows. */
export interface VipLevelTable {
  brand: string
  level_id: number
  level_name: string
  need_points: number
  week_percent: number
  month_percent: number
  first_gems: number
}

/** Activity rows. */
export interface ActivityTable {
  brand: string
  game_code: string
  type: 'cumulative' | 'consecutive'
  activity_id: string
  title: string
  description: string
  lasts_days: number
}

/** What a gift is, told by its picture. */
export type GiftArt = 'gem' | 'potion' | 'scroll' | 'crate' | 'coin'

/** A milestone: `need` is hundredths of US$ spent, or the number of days in a row. */
export interface ActivityStepTable {
  activity_id: string
  brand: string
  step: number
  need: number
  rewards: Json<readonly { readonly count: number; readonly art: GiftArt }[]>
}

/** Which seeds the shop was filled with. */
export interface SeededTable {
  fingerprint: string
}
