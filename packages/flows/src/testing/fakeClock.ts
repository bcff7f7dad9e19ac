import type { Clock } from '../platform/clock.ts'

/** A clock that moves only when a test says so. */
export interface FakeClock extends Clock {
  /** Lets time pass; waits that end by then are over. */
  advance(byMs: number): void
  /** Moves the shown time forward or back, as in a phone's settings; waits are not affected. */
  set(byMs: number): void
}

/** Makes the clock; it starts in May 2026. */
export function createFakeClock(startMs = Date.UTC(2026, 4, 2, 12)): FakeClock {
  let nowMs = startMs
  let setByMs = 0
  let waits: { readonly endsAtMs: number; readonly end: () => void }[] = []
  return {
    now: () => nowMs + setByMs,
    wait: (delayMs, signal) =>
      new Promise((resolve, reject) => {
        const abort = () => reject(signal?.reason ?? new Error('aborted'))
        if (signal?.aborted) return abort()
        signal?.addEventListener('abort', abort, { once: true })
        waits.push({ endsAtMs: nowMs + delayMs, end: resolve })
      }),
    advance: (byMs) => {
      nowMs += byMs
      const over = waits.filter(({ endsAtMs }) => endsAtMs <= nowMs)
      waits = waits.filter(({ endsAtMs }) => endsAtMs > nowMs)
      for (const { end } of over) end()
    },
    set: (byMs) => {
      setByMs += byMs
    },
  }
}
