import { dayMs } from '../world/dayMs.ts'
import type { Scenario } from './scenario.ts'
import { says, patches } from './scenarioFault.ts'

/** Paying and settling, spec §4 and rulings 1 to 4. */
export const paymentScenarios: readonly Scenario[] = [
  {
    name: 'pay-answer-lost',
    title: 'The order is made, its answer is lost.',
    source: 'ruling 1, faults M-01',
    faults: [{ call: 'starters', kind: 'lostAfter', times: 1 }],
  },
  {
    name: 'pay-request-lost',
    title: 'The payment call never arrives.',
    source: 'faults §3 2',
    faults: [{ call: 'starters', kind: 'lostBefore', times: 1 }],
  },
  {
    name: 'pay-answer-late',
    title: 'The order’s answer comes after 12 seconds.',
    source: 'ruling 1, faults M-01b',
    faults: [{ call: 'starters', kind: 'late', value: '12000', times: 1 }],
  },
  {
    name: 'pay-answer-very-late',
    title: 'The order’s answer comes after 45 seconds.',
    source: 'ruling 1, faults M-01b',
    faults: [{ call: 'starters', kind: 'late', value: '45000', times: 1 }],
  },
  {
    name: 'pay-answer-broken',
    title: 'The order is made, its answer is cut off.',
    source: 'faults §3 8',
    faults: [{ call: 'starters', kind: 'truncated', times: 1 }],
  },
  {
    name: 'pay-repeat',
    title: 'The order is being processed already.',
    source: 'spec §4 "repeat", ruling 3',
    faults: [{ call: 'starters', kind: 'repeat', times: 1 }],
  },
  {
    name: 'pay-no-number',
    title: 'The payment is accepted without a billing number.',
    source: 'spec §8 "payway_id is no exist"',
    faults: [patches('starters', { billing_no: null, url: null })],
  },
  {
    name: 'pay-no-link',
    title: 'An order without a link to pay.',
    source: 'spec §7 "optional url"',
    faults: [patches('starters', { url: null })],
  },
  {
    name: 'pay-bad-link',
    title: 'An order with a link that must not be opened.',
    source: 'faults M-14',
    faults: [patches('starters', { url: 'javascript:alert(1)' })],
  },
  {
    name: 'unpaid-order',
    title: 'An unpaid order blocks the product.',
    source: 'spec §4 "unpaid order"',
    faults: [says('starters', 'unpaidOrder')],
  },
  {
    name: 'limit-reached',
    title: 'The limit was reached between look and payment.',
    source: 'spec §5, faults M-17',
    faults: [says('starters', 'limitReached')],
  },
  {
    name: 'card-refused',
    title: 'The prepaid card is refused.',
    source: 'spec §7 "Card"',
    faults: [says('cards', 'cardRefused')],
  },
  {
    name: 'card-answer-lost',
    title: 'The card is redeemed, the answer is lost.',
    source: 'faults M-11',
    faults: [{ call: 'cardPay', kind: 'lostAfter', times: 1 }],
  },
  {
    name: 'pay-approved',
    title: 'The provider approves every order at once.',
    source: 'spec §4 "1 success"',
    faults: [{ call: 'starters', kind: 'settle', value: 'success' }],
  },
  {
    name: 'pay-declined',
    title: 'The provider declines every order at once.',
    source: 'spec §4 "-2 fail"',
    faults: [{ call: 'starters', kind: 'settle', value: 'fail' }],
  },
  {
    name: 'stays-pending',
    title: 'An approved order reads pending in a full query for a day.',
    source: 'spec §4 "-1 pending"',
    faults: [],
    settleMs: dayMs,
  },
  {
    name: 'settles-late',
    title: 'The short query knows at once, the full one 20 seconds later.',
    source: 'spec §4 "full query is repeated"',
    faults: [],
    settleMs: 20_000,
  },
  {
    name: 'status-unknown',
    title: 'The order’s status is a word nobody knows.',
    source: 'ruling 3, faults M-07',
    faults: [patches('getOrderInfo', { status: '1' })],
  },
  {
    name: 'status-unreachable',
    title: 'Orders can be made but not asked for.',
    source: 'ruling 1',
    faults: [{ call: 'getOrderInfo', kind: 'lostBefore' }],
  },
]
