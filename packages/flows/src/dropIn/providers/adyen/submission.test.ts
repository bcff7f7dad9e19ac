import { expect, test } from 'vitest'
import { createSubmission } from './submission.ts'

test('a second payment is not sent while the first one is under way', () => {
  const submission = createSubmission()
  expect([submission.begin(), submission.begin(), submission.begin()]).toEqual([true, false, false])
})

test('a player who goes back from a wallet may pay otherwise', () => {
  const submission = createSubmission()
  submission.begin()
  submission.cancel()
  expect(submission.begin()).toBe(true)
})

test('what was cancelled was begun', () => {
  const submission = createSubmission()
  expect(submission.wasBegun()).toBe(false)
  submission.begin()
  submission.cancel()
  expect(submission.wasBegun()).toBe(true)
})
