import { expect, test } from 'vitest'
import { createSubmission } from './adyenForm.ts'

test('a second payment is not sent while the first one is under way', () => {
  const submission = createSubmission()
  expect([submission.begin(), submission.begin(), submission.begin()]).toEqual([true, false, false])
})

test('what was sent is known', () => {
  const submission = createSubmission()
  expect(submission.wasBegun()).toBe(false)
  submission.begin()
  expect(submission.wasBegun()).toBe(true)
})

test('nothing is sent any more from what is closed, and nothing was', () => {
  const submission = createSubmission()
  submission.close()
  expect([submission.begin(), submission.wasBegun()]).toEqual([false, false])
})

test('what was sent before the end stays known', () => {
  const submission = createSubmission()
  submission.begin()
  submission.close()
  expect(submission.wasBegun()).toBe(true)
})
