import { expect, test } from 'vitest'
import { limitOf, limitRow } from './serviceModel.ts'

const dayMs = 86_400_000
const nowMs = 100 * dayMs
const at = { characterId: 'me', nowMs }
const bought = (outcome: 'pending' | 'success' | 'fail', daysAgo: number, characterId = 'me') => ({
  characterId,
  outcome,
  madeAtMs: nowMs - daysAgo * dayMs,
  billingNo: `${outcome}-${daysAgo}`,
})
const role = { productId: 'p', limitType: 'role' as const, frequency: 1, days: 0, soldOutUntilMs: null }
const time = { ...role, limitType: 'time' as const, frequency: 2, days: 7 }
const game = { ...role, limitType: 'game' as const, frequency: 2 }
const soldOut = { ...game, soldOutUntilMs: nowMs + 2 * dayMs }

test.each([
  ['role: nothing bought', role, [], { left: 1, unpaid: null, nextPayMs: null }],
  ['role: bought once', role, [bought('success', 50)], { left: 0, nextPayMs: null }],
  ['role: bought by another character', role, [bought('success', 1, 'other')], { left: 1 }],
  ['role: a fail does not count', role, [bought('fail', 1)], { left: 1, unpaid: null }],
  ['role: an open order', role, [bought('pending', 1)], { left: 1, unpaid: 'pending-1' }],
  ['role: an open order of another character', role, [bought('pending', 1, 'other')], { unpaid: null }],
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
  ['game: back since the restock', { ...soldOut, soldOutUntilMs: nowMs }, [], { left: 2, nextPayMs: null }],
])('%s', (_, rule, orders, limit) => {
  expect(limitOf(rule, orders, at)).toMatchObject(limit)
})

test.each([
  ['time', { extra_pay_times: -1, billing_no: 'pending-1' }],
  ['role', { extra_pay_times: 1, billing_no: 'pending-1' }],
  ['game', { extra_pay_times: 1, billing_no: 'pending-1' }],
] as const)(
  '%s: the row names the unpaid order, by its number and within a time by -1 too',
  (limitType, row) => {
    const rule = { ...role, limitType, days: 7 }
    expect(limitRow(limitOf(rule, [bought('pending', 1)], at))).toMatchObject(row)
  },
)

test('a row counts in whole seconds, never too early', () => {
  const limit = limitOf({ ...soldOut, soldOutUntilMs: nowMs + 1_001 }, [], at)
  expect(limitRow(limit)).toMatchObject({ next_pay_time: nowMs / 1000 + 2, extra_pay_times: 0 })
})
