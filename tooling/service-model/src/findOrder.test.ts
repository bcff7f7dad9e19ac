import { expect, test } from 'vitest'
import { orderOfIntent, orderOfLink, queriedOrder } from './serviceModel.ts'

const order = (billingNo: string, sessionId: string, account = 'aria') => ({ billingNo, sessionId, account })
const orders = [order('B1', 'one'), order('B2', 'one', 'boris'), order('B3', ''), order('B4', 'one')]

test('an idempotency key has the first order that its account made with it', () => {
  expect(orderOfIntent(orders, { sessionId: 'one', account: 'aria' })?.billingNo).toBe('B1')
  expect(orderOfIntent(orders, { sessionId: 'one', account: 'boris' })?.billingNo).toBe('B2')
  expect(orderOfIntent(orders, { sessionId: 'one', account: 'cleo' })).toBeNull()
})

test('an empty key is the key of no order', () => {
  expect(orderOfIntent(orders, { sessionId: '', account: 'aria' })).toBeNull()
  expect(queriedOrder(orders, { billingNo: '', sessionId: '' })).toBeNull()
})

test('a query goes by the number where there is one, else by the key', () => {
  expect(queriedOrder(orders, { billingNo: 'B2', sessionId: '' })?.billingNo).toBe('B2')
  expect(queriedOrder(orders, { billingNo: 'B9', sessionId: 'one' })).toBeNull()
  expect(queriedOrder(orders, { billingNo: '', sessionId: 'one' })?.billingNo).toBe('B1')
})

test.each([
  ['the one that paid it', ['fail', 'success', 'pending', 'fail'], 1],
  ['else the newest that is open', ['pending', 'pending', 'fail'], 1],
  ['else the newest', ['fail', 'fail'], 1],
] as const)('the order that tells most of a link: %s', (_, outcomes, told) => {
  const made = outcomes.map((outcome) => ({ outcome }))
  expect(orderOfLink(made)).toBe(made[told])
})

test('a link without orders has none', () => {
  expect(orderOfLink([])).toBeNull()
})
