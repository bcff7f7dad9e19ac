import { expect, test } from 'vitest'
import { pollDelayMs } from './reduceJournal.ts'

test.each([
  [0, 3_000],
  [59_999, 3_000],
  [60_000, 10_000],
  [599_999, 10_000],
  [600_000, null],
  [86_400_000, null],
])('%i ms after polling began the next query waits %j ms', (elapsedMs, delayMs) => {
  expect(pollDelayMs(elapsedMs)).toBe(delayMs)
})
