import { expect, test } from 'vitest'
import { depthOf, queryContent, repeatContent } from './serviceModel.ts'

const payUrlOf = (billingNo: string) => `https://provider.example/pay/${billingNo}`
const order = { billingNo: 'B1', outcome: 'pending', isPaidByCall: false, settlesMs: 0 } as const
const asked = { nowMs: 100, details: () => ({ product_name: 'gems' }), payUrlOf }

test('code 10 leads to the page of an order that waits for its payment', () => {
  expect(repeatContent(order, payUrlOf)).toEqual({ billing_no: 'B1', url: payUrlOf('B1') })
})

test.each([
  ['is paid', { ...order, outcome: 'success' as const }],
  ['was declined', { ...order, outcome: 'fail' as const }],
  ['is paid by the call itself', { ...order, isPaidByCall: true }],
])('code 10 for an order that %s names it and leads nowhere', (_, existing) => {
  expect(repeatContent(existing, payUrlOf)).toEqual({ billing_no: 'B1' })
})

test.each([
  ['1', 'simple'],
  ['0', 'full'],
  [undefined, 'full'],
] as const)('simple=%s asks for the %s answer', (simple, depth) => {
  expect(depthOf(simple)).toBe(depth)
})

test.each([
  ['success', 1],
  ['fail', -2],
  ['pending', -1],
] as const)('the simple query says %s as %i at once and nothing else', (outcome, status) => {
  const settling = { ...order, outcome, settlesMs: 101 }
  expect(queryContent(settling, { ...asked, depth: 'simple' })).toEqual({ billing_no: 'B1', status })
})

test('the full query says pending and where to pay until the order has settled', () => {
  const paid = { ...order, outcome: 'success' as const, settlesMs: 101 }
  expect(queryContent(paid, { ...asked, depth: 'full' })).toEqual({
    billing_no: 'B1',
    product_name: 'gems',
    status: -1,
    pay_url: payUrlOf('B1'),
  })
  expect(queryContent(paid, { ...asked, nowMs: 101, depth: 'full' })).toMatchObject({
    status: 1,
    pay_url: null,
  })
})

test('an order that a card has paid is never offered to pay, settled or not', () => {
  const byCard = { ...order, outcome: 'success' as const, isPaidByCall: true, settlesMs: 101 }
  expect(queryContent(byCard, { ...asked, depth: 'full' })).toMatchObject({ status: -1, pay_url: null })
})
