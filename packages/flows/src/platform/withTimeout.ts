import type { Clock } from './clock.ts'
import { withinLimit } from './withinLimit.ts'

/** How long a player sees a busy button; after that the order is shown in its known state. Source: decision 27. */
const patienceMs = 10_000

/** Resolves to the result of the work if it ends within ten seconds; otherwise to null, while the work continues. */
export const withTimeout = <T>(clock: Pick<Clock, 'wait'>, work: Promise<T>): Promise<T | null> =>
  withinLimit(clock, patienceMs, work)
