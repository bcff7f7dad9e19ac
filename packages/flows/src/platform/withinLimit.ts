import type { Clock } from './clock.ts'

/** An engine whose disk hangs says nothing at all; a player who tapped Buy looks at a busy button meanwhile. */
export const diskLimitMs = 3000

/** What the work comes to within the limit; null after that, while the work goes on. */
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
