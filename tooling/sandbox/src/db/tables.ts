import type { Generated } from 'kysely'

type Texts<Names extends string> = Record<Names, string>
type Numbers<Names extends string> = Record<Names, number>
type Flags<Names extends string> = Record<Names, boolean>

/** Every table of the sandbox: what players leave behind. What is sold is no table (`seed/shop.ts`). Times are epoch milliseconds. */
export interface Tables {
  account: AccountTable
  /** A login: one token is good for one account in one game; `session_no` rises with each. */
  session: Texts<'token' | 'game_code'> &
    Numbers<'account_id' | 'created_ms'> & { session_no: Generated<number> }
  /** What a login provider handed out: a single-use code, or a token that may be shown again. `grant_no` rises with each. */
  login_grant: Texts<'grant_code' | 'provider' | 'username' | 'redirect_uri'> &
    Flags<'is_single_use' | 'is_used'> & { grant_no: Generated<number> }
  coupon: CouponTable
  orders: OrderTable
  debit: DebitTable
  card: CardTable
  replenish: ReplenishTable
  /** Something that an account has taken once. */
  claim: Texts<'what' | 'session_id'> & Numbers<'account_id' | 'at_ms'>
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
