import type { ApiError } from '@topup/api-client'
import type { ChosenMethod, OrderSelection, Sold, TrackingEvent } from '@topup/domain'
import { isRouteTarget } from './routeTarget.ts'
import type { SelectionStore } from './selectionStore.ts'
import type { SessionState, SessionStore } from './sessionStore.ts'

/** What an action knows about itself; the allow-list decides what of it leaves the store. Source: faults P-01. */
export interface TrackedFacts {
  /** The product, null for none; if left out, the product with the id `value` is looked up. */
  readonly product?: Sold | null
  readonly method?: { readonly [K in 'paywayId' | 'channelId' | 'country']: ChosenMethod[K] | null }
  readonly loginMethod?: string
  readonly typeKey?: string
  readonly typeSort?: number
  readonly couponCode?: string
  /** A product's id. */
  readonly value?: string | null
  readonly billingNo?: string
  readonly activityId?: string | undefined
  readonly rewardId?: string
}

/** A call that failed: in this visit, or, as a line, in an earlier one that had no event to report it. */
export type Failure = ApiError | string

/** An event to report to the data host, with what the store knew when it happened. */
export interface Noted {
  readonly event: TrackingEvent
  readonly facts: TrackedFacts
  readonly session: SessionState
  readonly selection: OrderSelection
  /** The route, without its query. */
  readonly page: string
  /** Calls that failed since the event before, oldest first. */
  readonly failures: readonly Failure[]
}

/**
 * Records what happens. Nothing here waits, throws or uses the network. Source: spec §7 "Tracking (POST)",
 * decision 35.
 */
export interface Tracking {
  /** Records an event; called when the action happens. */
  track(event: TrackingEvent, facts?: TrackedFacts): void
  /** Records a call that failed; the next event reports it. Source: spec §8 "then report", decision 13. */
  noteFailure(error: ApiError): void
  /** Records the view of a route; the same route again, or one that was left at once for another, does not count. */
  viewed(route: string): void
  /** Starts to send, first what was recorded until then. Called when the first screen is drawn. */
  start(): void
}

/**
 * What tracking needs from outside. `loadSending` resolves to a function to call when something new is
 * recorded; it receives the queue, and the failures that no event has reported yet.
 */
export interface TrackingDeps {
  readonly session: SessionStore
  readonly selection: SelectionStore
  /** The path that the page is at; of one that no page has nothing is sent, because it may hold anything. */
  readonly route: () => string
  readonly loadSending: (queue: Noted[], failures: Failure[]) => Promise<() => void>
}

/**
 * Pages whose view is tracked with an event of its own, in addition to `viewPage`; the last two are steps of
 * the old layout. Source: spec §2 "Routes", §7 "Event names".
 */
const pageEvents: ReadonlyMap<string, TrackingEvent> = new Map([
  ['/userCenter', 'viewVipCenter'],
  ['/selectGame', 'viewGameList'],
  ['/recharge', 'viewProductDetail'],
])

/** How many events are kept while the data host is slow or the sending code is not loaded; later ones are dropped. */
const maxKept = 100

/** How many failures are kept until the next event; in an outage the first ones are the most useful. */
const maxFailures = 5

/** Makes the tracking of one page. */
export function createTracking({ session, selection, route, loadSending }: TrackingDeps): Tracking {
  const queue: Noted[] = []
  const failures: Failure[] = []
  let send = () => {}
  let lastRoute: string | null = null
  const note = (noted: Noted) => {
    if (queue.length === maxKept) return
    queue.push(noted)
    send()
  }
  const track = (event: TrackingEvent, facts: TrackedFacts = {}) =>
    note({
      event,
      facts,
      session: session.getState(),
      selection: selection.getState().selection,
      page: isRouteTarget(route()) ? route() : 'other',
      failures: failures.splice(0),
    })
  return {
    track,
    noteFailure: (error) => {
      if (failures.length < maxFailures) failures.push(error)
    },
    viewed: (viewed) => {
      if (viewed === lastRoute || viewed !== route()) return
      lastRoute = viewed
      track('viewPage')
      const own = pageEvents.get(viewed)
      if (own !== undefined) track(own, { value: selection.getState().selection.productId })
    },
    start: () => {
      const load = () =>
        void loadSending(queue, failures).then(
          (loaded) => {
            send = loaded
          },
          // If the sending code cannot be loaded, nothing is sent until the network is back.
          () => addEventListener('online', load, { once: true }),
        )
      load()
    },
  }
}
