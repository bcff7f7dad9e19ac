import type { Language } from '@topup/domain'
import type { Generated, JSONColumnType } from 'kysely'

/** A JSON column: written as text, read back parsed. */
type Json<T extends object> = JSONColumnType<T, string, string>

/** Tracking rows. */
interface TrackingTable {
  tracking_id: Generated<number>
  at_ms: number
  path: string
  event: string
  idfv: string
  body: Json<Record<string, unknown>>
}

/** A fault waiting for a player's call; `times_left` null is forever. */
interface FaultTable {
  fault_id: Generated<number>
  player: string
  call: string
  kind: string
  value: string
  times_left: number | null
}

/** How far one player's clock is from the real one. */
interface ClockTable {
  player: string
  offset_ms: number
}

/** How a player's pay page behaves. */
interface SettleTable {
  player: string
  delay_ms: number
}

/** Every table of the sandbox. */
export interface Tables {
  seeded: SeededTable
  brand: BrandTable
  brand_region: BrandRegionTable
  game: GameTable
  client: ClientTable
  area: AreaTable
  server: ServerTable
  account: AccountTable
  role: RoleTable
  session: SessionTable
  login_grant: LoginGrantTable
  price_tier: PriceTierTable
  goods: GoodsTable
  payway: PaywayTable
  coupon: CouponTable
  vip_level: VipLevelTable
  orders: OrderTable
  debit: DebitTable
  card: CardTable
  replenish: ReplenishTable
  activity: ActivityTable
  activity_step: ActivityStepTable
  claim: ClaimTable
  tracking: TrackingTable
  fault: FaultTable
  clock: ClockTable
  settle: SettleTable
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
export interface DebitTable {
  debit_id: Generated<number>
  billing_no: string
  session_id: string
  account_id: number
  source: 'provider' | 'card'
  amount_minor: number
  currency: string
  at_ms: number
}

/** A prepaid card; used up as a whole. */
export interface CardTable {
  brand: string
  card_no: string
  password: string
  face_value: number
  gems: number
  extra_gems: number
  used_by: number | null
}

/** A payment link; its clock starts at the first look at the link. */
export interface ReplenishTable {
  replenish_id: string
  brand: string
  game_code: string
  username: string
  reason: string
  tier: number
  valid_seconds: number
  opened_ms: number | null
  is_paid: boolean
}

/** A player's account; `is_verified` is the real-name check. Times are epoch milliseconds. */
export interface AccountTable {
  account_id: Generated<number>
  brand: string
  username: string
  is_verified: boolean
  total_points: number
  base_topup_minor: number
  base_streak_days: number
  created_ms: number
}

/** Role rows. */
export interface RoleTable {
  account_id: number
  game_code: string
  role_id: string
  name: string
  level: number
  title: string
  server_id: number
  area_id: string
  last_played_ms: number
}

/** A login: one token is good for one account in one game. */
interface SessionTable {
  token: string
  account_id: number
  game_code: string
  created_ms: number
  /** Rises with each session. */
  session_no: Generated<number>
}

/** What a login provider handed out: a single-use code, or a token that may be shown again. */
interface LoginGrantTable {
  grant_code: string
  provider: string
  username: string
  redirect_uri: string
  is_single_use: boolean
  is_used: boolean
  /** Rises with each grant. */
  grant_no: Generated<number>
}

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

/** Something that an account has taken once. */
interface ClaimTable {
  account_id: number
  what: string
  at_ms: number
  session_id: string
}

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
interface BrandRegionTable {
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
interface ServerTable {
  brand: string
  game_code: string
  server_id: number
  name: string
  area_id: string
  real_server: number
}

/** What one price tier costs in one currency; hundredths. */
interface PriceTierTable {
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
interface ActivityStepTable {
  activity_id: string
  brand: string
  step: number
  need: number
  rewards: Json<readonly { readonly count: number; readonly art: GiftArt }[]>
}

/** Which seeds the shop was filled with. */
interface SeededTable {
  fingerprint: string
}
