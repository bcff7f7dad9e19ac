import type { Coupon } from '../coupon/coupon.ts'
import type { VipInfo, VipLevel } from '../vip/vip.ts'

/** A player at VIP 4 with 6,840 growth points; `over` replaces any field. */
export function buildVipInfo(over: Partial<VipInfo> = {}): VipInfo {
  return { level: 4, levelShow: 'VIP 4', totalPoints: 6840, ...over }
}

/** VIP 4 from 5,000 points, without coupons and reward; `over` replaces any field. */
export function buildVipLevel(over: Partial<VipLevel> = {}): VipLevel {
  return {
    levelId: 4,
    levelShow: `VIP ${over.levelId ?? 4}`,
    needPoints: 5000,
    coupons: { permanent: [], month: [], week: [] },
    ...over,
  }
}

/** A weekly coupon of a level, ready to claim, 10 % off; `over` replaces any field. */
export function buildLevelCoupon(over: Partial<Coupon> = {}): Coupon {
  return {
    code: 'weekly-4',
    name: 'Weekly VIP 4 coupon',
    category: 'claim',
    isUsed: false,
    usedAtMs: null,
    validEndAtMs: 1_790_000_000_000,
    timeZone: 'UTC+8',
    discountRate: 0.9,
    group: 'week',
    ...over,
  }
}
