import type { Scenario } from './scenario.ts'
import { patches } from './scenarioFault.ts'

const link = '/replenishGoods?replenish_id={brand}-rp-open-scenario'

/** How things stand: limits, coupons, rewards, levels and payment links, spec §4. Some are every new account's. */
export const standingScenarios: readonly Scenario[] = [
  {
    name: 'limits',
    title:
      'Products limited by role, by time and by game; one is sold out and counts down, one has an unpaid order.',
    source: 'spec §4 "Limited goods"',
    story: 'Pages/Select product/Packs',
    faults: [],
  },
  {
    name: 'limits-used-up',
    title: 'Every limited product is at its limit.',
    source: 'spec §4 "At the limit the product cannot be bought"',
    story: 'Pages/Select product/Packs',
    faults: [patches('getLimitProductInfo', { extra_pay_times: 0, billing_no: null })],
  },
  {
    name: 'coupons',
    title: 'A coupon of every tag: to claim, usable, locked, used and expired.',
    source: 'spec §4 "Coupon tags"',
    story: 'Popups/My reward/Usable',
    page: '/my',
    faults: [],
  },
  {
    name: 'rewards',
    title: 'Rewards that are claimed, to be claimed and not reached.',
    source: 'spec §4 "Event rewards"',
    story: 'Pages/Event/Cumulative',
    page: '/activity',
    faults: [],
  },
  {
    name: 'rewards-all-claimed',
    title: 'Every reward is claimed.',
    source: 'spec §4 "Event rewards"',
    story: 'Pages/Event/EveryRewardReached',
    page: '/activity',
    faults: [
      patches('getCumulativeActivityInfo', { milestones: { is_claimed: 1 }, days: { is_claimed: 1 } }),
      patches('getActivityStatus', { claimable: 0 }),
    ],
  },
  {
    name: 'vip-top',
    title: 'The account has the highest level.',
    source: 'spec §4 "VIP"',
    story: 'Pages/VIP centre/Highest',
    page: '/userCenter',
    faults: [
      patches('getVipInfo', {
        vip_level: 6,
        vip_level_name: 'VIP 6',
        vip_level_show: 'VIP 6',
        total_points: 41_200,
      }),
    ],
  },
  {
    name: 'vip-none',
    title: 'The account has no level yet.',
    source: 'spec §3 "VIP info"',
    story: 'Pages/VIP centre/Climbing',
    page: '/userCenter',
    faults: [
      patches('getVipInfo', {
        vip_level: 0,
        vip_level_name: 'VIP 0',
        vip_level_show: 'VIP 0',
        total_points: 0,
      }),
    ],
  },
  {
    name: 'link-open',
    title: 'A payment link that counts down from a quarter of an hour.',
    source: 'spec §4 "Replenishment"',
    story: 'Pages/Payment link/ToPay',
    page: link,
    faults: [],
  },
  {
    name: 'link-ends',
    title: 'A payment link that ends in five seconds.',
    source: 'spec §4 "At zero, the page expires"',
    story: 'Pages/Payment link/ToPay',
    page: link,
    faults: [patches('getReplenishmentInfo', { valid_time: 5 })],
  },
  {
    name: 'link-expired',
    title: 'A payment link that is over.',
    source: 'spec §8 "Page expired"',
    story: 'Pages/Payment link/Expired',
    page: link,
    faults: [patches('getReplenishmentInfo', { valid_time: 0 })],
  },
  {
    name: 'link-without-countdown',
    title: 'A payment link that is good for longer than a day.',
    source: 'spec §4 "between 0 and 86400 seconds"',
    story: 'Pages/Payment link/WithoutCountdown',
    page: link,
    faults: [patches('getReplenishmentInfo', { valid_time: 90_000 })],
  },
]
