import { abortError, type Wait } from '../failover/createHttp.ts'

interface Timer {
  readonly ms: number
  readonly at: number
  readonly fire: () => void
}

/** A clock that stands still until it is moved on. Times are epoch milliseconds. */
export interface FakeClock {
  readonly now: () => number
  readonly wait: Wait
  /** Makes the timers of ky run by this clock, and no others; returns what ends that. */
  driveKy(): () => void
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

  function driveKy(): () => void {
    const { clearTimeout: clear, setTimeout: set } = globalThis
    const byHandle = new Map<unknown, Timer>()
    const setTimer = (task: () => void, ms = 0, ...rest: readonly unknown[]) => {
      const isKys = new Error().stack?.includes('/node_modules/ky/') ?? false
      // What is due at once needs no clock, which stands still.
      if (!isKys || ms === 0) return set(task, ms, ...rest)
      const handle = set(() => {}, 0)
      const timer: Timer = { ms, at: time + ms, fire: task }
      byHandle.set(handle, timer)
      timers.add(timer)
      for (const watcher of watchers) watcher()
      return handle
    }
    const clearTimer = (handle: Parameters<typeof clear>[0]) => {
      const timer = byHandle.get(handle)
      if (timer !== undefined) timers.delete(timer)
      clear(handle)
    }
    Object.assign(globalThis, { setTimeout: setTimer, clearTimeout: clearTimer })
    return () => void Object.assign(globalThis, { setTimeout: set, clearTimeout: clear })
  }

  return {
    now: () => time,
    advance,
    driveKy,
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
