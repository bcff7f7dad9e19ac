import { abortError } from '../http/wait.ts'

/** Lets a player's tap cut short what repeatable calls are waiting for. */
export interface Hurry {
  /** Ends the attempt or the pause of every call in `restartable`; each starts afresh at once. */
  now(): void
  /**
   * Does the work, and does it again each time it is hurried; `turn` counts the starts from 0. Throws an `AbortError` as
   * soon as the caller's signal aborts.
   */
  restartable<T>(
    signal: AbortSignal | undefined,
    work: (turn: number, signal: AbortSignal) => Promise<T>,
  ): Promise<T>
}

/** Makes it. Only calls that may be repeated belong in it, never one that moves money. Source: spec §8 "Network errors", decision 77. */
export function createHurry(): Hurry {
  const running = new Set<() => void>()
  return {
    now: () => {
      for (const restart of Array.from(running)) restart()
    },
    async restartable(signal, work) {
      for (let turn = 0; ; turn += 1) {
        const cut = new AbortController()
        const stop = () => cut.abort()
        let isHurried = false
        const restart = () => {
          isHurried = true
          stop()
        }
        running.add(restart)
        signal?.addEventListener('abort', stop)
        try {
          if (signal?.aborted) throw abortError()
          // Work that is slow to hear of it is left behind.
          const isCut = new Promise<never>((_, reject) => {
            cut.signal.addEventListener('abort', () => reject(abortError()))
          })
          return await Promise.race([work(turn, cut.signal), isCut])
        } catch (reason) {
          if (!isHurried || signal?.aborted) throw reason
        } finally {
          running.delete(restart)
          signal?.removeEventListener('abort', stop)
        }
      }
    },
  }
}
