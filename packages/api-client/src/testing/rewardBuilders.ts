import type {
  ContinueActivityWire,
  CumulativeActivityWire,
  GiftWire,
  MilestoneWire,
  StreakDayWire,
} from '../contract/activities.ts'
import type { CouponPriceWire, CouponWire } from '../contract/coupons.ts'
import type { VipBasicWire, VipInfoWire, VipLevelWire } from '../contract/vip.ts'

/** A coupon of 10 % off, ready to use until September 2026. */
export function couponWire(over: Partial<CouponWire> = {}): CouponWire {
  return {
    code: 'SAVE10',
    name: '10% off',
    use_category: 'avail',
    is_used: 0,
    used_time: null,
    valid_end_time: 1_790_000_000,
    time_zone: 'UTC+8',
    discount_rate: 0.9,
    type: 'month',
    ...over,
  }
}

/** The price of US$4.99 with that coupon. */
export function couponPriceWire(over: Partial<CouponPriceWire> = {}): CouponPriceWire {
  return { points: 44, discountPrice: 4.49, ...over }
}

/** VIP 4 from 5,000 points, with one weekly coupon; another level is called by its number. */
export function vipLevelWire(over: Partial<VipLevelWire> = {}): VipLevelWire {
  const name = `VIP ${over.level_id ?? 4}`
  return {
    level_id: 4,
    level_name: name,
    level_show: name,
    need_points: 5000,
    first_reward: { text: '300 Crystals', is_claimed: 0 },
    coupons_list: {
      permanent: [],
      month: [],
      week: [couponWire({ code: 'weekly-4', use_category: 'claim', type: 'week' })],
    },
    ...over,
  }
}

/** Two levels and a FAQ. */
export function vipBasicWire(over: Partial<VipBasicWire> = {}): VipBasicWire {
  return {
    point_to_coin: 10,
    faq_title: 'How do I earn VIP points?',
    faq_content: 'Each top-up gives points.',
    levels: [vipLevelWire(), vipLevelWire({ level_id: 5, need_points: 10_000 })],
    ...over,
  }
}

/** A player at VIP 4, or at the level that is given. */
export function vipInfoWire(over: Partial<VipInfoWire> = {}): VipInfoWire {
  const name = `VIP ${over.vip_level ?? 4}`
  return {
    vip_level: 4,
    vip_level_name: name,
    vip_level_show: name,
    total_points: 6840,
    ...over,
  }
}

/** Part of a reward. */
export function giftWire(over: Partial<GiftWire> = {}): GiftWire {
  return { name: 'Crystals', count: 100, icon: null, ...over }
}

/** A sum of US$50. */
export function milestoneWire(over: Partial<MilestoneWire> = {}): MilestoneWire {
  return { reward_id: 'm1', need: 50, is_claimed: 0, reached_time: null, gifts: [giftWire()], ...over }
}

/** The first day of a streak. */
export function streakDayWire(over: Partial<StreakDayWire> = {}): StreakDayWire {
  return { reward_id: 'd1', day: 1, is_claimed: 0, gifts: [giftWire()], ...over }
}

const activityFields = {
  activity_id: 'a1',
  title: 'Meteor shower',
  description: 'Top up and collect.',
  end_time: 1_790_000_000,
  currency: 'USD',
}

/** An event for the sum of top-ups, with US$20 of 50 reached. */
export function cumulativeActivityWire(over: Partial<CumulativeActivityWire> = {}): CumulativeActivityWire {
  return { type: 'cumulative', ...activityFields, total: 20, milestones: [milestoneWire()], ...over }
}

/** An event for topping up day after day, on its second day. */
export function continueActivityWire(over: Partial<ContinueActivityWire> = {}): ContinueActivityWire {
  return {
    type: 'continue',
    ...activityFields,
    per_day: 5,
    today_total: 0,
    today_end_time: 1_789_990_000,
    streak_days: 1,
    days: [
      streakDayWire({ is_claimed: 1 }),
      streakDayWire({ reward_id: 'd2', day: 2 }),
      streakDayWire({ reward_id: 'd3', day: 3 }),
    ],
    ...over,
  }
}
