import ky from 'ky'
import type { RequestOf } from '../contract/wire.ts'
import type { trackEvent, trackOrder } from '../contract/tracking.ts'
import { readText, privateFetch, requestParameters } from '../failover/createHttp.ts'

type TrackingEndpoint = typeof trackEvent | typeof trackOrder

/** Where tracking goes, and who sends it. */
export interface TrackingTarget {
  /** The data host: scheme, host and port, without a slash at the end. */
  readonly origin: string
  readonly idfv: string
  /** The platform's fetch when left out. */
  readonly fetch?: typeof fetch
}

/** How long to wait for the data host, in milliseconds. A host in trouble is left alone. */
const timeoutMs = 4000

/** Longest form of a request that outlives its page, in characters; a platform allows 64 KiB for all of them together. */
const longestKept = 60_000

/**
 * Sends one event or order to the data host, a single time: who calls decides about another. The request outlives the page.
 * Rejects when no good answer came in time; nothing may wait for it. Source: spec §7 "Tracking (POST)", decision 105.
 */
export async function sendTracking<E extends TrackingEndpoint>(
  endpoint: E,
  request: RequestOf<E>,
  { origin, idfv, fetch = globalThis.fetch }: TrackingTarget,
): Promise<void> {
  const body = requestParameters(endpoint, request, { idfv, specLang: null, oauthToken: null })
  const over = new AbortController()
  const answer = ky.post(`${origin}${endpoint.path}`, {
    ...privateFetch,
    body,
    keepalive: body.toString().length < longestKept,
    timeout: timeoutMs,
    retry: 0,
    fetch: async (asked) => {
      // Of ky's own signal, browsers before `AbortSignal.any` see nothing.
      const response = await fetch(asked as Request, { signal: over.signal })
      // One that nobody reads would count as under way, and a page may have few requests of this kind under way.
      await readText(response)
      return new Response(null, { status: response.status })
    },
  })
  try {
    await answer
  } finally {
    over.abort()
  }
}
