import { expect, test } from 'vitest'
import { isNothingTold, nothingTold } from './toldOrder.ts'

test('nothing is told of an order as long as every fact is missing', () => {
  expect(isNothingTold(nothingTold)).toBe(true)
  expect(isNothingTold({ ...nothingTold, role: 'Kaelith' })).toBe(false)
})
