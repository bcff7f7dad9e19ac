import { cardPay, payMyCardInGame } from '@topup/api-client/contract'
import { expect, test } from 'vitest'
import { modelOrder, orderRow } from './orderRow.ts'

const hero = { role_id: 'hero', role_name: 'Ren', level: 1, server_id: 7, server_name: 'Dawn', area_id: '' }
const owner = {
  game: { brand: 'watt', client_id: 'web', game_code: 'one' },
  account: { account_id: 7, username: 'ren' },
  recipient: hero,
}
const made = orderRow(owner, {
  billing_no: '2611-1',
  kind: 'goods',
  session_id: 'intent',
  product_id: 'gems',
  product_name: 'Gems',
  currency: 'USD',
  price_minor: 499,
  amount_minor: 499,
  points: 0,
  payway_id: '201',
  channel_id: '12101',
  starter: '/api/pay/adyen_pay',
  idfv: '',
  created_ms: 5,
})
const row = { ...made, order_id: 1, coupon_code: '', outcome: 'pending' as const, settles_ms: 9 }

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
