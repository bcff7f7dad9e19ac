import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderResultCodes, readBillingStatus } from './reduceJournal.ts'

test('the order result codes are those of the wire', () => {
  expect(orderResultCodes).toEqual({ success: 1, pending: -1, fail: -2, repeat: 10 })
})

test.each([
  [1, 'success'],
  [-1, 'pending'],
  [-2, 'fail'],
  [10, 'pending'],
  ['1', 'success'],
  ['-2', 'fail'],
  ['-1', 'pending'],
  ['10', 'pending'],
  [' 1', 'pending'],
  ['+1', 'pending'],
  ['1.0', 'pending'],
  ['Success', 'success'],
  ['FAIL', 'fail'],
  ['Pending', 'pending'],
  ['paid', 'pending'],
  ['successful', 'pending'],
  ['done', 'pending'],
  ['failed', 'pending'],
  [2, 'pending'],
  [0, 'pending'],
  [true, 'pending'],
  [[1], 'pending'],
  [1n, 'pending'],
  [null, 'pending'],
  [undefined, 'pending'],
])('a status of %s is %s', (status, expected) => {
  expect(readBillingStatus(status)).toBe(expected)
})

test('nothing but 1 and -2, as numbers, their decimal text or their words, is a final status', () => {
  fc.assert(
    fc.property(fc.anything(), (status) => {
      fc.pre(status !== 1 && status !== -2 && status !== '1' && status !== '-2')
      fc.pre(typeof status !== 'string' || !/^(?:success|fail)$/i.test(status))
      expect(readBillingStatus(status)).toBe('pending')
    }),
  )
})
