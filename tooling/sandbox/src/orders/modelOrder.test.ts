import { cardPay, payMyCardInGame } from '@topup/api-client/contract'
import { expect, test } from 'vitest'
import { modelOrder } from './orderRow.ts'

const row = {
  billing_no: '2611-1',
  session_id: 'intent',
  account_id: 7,
  role_id: 'hero',
  product_id: 'gems',
  replenish_id: '',
  starter: '/api/pay/adyen_pay',
  created_ms: 5,
  outcome: 'pending' as const,
  settles_ms: 9,
}

test('a purchase in the store pays no link and waits for its page', () => {
  expect(modelOrder(row)).toEqual({
    billingNo: '2611-1',
    sessionId: 'intent',
    account: '7',
    characterId: 'hero',
    productId: 'gems',
    paymentLinkId: null,
    isPaidByCall: false,
    madeAtMs: 5,
    outcome: 'pending',
    settlesMs: 9,
  })
})

test('an order of a link says which', () => {
  expect(modelOrder({ ...row, replenish_id: 'link' }).paymentLinkId).toBe('link')
})

test.each([cardPay.path, payMyCardInGame.path])('%s takes the card itself', (starter) => {
  expect(modelOrder({ ...row, starter }).isPaidByCall).toBe(true)
})
