import { expect, test } from 'vitest'
import { isNothingReported, nothingReported } from './orderFacts.ts'

test('nothing is reported of an order as long as every fact is missing', () => {
  expect(isNothingReported(nothingReported)).toBe(true)
  expect(isNothingReported({ ...nothingReported, character: 'Kaelith' })).toBe(false)
})
