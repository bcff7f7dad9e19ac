import { expect, test } from 'vitest'
import { browserClock } from './clock.ts'

test('a wait is over in time, and ends with its signal', async () => {
  await browserClock.wait(0)
  const stop = new AbortController()
  const waiting = browserClock.wait(60_000, stop.signal).catch((reason: unknown) => reason)
  stop.abort('left')
  expect(await waiting).toBe('left')
  await expect(browserClock.wait(0, stop.signal)).rejects.toBe('left')
})
