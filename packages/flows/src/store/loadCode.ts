import type { Clock } from '../platform/clock.ts'
import { noteTrouble } from '../platform/trouble.ts'

/** The code of a part could not be loaded; `load` requests it again. */
export class LostCode extends Error {
  readonly load: () => Promise<unknown>

  constructor(load: () => Promise<unknown>, cause: unknown) {
    super('The code of a part could not be loaded')
    this.name = 'LostCode'
    this.cause = cause
    this.load = load
  }
}

/** The pauses before code is requested a second and a third time. Source: decision 78. */
export const codePausesMs = [500, 1_500] as const

/**
 * Loads code, and requests it twice more when it is lost: a bad cell loses one file and delivers the next. Throws
 * `LostCode` after that, and the signal's reason when it aborts in a pause. Source: faults B-09, decision 78.
 */
export async function loadCode<T>(
  load: () => Promise<T>,
  clock: Pick<Clock, 'wait'>,
  signal: AbortSignal,
): Promise<T> {
  for (const pauseMs of codePausesMs) {
    try {
      return await load()
    } catch {
      await clock.wait(pauseMs, signal)
    }
  }
  return noted(load)
}

/** Loads code. Where it is lost that is noted, and `LostCode` is thrown. Source: decision 92. */
export async function noted<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (reason) {
    noteTrouble('code', reason)
    throw new LostCode(load, reason)
  }
}
