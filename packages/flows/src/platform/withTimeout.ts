import type { Clock } from './clock.ts'
import { withinLimit } from './withinLimit.ts'

/** As long as a player looks at a busy button; after that the order is shown as it is known. Source: decision 27. */
const patienceMs = 10_000

/** What the work comes to within ten seconds; null after that, while the work goes on. */
export const withTimeout = <T>(clock: Pick<Clock, 'wait'>, work: Promise<T>): Promise<T | null> =>
  withinLimit(clock, patienceMs, work)
