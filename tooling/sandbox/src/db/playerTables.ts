import type { Generated } from 'kysely'

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
export interface SessionTable {
  token: string
  account_id: number
  game_code: string
  created_ms: number
  /** Rises with each session. */
  session_no: Generated<number>
}

/** What a login provider handed out: a single-use code, or a token that may be shown again. */
export interface LoginGrantTable {
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
export interface ClaimTable {
  account_id: number
  what: string
  at_ms: number
  session_id: string
}
