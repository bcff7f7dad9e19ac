import type { Clock } from './clock.ts'

/** After this time a disk counts as slow: the page opens without it, and a player who waits for it is told so. */
export const diskLateMs = 3000

/** How long an order waits for the disk: an engine whose disk hangs never answers. */
export const diskLimitMs = 30_000

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
