import type { Generated } from 'kysely'

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
