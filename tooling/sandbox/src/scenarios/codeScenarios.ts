import type { Scenario } from './scenario.ts'
import { says } from './scenarioFault.ts'

/** Envelope codes, spec §8. */
export const codeScenarios: readonly Scenario[] = [
  {
    name: 'all-well',
    title: 'Everything works; ends any other scenario of this device.',
    source: 'spec §8 1',
    faults: [],
  },
  {
    name: 'logged-out',
    title: 'Every call with a login says -600.',
    source: 'spec §8 -600',
    faults: [
      'getRoleList',
      'getAllRoleList',
      'getLimitProductInfo',
      'coupons',
      'starters',
      'getUserInfo',
    ].map((call) => says(call, 'notLoggedIn')),
  },
  {
    name: 'logged-out-once',
    title: 'The next payment says -600, then all is well.',
    source: 'spec §8 -600',
    faults: [says('starters', 'notLoggedIn', 1)],
  },
  {
    name: 'not-a-game',
    title: 'The game is gone.',
    source: 'spec §8 -3001',
    faults: [says('goods', 'notAGame'), says('getPageConfig', 'notAGame')],
  },
  {
    name: 'wrong-domain',
    title: 'The store does not sell in this region.',
    source: 'spec §8 -3014',
    faults: [says('config', 'wrongDomain'), says('goods', 'wrongDomain')],
  },
  {
    name: 'not-real-name',
    title: 'The account is not real-name verified.',
    source: 'spec §8 6001',
    faults: [says('getUserInfo', 'notRealName'), says('starters', 'notRealName')],
  },
  {
    name: 'replenish-error',
    title: 'The make-up link is not valid.',
    source: 'spec §8 -3016',
    page: '/replenishGoods?replenish_id={brand}-rp-open-scenario',
    faults: [says('replenish', 'replenish')],
  },
  {
    name: 'illegal-coupon',
    title: 'The next payment refuses the coupon.',
    source: 'spec §8 -3062',
    faults: [says('starters', 'illegalCoupon', 1)],
  },
  {
    name: 'illegal-coupon-always',
    title: 'Every payment refuses the coupon.',
    source: 'faults B-11',
    faults: [says('starters', 'illegalCoupon')],
  },
  {
    name: 'no-activity',
    title: 'The activity does not exist.',
    page: '/activity',
    source: 'spec §8 -3022',
    faults: [says('activities', 'noActivity')],
  },
  {
    name: 'other-code',
    title: 'A code nobody knows, with a message.',
    source: 'spec §8 "All other codes"',
    faults: [{ call: 'starters', kind: 'code', value: '-4711' }],
  },
  {
    name: 'everything-refused',
    title: 'Every call says -600.',
    source: 'faults B-10',
    faults: [says('*', 'notLoggedIn')],
  },
  {
    name: 'method-refused',
    title: 'The next payment refuses the method’s parameters.',
    source: 'spec §8 "Payment method parameter error"',
    faults: [says('starters', 'methodParameter', 1)],
  },
  {
    name: 'role-gone',
    title: 'The next payment finds no such character.',
    source: 'spec §8 "No character on this server"',
    faults: [says('starters', 'noRole', 1)],
  },
  {
    name: 'parameter-error',
    title: 'The next payment has a wrong parameter.',
    source: 'spec §8 "All other codes"',
    faults: [says('starters', 'parameter', 1)],
  },
  {
    name: 'order-unknown',
    title: 'The service knows no order that it is asked for.',
    source: 'spec §8 "Query error"',
    faults: [says('getOrderInfo', 'noOrder')],
  },
]
