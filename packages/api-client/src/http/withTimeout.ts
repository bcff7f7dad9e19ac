import { abortError, type Wait } from './wait.ts'

/** What limits a piece of work: a time limit, and the caller's signal. */
export interface Limits {
  readonly ms: number
  readonly wait: Wait
  readonly signal: AbortSignal | undefined
}

/**
 * Runs work under a time limit; null when the time is over. Throws an `AbortError` as soon as the caller's
 * signal aborts. Either way the work's own signal aborts, and no timer stays behind.
 */
export async function withTimeout<T>(
  limits: Limits,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T | null> {
  const { ms, signal, wait } = limits
  if (signal?.aborted) throw abortError()
  const working = new AbortController()
  const timer = new AbortController()
  let stop = () => {}
  const abandoned = new Promise<never>((_, reject) => {
    stop = () => reject(abortError())
  })
  signal?.addEventListener('abort', stop)
  const timedOut = wait(ms, timer.signal).then(
    () => null,
    // Aborted below, when the race is over already.
    () => new Promise<never>(() => {}),
  )
  try {
    return await Promise.race([work(working.signal), timedOut, abandoned])
  } finally {
    signal?.removeEventListener('abort', stop)
    timer.abort()
    working.abort()
  }
}
