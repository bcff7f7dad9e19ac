import type { Scenario } from './scenario.ts'
import { says, shows, patches } from './scenarioFault.ts'
import { dayMs } from '../time/dayMs.ts'

/** Screens that are empty or limited, or whose calls are rejected, spec §2 to §5. */
export const screenScenarios: readonly Scenario[] = [
  {
    name: 'no-goods',
    title: 'The game sells nothing.',
    source: 'decision 44',
    story: 'Pages/Select product/Empty',
    faults: [shows('getProductPoints', [])],
  },
  {
    name: 'no-games',
    title: 'The store has no games.',
    source: 'decision 44',
    story: 'Popups/Games/Empty',
    faults: [shows('getGameList', [])],
  },
  {
    name: 'no-roles',
    title: 'No character on any server.',
    source: 'spec §8 "No character"',
    story: 'Popups/Server and character/NoCharacters',
    faults: [shows('getAllRoleList', []), shows('getRoleList', [])],
  },
  {
    name: 'no-methods',
    title: 'No payment method anywhere.',
    source: 'spec §5 "Method visibility"',
    story: 'Popups/Recharge/NoMethods',
    faults: [shows('getPaywayList', { country: {} })],
  },
  {
    name: 'methods-out-of-range',
    title: 'No payment method takes a price as low.',
    source: 'spec §5 "Payment channel price filter"',
    story: 'Popups/Recharge/NoMethods',
    faults: [
      patches('getPaywayList', {
        country: { '*': { min_money: 100_000, sub_payment: { min_money: 100_000 } } },
      }),
    ],
  },
  {
    name: 'methods-without-icon',
    title: 'No payment method has an icon.',
    source: 'spec §5 "Method visibility"',
    story: 'Popups/Recharge/NoMethods',
    faults: [patches('getPaywayList', { country: { '*': { icon: '', sub_payment: { icon: '' } } } })],
  },
  {
    name: 'methods-without-channel',
    title: 'Payment methods have no channel id.',
    source: 'spec §8 "Channel id does not exist"',
    story: 'Popups/Toasts/ErrorMessage',
    faults: [
      patches('getPaywayList', { country: { '*': { channel_id: null, sub_payment: { channel_id: null } } } }),
    ],
  },
  {
    name: 'methods-fail',
    title: 'Payment methods cannot be loaded.',
    source: 'decision 44',
    story: 'Popups/Recharge/MethodsFailed',
    faults: [{ call: 'payments', kind: 'http', value: '500' }],
  },
  {
    name: 'no-coupons',
    title: 'No coupon at all.',
    page: '/my',
    source: 'spec §2 "Coupon popup"',
    story: 'Popups/My reward/Empty',
    faults: [shows('getCouponList', [])],
  },
  {
    name: 'coupons-fail',
    title: 'Coupons cannot be loaded.',
    source: 'spec §8 "Coupon list"',
    story: 'Popups/Coupons/Failed',
    faults: [{ call: 'getCouponList', kind: 'http', value: '500' }],
  },
  {
    name: 'coupon-price-fails',
    title: 'The coupon’s price cannot be loaded.',
    source: 'spec §8 "Coupon list or price"',
    story: 'Popups/Recharge/CouponPriceFailed',
    faults: [{ call: 'getCouponPrice', kind: 'http', value: '500' }],
  },
  {
    name: 'no-vip',
    title: 'The VIP version is off.',
    page: '/my',
    source: 'spec §1 is_open_coupon',
    story: 'Pages/Select product/WithoutVip',
    faults: [patches('getPageConfig', { is_open_coupon: 0 })],
  },
  {
    name: 'brand-color',
    title: 'The publisher has given the game another colour than the brand’s.',
    source: 'spec §3 "Page config"',
    story: 'Pages/Select product/Ready',
    faults: [patches('getPageConfig', { brand_color: '#d81b60' })],
  },
  {
    name: 'no-events',
    title: 'No activity of either kind.',
    source: 'spec §2 "/activity"',
    story: 'Pages/Event/NoEvent',
    faults: [patches('getPageConfig', { cumulative_config: null, continue_config: null })],
  },
  {
    name: 'claim-fails',
    title: 'Rewards cannot be claimed.',
    page: '/activity',
    source: 'spec §8 "Claim or receive failed"',
    story: 'Pages/Event/Claiming',
    faults: [says('receiveActivityGift', 'claimFailed'), says('receiveCoupons', 'claimFailed')],
  },
  {
    name: 'claim-answer-lost',
    title: 'A reward is claimed, the answer is lost.',
    page: '/activity',
    source: 'faults M-18',
    story: 'Popups/My reward/ClaimUnanswered',
    faults: [
      { call: 'receiveActivityGift', kind: 'lostAfter', times: 1 },
      { call: 'receiveCoupons', kind: 'lostAfter', times: 1 },
    ],
  },
  {
    name: 'login-fails',
    title: 'Every login is rejected.',
    source: 'spec §8 "Login failed"',
    story: 'Popups/Login/Rejected',
    account: null,
    next: 'Log in, by any means.',
    faults: [says('login', 'loginFailed'), says('ingame', 'loginFailed')],
  },
  {
    name: 'tomorrow',
    title: 'It is a day later for this player.',
    source: 'spec §4 "Limited goods"',
    story: 'Pages/Select product/Ready',
    faults: [],
    clockMs: dayMs,
  },
  {
    name: 'next-week',
    title: 'It is eight days later: time limits are over, week coupons have ended.',
    source: 'spec §4 "Limited goods"',
    story: 'Pages/Select product/Ready',
    faults: [],
    clockMs: 8 * dayMs,
  },
  {
    name: 'tracking-fails',
    title: 'Tracking is down and nobody notices.',
    source: 'faults P-01',
    story: 'Pages/Select product/Ready',
    faults: [{ call: 'tracking', kind: 'http', value: '500' }],
  },
  {
    name: 'hostile-texts',
    title: 'A product with markup in its name.',
    source: 'faults A-03',
    story: 'Pages/Select product/LongText',
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
