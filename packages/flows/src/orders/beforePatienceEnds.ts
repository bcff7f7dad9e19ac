import type { Clock } from '../platform/clock.ts'

/** As long as a player looks at a busy button; after that the order is shown as it is known. Source: ruling 1. */
const patienceMs = 10_000

/** What the work comes to within ten seconds; null after that, while the work goes on. */
export async function beforePatienceEnds<T>(
  { wait }: Pick<Clock, 'wait'>,
  work: Promise<T>,
): Promise<T | null> {
  const patience = new AbortController()
  const isOver = wait(patienceMs, patience.signal).then(
    () => null,
    () => null,
  )
  return Promise.race([work, isOver]).finally(() => patience.abort())
}
