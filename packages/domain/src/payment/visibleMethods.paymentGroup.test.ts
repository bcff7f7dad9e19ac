import { expect, test } from 'vitest'
import { paymentGroup } from './visibleMethods.ts'

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

test.each([
  ['internetBank', [...range(128, 134), ...range(136, 141)]],
  ['banking', [...range(91, 94), 121]],
  ['eWallet', [1]],
  ['prepaidCard', [3]],
  ['molPoints', [605]],
  ['ininal', [127]],
  ['trueWallet', [143]],
  ['linePay', [142]],
  ['trueMoney', [602]],
  ['twelveCall', [601]],
  [null, [0, 2, 90, 95, 120, 122, 126, 135, 144, 600, 603, 604, 606]],
])('%s: ids %j', (group, ids) => {
  for (const id of ids) expect(paymentGroup(String(id))).toBe(group)
})

test.each(['', 'constructor', '__proto__', '01', '1.0'])('%j belongs to no group', (id) => {
  expect(paymentGroup(id)).toBeNull()
})
