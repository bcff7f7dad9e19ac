/** Time as an input, so that rules and tests control it. `now` is epoch milliseconds. */
export interface Clock {
  now(): number
  /** Resolves after `delayMs`; rejects with the signal's reason when aborted. */
  wait(delayMs: number, signal?: AbortSignal): Promise<void>
}

/** The browser's own clock. */
export const browserClock: Clock = {
  now: () => Date.now(),
  wait: (delayMs, signal) =>
    new Promise((resolve, reject) => {
      const abort = () => {
        clearTimeout(timer)
        reject(signal?.reason ?? new Error('aborted'))
      }
      if (signal?.aborted) return reject(signal.reason ?? new Error('aborted'))
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', abort)
        resolve()
      }, delayMs)
      signal?.addEventListener('abort', abort, { once: true })
    }),
}
