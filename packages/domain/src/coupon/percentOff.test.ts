import { expect, test } from 'vitest'
import { percentOff } from './percentOff.ts'

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
