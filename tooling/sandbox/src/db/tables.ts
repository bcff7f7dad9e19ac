import type { Language } from '@topup/domain'
import type { Generated, JSONColumnType } from 'kysely'

/** A JSON column: written as text, read back parsed. */
type Json<T extends object> = JSONColumnType<T, string, string>

type Texts<Names extends string> = Record<Names, string>
type Numbers<Names extends string> = Record<Names, number>
type Flags<Names extends string> = Record<Names, boolean>

/** What a gift is, told by its picture. */
export type GiftArt = 'gem' | 'potion' | 'scroll' | 'crate' | 'coin'

/** Every table of the sandbox; times are epoch milliseconds. */
export interface Tables {
  /** Which seeds the shop was filled with. */
  seeded: Texts<'fingerprint'>
  brand: BrandTable
  /** A payment region of a brand and what it is priced in. */
  brand_region: Texts<'brand' | 'region' | 'currency'> & { countries: Json<readonly string[]> }
  game: GameTable
  client: ClientTable
  area: Texts<'brand' | 'game_code' | 'area_id' | 'name'>
  server: Texts<'brand' | 'game_code' | 'name' | 'area_id'> & Numbers<'server_id' | 'real_server'>
  account: AccountTable
  role: RoleTable
  /** A login: one token is good for one account in one game; `session_no` rises with each. */
  session: Texts<'token' | 'game_code'> &
    Numbers<'account_id' | 'created_ms'> & { session_no: Generated<number> }
  /** What a login provider handed out: a single-use code, or a token that may be shown again. `grant_no` rises with each. */
  login_grant: Texts<'grant_code' | 'provider' | 'username' | 'redirect_uri'> &
    Flags<'is_single_use' | 'is_used'> & { grant_no: Generated<number> }
  /** What one price tier costs in one currency; hundredths. */
  price_tier: Texts<'currency'> & Numbers<'tier' | 'minor'>
  goods: GoodsTable
  payway: PaywayTable
  coupon: CouponTable
  vip_level: VipLevelTable
  orders: OrderTable
  debit: DebitTable
  card: CardTable
  replenish: ReplenishTable
  activity: ActivityTable
  /** A milestone: `need` is hundredths of US$ spent, or the number of days in a row. */
  activity_step: Texts<'activity_id' | 'brand'> &
    Numbers<'step' | 'need'> & {
      rewards: Json<readonly { readonly count: number; readonly art: GiftArt }[]>
    }
  /** Something that an account has taken once. */
  claim: Texts<'what' | 'session_id'> & Numbers<'account_id' | 'at_ms'>
  tracking: Texts<'path' | 'event' | 'idfv'> &
    Numbers<'at_ms'> & { tracking_id: Generated<number>; body: Json<Record<string, unknown>> }
  /** A fault waiting for a player's call; `times_left` null is forever. */
  fault: Texts<'player' | 'call' | 'kind' | 'value'> & {
    fault_id: Generated<number>
    times_left: number | null
  }
  /** How far one player's clock is from the real one. */
  clock: Texts<'player'> & Numbers<'offset_ms'>
  /** How a player's pay page behaves. */
  settle: Texts<'player'> & Numbers<'delay_ms'>
}

/** An order. `settles_ms` is when the full query starts to tell the outcome that the simple one tells at once. */
export interface OrderTable {
  order_id: Generated<number>
  billing_no: string
  brand: string
  account_id: number
  kind: 'goods' | 'card' | 'replenish'
  client_id: string
  game_code: string
  server_id: string
  role_id: string
  role_name: string
  server_name: string
  username: string
  product_id: string
  product_name: string
  currency: string
  price_minor: number
  amount_minor: number
  coupon_code: string
  points: number
  payway_id: string
  channel_id: string
  starter: string
  session_id: string
  idfv: string
  created_ms: number
  outcome: 'pending' | 'success' | 'fail'
  settles_ms: number
  replenish_id: string
  /** The payment region that the starter named; empty where none did. */
  domain_area: string
}

/** Money or card value that really moved. */
export type DebitTable = Texts<'billing_no' | 'session_id' | 'currency'> &
  Numbers<'account_id' | 'amount_minor' | 'at_ms'> & {
    debit_id: Generated<number>
    source: 'provider' | 'card'
  }

/** A prepaid card; used up as a whole. */
export type CardTable = Texts<'brand' | 'card_no' | 'password'> &
  Numbers<'face_value' | 'gems' | 'extra_gems'> & { used_by: number | null }

/** A payment link; its clock starts at the first look at the link. */
export type ReplenishTable = Texts<'replenish_id' | 'brand' | 'game_code' | 'username' | 'reason'> &
  Numbers<'tier' | 'valid_seconds'> &
  Flags<'is_paid'> & { opened_ms: number | null }

/** A player's account; `is_verified` is the real-name check. Times are epoch milliseconds. */
export type AccountTable = Texts<'brand' | 'username'> &
  Flags<'is_verified'> &
  Numbers<'total_points' | 'base_topup_minor' | 'base_streak_days' | 'created_ms'> & {
    account_id: Generated<number>
  }

/** Role rows. */
export type RoleTable = Texts<'game_code' | 'role_id' | 'name' | 'title' | 'area_id'> &
  Numbers<'account_id' | 'level' | 'server_id' | 'last_played_ms'>

/** A coupon of one account. `usable_types` empty means every type. */
export interface CouponTable {
  coupon_id: Generated<number>
  code: string
  account_id: number
  name: string
  category: 'claim' | 'avail' | 'lock' | 'history'
  coupon_group: 'permanent' | 'month' | 'week'
  discount_rate: number
  usable_types: string
  min_minor: number
  claimed_days: number
  is_used: boolean
  used_ms: number | null
  valid_end_ms: number | null
  time_zone: string
}

/** What the sandbox knows of a publisher's store. */
export type BrandTable = Texts<'key' | 'name' | 'languages' | 'brand_color'> &
  Flags<'is_vip' | 'has_cumulative' | 'has_consecutive'> & { language: Language }

/** A game of a brand; `has_areas` is `area_config.is_area_role`. */
export type GameTable = Texts<'brand' | 'code' | 'gp_id' | 'name' | 'logo'> &
  Numbers<'sort'> &
  Flags<'has_areas'>

/** One client id: a game, its edition ('' for the game itself) and a platform. */
export type ClientTable = Texts<
  'client_id' | 'brand' | 'game_code' | 'edition' | 'edition_name' | 'platform' | 'region'
>

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
export type VipLevelTable = Texts<'brand' | 'level_name'> &
  Numbers<'level_id' | 'need_points' | 'week_percent' | 'month_percent' | 'first_gems'>

/** Activity rows. */
export type ActivityTable = Texts<'brand' | 'game_code' | 'activity_id' | 'title' | 'description'> &
  Numbers<'lasts_days'> & { type: 'cumulative' | 'consecutive' }
