import { expect, test } from 'vitest'
import { limitOf } from './limits.ts'
import { dayMs } from '../time/dayMs.ts'

const nowMs = 100 * dayMs
const at = { roleId: 'me', nowMs, accountSinceMs: nowMs - dayMs }
const bought = (outcome: 'pending' | 'success' | 'fail', daysAgo: number, role = 'me') => ({
  product_id: 'p',
  role_id: role,
  outcome,
  created_ms: nowMs - daysAgo * dayMs,
  billing_no: `${outcome}-${daysAgo}`,
})
const role = { product_id: 'p', limit_type: 'role' as const, frequency: 1, days: 0, restock_after_ms: 0 }
const time = { ...role, limit_type: 'time' as const, frequency: 2, days: 7 }
const game = { ...role, limit_type: 'game' as const, frequency: 2 }
const soldOut = { ...game, restock_after_ms: 3 * dayMs }

test.each([
  ['role: nothing bought', role, [], { left: 1, unpaid: null, nextPayMs: null }],
  ['role: bought once', role, [bought('success', 50)], { left: 0, nextPayMs: null }],
  ['role: bought by another character', role, [bought('success', 1, 'other')], { left: 1 }],
  ['role: a fail does not count', role, [bought('fail', 1)], { left: 1, unpaid: null }],
  ['role: an open order', role, [bought('pending', 1)], { left: 1, unpaid: 'pending-1' }],
  ['time: one of two in seven days', time, [bought('success', 6)], { left: 1, nextPayMs: null }],
  ['time: bought too long ago to count', time, [bought('success', 7)], { left: 2 }],
  [
    'time: both bought, back when the first leaves the window',
    time,
    [bought('success', 6), bought('success', 1)],
    { left: 0, nextPayMs: nowMs + dayMs },
  ],
  [
    'game: counts every character',
    game,
    [bought('success', 1), bought('success', 1, 'other')],
    { left: 0, nextPayMs: nowMs + 6 * dayMs },
  ],
  ['game: sold out until the restock', soldOut, [], { left: 0, nextPayMs: nowMs + 2 * dayMs }],
])('%s', (_, goods, orders, limit) => {
  expect(limitOf(goods, orders, at)).toMatchObject(limit)
})

test('a product without a limit has none', () => {
  expect(limitOf({ ...role, limit_type: null }, [], at)).toBeNull()
})
