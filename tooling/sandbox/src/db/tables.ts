import type { ClockTable, FaultTable, SettleTable, TrackingTable } from './controlTables.ts'
import type { CardTable, DebitTable, OrderTable, ReplenishTable } from './moneyTables.ts'
import type {
  AccountTable,
  ClaimTable,
  CouponTable,
  LoginGrantTable,
  RoleTable,
  SessionTable,
} from './playerTables.ts'
import type {
  ActivityStepTable,
  ActivityTable,
  AreaTable,
  BrandRegionTable,
  BrandTable,
  ClientTable,
  GameTable,
  GoodsTable,
  PaywayTable,
  PriceTierTable,
  SeededTable,
  ServerTable,
  VipLevelTable,
} from './shopTables.ts'

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
