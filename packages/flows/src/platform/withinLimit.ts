import type { Clock } from './clock.ts'

/**
 * How long to wait for the disk: an engine whose disk hangs never answers, and a player who tapped Buy sees a
 * busy button meanwhile.
 */
export const diskLimitMs = 3000

/** Resolves to the result of the work if it ends within the limit; otherwise to null, while the work continues. */
export async function withinLimit<T>(
  { wait }: Pick<Clock, 'wait'>,
  limitMs: number,
  work: Promise<T>,
): Promise<T | null> {
  const limit = new AbortController()
  const isOver = wait(limitMs, limit.signal).then(
    () => null,
    () => null,
  )
  return Promise.race([work, isOver]).finally(() => limit.abort())
}
