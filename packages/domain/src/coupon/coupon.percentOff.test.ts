import { expect, test } from 'vitest'
import { discountFigures, percentAsSent, percentOff } from './coupon.ts'

test.each([
  [0.85, 15],
  [0.5, 50],
  [0.57, 43],
  [0.29, 71],
  [1 / 3, 67],
  [0.999, 0],
  [1, 0],
])('a rate of %d is %d percent off', (discountRate, expected) => {
  expect(percentOff({ discountRate })).toBe(expected)
})

test.each([
  [0.85, { percent: 15, rate: 85 }],
  [0.8, { percent: 20, rate: 8 }],
  [0.9, { percent: 10, rate: 9 }],
  [0.05, { percent: 95, rate: 0.5 }],
  [0.57, { percent: 43, rate: 57 }],
  [1, { percent: 0, rate: 10 }],
])('a rate of %d has what is off and what is paid', (discountRate, figures) => {
  expect(discountFigures({ discountRate })).toEqual(figures)
})

test('a rate whose rule is in doubt has its percent as it was sent, and another one has none', () => {
  expect(percentAsSent({ discountRate: 0.2, isDoubtful: true })).toBe(20)
  expect(percentAsSent({ discountRate: 0.2 })).toBeNull()
})
