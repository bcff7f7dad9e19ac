import { expect, test } from 'vitest'
import { limitRule } from './limits.ts'

const goods = {
  product_id: 'p',
  limit_type: 'game' as const,
  frequency: 2,
  days: 7,
  restock_after_ms: 0,
}

test('a product without a limit has no rule', () => {
  expect(limitRule({ ...goods, limit_type: null }, 1_000)).toBeNull()
})

test('a limited product says what it allows', () => {
  expect(limitRule(goods, 1_000)).toEqual({
    productId: 'p',
    limitType: 'game',
    frequency: 2,
    days: 7,
    soldOutUntilMs: null,
  })
})

test('stock that returns later counts from the account’s first day', () => {
  expect(limitRule({ ...goods, restock_after_ms: 500 }, 1_000)?.soldOutUntilMs).toBe(1_500)
})
