import type { ApiError } from '@topup/api-client'
import type { TrackingEvent } from '@topup/domain'
import type { TrackedFacts, Tracking } from '../store/state/tracking.ts'

/** Tracking that a test reads; nothing is sent. */
export interface FakeTracking extends Tracking {
  /** The events in order, each with the facts of its action. */
  readonly events: readonly { readonly event: TrackingEvent; readonly facts: TrackedFacts }[]
  /** Calls that failed. */
  readonly failures: readonly ApiError[]
}

/** Makes the tracking. */
export function createFakeTracking(): FakeTracking {
  const events: { event: TrackingEvent; facts: TrackedFacts }[] = []
  const failures: ApiError[] = []
  return {
    events,
    failures,
    noteFailure: (error) => void failures.push(error),
    track: (event, facts = {}) => void events.push({ event, facts }),
    viewed: () => void events.push({ event: 'viewPage', facts: {} }),
    start: () => undefined,
  }
}
