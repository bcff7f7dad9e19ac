import { decodeProductGroups, type Endpoint, maxEntries } from '@topup/api-client'
import {
  getCouponList,
  getCumulativeActivityInfo,
  getLimitProductInfo,
  getOrderInfo,
  getPageConfig,
  getProductPoints,
  getReplenishmentCountryList,
} from '@topup/api-client/contract'
import { describe, expect, test } from 'vitest'
import { onceEach, valueAt } from './findings.ts'
import { judgeAnswer } from './judgeAnswer.ts'
import { judgeMeaning } from './judgeMeaning.ts'

/** What is found in an answer with this content, by its form and by its meaning, where the region's currency is USD. */
function linesOf(endpoint: Endpoint, content: unknown): readonly string[] {
  const text = JSON.stringify({ code: 1, msg: '', content })
  const times = { ms: 1, size: text.length, aheadMs: 0 }
  const answer = { kind: 'answered', status: 200, headers: new Headers(), text, ...times } as const
  const { outcome, body, findings } = judgeAnswer(endpoint, answer)
  const meant = outcome.kind === 'content' ? outcome : null
  const more =
    meant === null
      ? []
      : judgeMeaning(
          endpoint.path,
          { content: meant.content, sent: valueAt(body, 'content') },
          { currency: 'USD', allowLocalHosts: false },
        )
  return onceEach([...findings, ...more]).map(({ kind, path, rule }) => `${kind} ${path} ${rule}`)
}

const product = { value: 'a', price: 1, currency: 'USD' }
const goods = (more: object) => [{ goods: [{ ...product, ...more }] }]
const coupon = { code: 'c', use_category: 'avail', discount_rate: 0.9 }
const limit = { product_id: 'a', limit_type: 'role', extra_pay_times: 1 }

describe('what docs/publishers.md lists as read too is a note', () => {
  test.each(['9,99', '1,299.00', '1.299,00', '1 299', '+4.99', '$4.99', '4.99 USD', { amount: 4.99 }])(
    'the price %j',
    (price) => {
      expect(linesOf(getProductPoints, goods({ price }))).toEqual([
        'tolerated content.0.goods.0.price otherForm',
      ])
    },
  )

  test('the sign of a currency', () => {
    expect(linesOf(getProductPoints, goods({ currency: '€' }))).toEqual([
      'tolerated content.0.goods.0.currency otherForm',
    ])
  })

  test.each(['Y', 'yes', 'on', 'no', 2])('the switch %j', (isLimit) => {
    expect(linesOf(getProductPoints, goods({ isLimit }))).toEqual([
      'tolerated content.0.goods.0.isLimit otherForm',
    ])
  })

  test.each(['Success', 'fail', 'PENDING'])('the status %j', (status) => {
    expect(linesOf(getOrderInfo, { billing_no: 'b', status })).toEqual(['tolerated content.status otherForm'])
  })

  test.each([
    ['a time', getCouponList, [{ ...coupon, valid_end_time: '2026-12-03 10:00:00' }], '0.valid_end_time'],
    ['percent', getCouponList, [{ ...coupon, discount_rate: '80%' }], '0.discount_rate'],
    ['a count', getLimitProductInfo, [{ ...limit, extra_pay_times: '1,299' }], '0.extra_pay_times'],
  ] as const)('%s', (_what, endpoint, content, path) => {
    expect(linesOf(endpoint, content)).toEqual([`tolerated content.${path} otherForm`])
  })
})

test.each([
  ['a comma with two readings', getProductPoints, goods({ price: '1,299' }), '0.goods.0.price leftOut'],
  [
    'a sign of another currency',
    getProductPoints,
    goods({ price: '$4.99', currency: 'EUR' }),
    '0.goods.0.price money',
  ],
  ['an unknown word', getOrderInfo, { billing_no: 'b', status: 'done' }, 'status leftOut'],
] as const)('%s has no reading, and is broken', (_what, endpoint, content, line) => {
  expect(linesOf(endpoint, content).filter((each) => each.startsWith('broken'))).toEqual([
    `broken content.${line}`,
  ])
})

test('an activity without a currency has that of the region', () => {
  const activity = { type: 'cumulative', activity_id: 'a', total: 5, milestones: [] }
  expect(linesOf(getCumulativeActivityInfo, activity)).toEqual([])
})

test('an unusual switch of the page config is a note', () => {
  expect(linesOf(getPageConfig, { is_open_coupon: ' 1' })).toEqual([
    'tolerated content.is_open_coupon switchAsText',
  ])
})

test('what a store cuts off a long list is told', () => {
  const groups = Array.from({ length: 201 }, (_, index) => ({ typeKey: `t${index}`, goods: [product] }))
  expect(decodeProductGroups(groups, 'USD')).toHaveLength(200)
  expect(linesOf(getProductPoints, groups)).toEqual(['tolerated content longList'])
  const countries = Array.from({ length: maxEntries + 1 }, (_, index) => ({ code: `c${index}` }))
  expect(linesOf(getReplenishmentCountryList, countries)).toEqual(['tolerated content longList'])
})
