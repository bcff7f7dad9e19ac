import type { Scenario } from './scenario.ts'
import { shows } from './scenarioFault.ts'

/** Failures of the network, spec §8 and faults §3. */
export const networkScenarios: readonly Scenario[] = [
  {
    name: 'offline-once',
    title: 'The first two tries of every list are lost, the third works.',
    source: 'spec §8 "Network errors"',
    faults: ['goods', 'games', 'config'].map((call) => ({ call, kind: 'lostBefore', times: 2 })),
  },
  {
    name: 'dead',
    title: 'No call is answered.',
    source: 'faults §3 1',
    faults: [{ call: '*', kind: 'dead' }],
  },
  {
    name: 'main-host-dead',
    title: 'The main host answers no call, the backup answers all.',
    source: 'spec §8 "fail over to the backup API hosts"',
    faults: [{ call: '*', kind: 'dead', value: '0' }],
  },
  {
    name: 'slow',
    title: 'Every answer takes 3 seconds.',
    source: 'faults §3 7',
    faults: [{ call: '*', kind: 'slow', value: '3000' }],
  },
  {
    name: 'very-slow',
    title: 'Every answer takes 9.9 seconds.',
    source: 'faults §3 7',
    faults: [{ call: '*', kind: 'slow', value: '9900' }],
  },
  {
    name: 'drip',
    title: 'Answers arrive in small drops.',
    source: 'faults §3 9',
    faults: [{ call: '*', kind: 'drip', value: '100' }],
  },
  {
    name: 'maintenance',
    title: 'Every call is a 503 page.',
    source: 'faults §3 13',
    faults: [{ call: '*', kind: 'http', value: '503' }],
  },
  {
    name: 'captive-portal',
    title: 'Every call is a sign-in page with status 200.',
    source: 'faults §3 16',
    faults: [{ call: '*', kind: 'html' }],
  },
  {
    name: 'empty',
    title: 'Every answer is empty.',
    source: 'faults §3 17',
    faults: [{ call: '*', kind: 'empty' }],
  },
  {
    name: 'malformed',
    title: 'Goods and methods are broken JSON.',
    source: 'faults §3 18',
    faults: [
      { call: 'goods', kind: 'malformed' },
      { call: 'payments', kind: 'malformed' },
    ],
  },
  {
    name: 'goods-wrong-shape',
    title: 'Goods are of another shape.',
    source: 'faults §3 21',
    faults: [shows('getProductPoints', { goods: 'none' })],
  },
  {
    name: 'goods-fail',
    title: 'Goods cannot be loaded.',
    source: 'ruling 18',
    faults: [{ call: 'goods', kind: 'http', value: '500' }],
  },
  {
    name: 'config-fails',
    title: 'The page config cannot be loaded.',
    source: 'ruling 18',
    faults: [{ call: 'getPageConfig', kind: 'http', value: '500' }],
  },
  {
    name: 'events-fail',
    title: 'The activities cannot be loaded.',
    source: 'ruling 18',
    page: '/activity',
    faults: [{ call: 'activities', kind: 'http', value: '500' }],
  },
  {
    name: 'vip-fails',
    title: 'The VIP centre cannot be loaded.',
    source: 'ruling 18',
    page: '/userCenter',
    faults: [{ call: 'vip', kind: 'http', value: '500' }],
  },
]
