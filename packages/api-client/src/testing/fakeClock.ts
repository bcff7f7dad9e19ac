import { abortError, type Wait } from '../http/wait.ts'

interface Timer {
  readonly ms: number
  readonly at: number
  readonly fire: () => void
}

/** A clock that stands still until it is moved on. Times are epoch milliseconds. */
export interface FakeClock {
  readonly now: () => number
  readonly wait: Wait
  /**
   * Moves the clock on by `ms` and fires due timers in order; code that waits for them runs after this returns.
   */
  advance(ms: number): void
  /** How many timers are pending. */
  pending(): number
  /** Resolves as soon as a timer that was set for exactly `ms` is pending. */
  whenPending(ms: number): Promise<void>
}

/** Makes a clock that starts at `startMs`. */
export function createFakeClock(startMs = 1_800_000_000_000): FakeClock {
  let time = startMs
  const timers = new Set<Timer>()
  const watchers = new Set<() => void>()

  function advance(ms: number): void {
    const until = time + ms
    for (;;) {
      const due = [...timers].filter((timer) => timer.at <= until).sort((a, b) => a.at - b.at)[0]
      if (due === undefined) break
      time = due.at
      timers.delete(due)
      due.fire()
    }
    time = until
  }

  return {
    now: () => time,
    advance,
    wait: (ms, signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) {
          reject(abortError())
          return
        }
        const timer: Timer = { ms, at: time + ms, fire: () => resolve() }
        timers.add(timer)
        signal.addEventListener('abort', () => {
          timers.delete(timer)
          reject(abortError())
        })
        for (const watcher of watchers) watcher()
      }),
    pending: () => timers.size,
    whenPending: (ms) =>
      new Promise((resolve) => {
        const look = () => {
          if (![...timers].some((timer) => timer.ms === ms)) return
          watchers.delete(look)
          resolve()
        }
        watchers.add(look)
        look()
      }),
  }
}
