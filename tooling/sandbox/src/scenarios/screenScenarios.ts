import type { Scenario } from './scenario.ts'
import { says, shows, patches } from './scenarioFault.ts'
import { dayMs } from '../world/dayMs.ts'

/** Screens that are empty, limited or refuse, spec §2 to §5. */
export const screenScenarios: readonly Scenario[] = [
  {
    name: 'no-goods',
    title: 'The game sells nothing.',
    source: 'ruling 18',
    faults: [shows('getProductPoints', [])],
  },
  {
    name: 'no-games',
    title: 'The store has no games.',
    source: 'ruling 18',
    faults: [shows('getGameList', [])],
  },
  {
    name: 'no-roles',
    title: 'No character on any server.',
    source: 'spec §8 "No character"',
    faults: [shows('getAllRoleList', []), shows('getRoleList', [])],
  },
  {
    name: 'no-methods',
    title: 'No payment method anywhere.',
    source: 'spec §5 "Method visibility"',
    faults: [shows('getPaywayList', { country: {} })],
  },
  {
    name: 'methods-out-of-range',
    title: 'No payment method takes a price as low.',
    source: 'spec §5 "Payment channel price filter"',
    faults: [
      patches('getPaywayList', {
        country: { '*': { min_money: 100_000, sub_payment: { min_money: 100_000 } } },
      }),
    ],
  },
  {
    name: 'methods-without-channel',
    title: 'Payment methods have no channel id.',
    source: 'spec §8 "Channel id does not exist"',
    faults: [
      patches('getPaywayList', { country: { '*': { channel_id: null, sub_payment: { channel_id: null } } } }),
    ],
  },
  {
    name: 'methods-fail',
    title: 'Payment methods cannot be loaded.',
    source: 'ruling 18',
    faults: [{ call: 'payments', kind: 'http', value: '500' }],
  },
  {
    name: 'no-coupons',
    title: 'No coupon at all.',
    page: '/my',
    source: 'spec §2 "Coupon popup"',
    faults: [shows('getCouponList', [])],
  },
  {
    name: 'coupons-fail',
    title: 'Coupons cannot be loaded.',
    source: 'spec §8 "Coupon list"',
    faults: [{ call: 'getCouponList', kind: 'http', value: '500' }],
  },
  {
    name: 'coupon-price-fails',
    title: 'The coupon’s price cannot be loaded.',
    source: 'spec §8 "Coupon list or price"',
    faults: [{ call: 'getCouponPrice', kind: 'http', value: '500' }],
  },
  {
    name: 'no-vip',
    title: 'The VIP version is off.',
    page: '/my',
    source: 'spec §1 is_open_coupon',
    faults: [patches('getPageConfig', { is_open_coupon: 0 })],
  },
  {
    name: 'no-events',
    title: 'No activity of either kind.',
    source: 'spec §2 "/activity"',
    faults: [patches('getPageConfig', { cumulative_config: null, continue_config: null })],
  },
  {
    name: 'claim-fails',
    title: 'Rewards cannot be claimed.',
    page: '/activity',
    source: 'spec §8 "Claim or receive failed"',
    faults: [says('receiveActivityGift', 'claimFailed'), says('receiveCoupons', 'claimFailed')],
  },
  {
    name: 'claim-answer-lost',
    title: 'A reward is claimed, the answer is lost.',
    page: '/activity',
    source: 'faults M-18',
    faults: [
      { call: 'receiveActivityGift', kind: 'lostAfter', times: 1 },
      { call: 'receiveCoupons', kind: 'lostAfter', times: 1 },
    ],
  },
  {
    name: 'login-fails',
    title: 'Every login is refused.',
    source: 'spec §8 "Login failed"',
    faults: [says('login', 'loginFailed'), says('ingame', 'loginFailed')],
  },
  {
    name: 'tomorrow',
    title: 'It is a day later for this player.',
    source: 'spec §4 "Limited goods"',
    faults: [],
    clockMs: dayMs,
  },
  {
    name: 'next-week',
    title: 'It is eight days later: time limits are over, week coupons have ended.',
    source: 'spec §4 "Limited goods"',
    faults: [],
    clockMs: 8 * dayMs,
  },
  {
    name: 'tracking-fails',
    title: 'Tracking is down and nobody notices.',
    source: 'faults P-01',
    faults: [{ call: 'tracking', kind: 'http', value: '500' }],
  },
  {
    name: 'hostile-texts',
    title: 'A product with markup in its name.',
    source: 'faults A-03',
    faults: [
      shows('getProductPoints', [
        {
          typeKey: 'crystal',
          typeName: '<img src=x onerror=alert(1)>',
          goods: [
            {
              price: 9.99,
              currency: 'USD',
              display: '<script>alert(1)</script>',
              value: 'starfall.crystals-680',
              typeKey: 'crystal',
              description: '"><svg onload=alert(1)>',
            },
          ],
        },
      ]),
    ],
  },
]
