import { expect, test } from 'vitest'
import { browserClock } from './clock.ts'

test('a wait ends after its delay, or when its signal aborts', async () => {
  await browserClock.wait(0)
  const stop = new AbortController()
  const waiting = browserClock.wait(60_000, stop.signal).catch((reason: unknown) => reason)
  stop.abort('left')
  expect(await waiting).toBe('left')
  await expect(browserClock.wait(0, stop.signal)).rejects.toBe('left')
})
