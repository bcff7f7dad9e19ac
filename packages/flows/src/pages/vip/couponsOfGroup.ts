import { levelCoupons } from '@topup/domain'
import type { Coupon, LevelCoupon } from '@topup/domain'
import type { VipView } from '../../features/claims/vipStore.ts'

/** The coupons of one tab: those that the player has or may claim, then those that the next level brings. */
export interface GroupCoupons {
  readonly own: readonly Coupon[]
  readonly ahead: readonly LevelCoupon[]
}

/**
 * Picks a tab's coupons. The wallet alone decides what the player holds; a level's list adds what can be
 * claimed there and is not in the wallet, and what needs more points. Source: spec §3 "coupons_list", design
 * "25-vip".
 */
export function couponsOfGroup(
  wallet: readonly Coupon[],
  { info, basics }: VipView,
  group: Coupon['group'],
): GroupCoupons {
  const held = wallet.filter((coupon) => coupon.group === group && coupon.category !== 'history')
  const codes = new Set(wallet.map(({ code }) => code))
  const listed = levelCoupons(info, basics.levels, group).filter(({ coupon }) => !codes.has(coupon.code))
  const reached = listed.filter(
    ({ missingPoints, coupon }) => missingPoints === 0 && coupon.category === 'claim',
  )
  return {
    own: [...held, ...reached.map(({ coupon }) => coupon)],
    ahead: listed.filter(({ missingPoints }) => missingPoints > 0),
  }
}
