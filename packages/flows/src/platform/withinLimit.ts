import type { Clock } from './clock.ts'

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
