import ky, { type Options } from 'ky'
import type * as v from 'valibot'
import type { ApiEndpoint, RequestOf } from '../contract/endpoint.ts'
import { type EnvelopeReading, readEnvelope, type Reshape } from '../envelope/readEnvelope.ts'
import { type CallContext, privateFetch, requestParameters, requestUrl } from '../http/requestUrl.ts'
import type { HostFailover } from './hostFailover.ts'
import { readText } from '../http/readText.ts'
import { abortError } from '../http/wait.ts'

/** How long one attempt of a call that may be repeated may take, answer included. Source: spec §9. */
export const tryTimeoutMs = 10_000

/** How long to wait for the answer to a call that is sent once. Source: decision 27. */
export const onceTimeoutMs = 60_000

/**
 * Pause before another attempt; up to a second more at random, so that clients do not all retry at the same
 * moment. Source: spec §9, faults S22.
 */
export const retryDelayMs = 4000

/** Attempts per host: one, and two retries. Source: spec §9. */
export const triesPerHost = 3

/** The outcome of an attempt. */
export type Reading<E extends ApiEndpoint> =
  | EnvelopeReading<v.InferOutput<E['content']>>
  | { readonly kind: 'unreachable' }

/**
 * The outcome of the last attempt, and the origins asked, in order; the last of them is the one that answered.
 */
export interface Attempted<E extends ApiEndpoint> {
  readonly reading: Reading<E>
  readonly hostsTried: readonly string[]
}

/** A call with all that decides what is sent: every attempt sends the same. Secrets included: never log it. */
export interface Call<E extends ApiEndpoint> {
  readonly endpoint: E
  readonly request: RequestOf<E>
  readonly context: CallContext
}

/** How a call is sent. */
export interface Plan {
  /** The origins to ask, in order. */
  readonly hosts: readonly [string, ...string[]]
  /** Attempts per host; a single one for a call that is sent once, to a single host. */
  readonly tries: 1 | typeof triesPerHost
  /** How long an attempt may take, where that is not 10 s. */
  readonly timeoutMs?: number
  /** Ends the attempt or the pause; `send` then throws an `AbortError`. */
  readonly signal?: AbortSignal | undefined
  /** Origins that were asked before and left. */
  readonly left?: readonly string[]
  /** Whether a host that answers in place of another becomes the first choice. */
  readonly keepsHost?: boolean
}

/** Answers that were requested before this code was loaded, by the URL of their GET; each is given out once. */
export type PrefetchedAnswers = (url: string) => Promise<Response> | undefined

/** What sending needs from outside. */
export interface HttpDeps {
  readonly fetchRequest: typeof fetch
  readonly prefetchedAnswers?: PrefetchedAnswers | undefined
  /**
   * Called with the service's time, epoch milliseconds in whole seconds, as an envelope carried it; never where the host does not
   * let the page read its `Date` header. Source: decision 53.
   */
  readonly hearServiceTime?: ((epochMs: number) => void) | undefined
  /** A number in [0, 1). */
  readonly random: () => number
  readonly ring: Pick<HostFailover, 'answered'>
  readonly clearTimings: () => void
  /** Loads what reads other forms than the contract's; an answer in its form does not need it. */
  readonly loadReshape?: (() => Promise<Reshape>) | undefined
}

/** What the hooks know of a call, and what they find out. */
interface Sending {
  readonly call: Call<ApiEndpoint>
  readonly plan: Plan
  readonly hostsTried: string[]
  reading: Reading<ApiEndpoint>
}

/** When an answer was sent, as it says itself; empty where a browser or an add-on in it does not tell. */
function dateOf({ headers }: Response): string {
  try {
    return headers.get('date') ?? ''
  } catch {
    return ''
  }
}

const sendingIn = ({ context }: { readonly context?: Options['context'] }) => context?.['sending'] as Sending

/**
 * Makes what sends the calls of the service, by ky: three attempts per host of 10 s, with a pause of 4 to 5 s between them, until
 * one host returns a valid envelope. Throws only an `AbortError`. Source: spec §7, §8 "Network errors", §9, decisions 27, 35, 66.
 */
export function createHttp(deps: HttpDeps): {
  send<E extends ApiEndpoint>(call: Call<E>, plan: Plan): Promise<Attempted<E>>
} {
  const { clearTimings, fetchRequest, hearServiceTime, loadReshape, prefetchedAnswers, random, ring } = deps

  const service = ky.create({
    ...privateFetch,
    timeout: tryTimeoutMs,
    retry: {
      delay: (attempt) => (attempt % triesPerHost === 0 ? 0 : retryDelayMs),
      jitter: (ms) => (ms === 0 ? 0 : ms + random() * 1000),
    },
    hooks: {
      beforeRetry: [
        ({ options, request, retryCount }) => {
          const sending = sendingIn(options)
          sending.reading = { kind: 'unreachable' }
          const host = sending.plan.hosts[retryCount / triesPerHost]
          if (host === undefined) return undefined
          sending.hostsTried.push(host)
          const { pathname, search } = new URL(request.url)
          return new Request(host + pathname + search, options)
        },
      ],
      afterResponse: [
        async ({ options, response }) => {
          if (!response.ok) return undefined
          const sending = sendingIn(options)
          const { call, hostsTried, plan } = sending
          sending.reading = await read(await response.text(), call.endpoint)
          const { kind } = sending.reading
          const sentAtMs = Date.parse(response.headers.get('date') ?? '')
          if (kind !== 'notAnEnvelope' && !Number.isNaN(sentAtMs)) hearServiceTime?.(sentAtMs)
          // The host failed and not the service, so another attempt can help.
          if (kind === 'notAnEnvelope') return ky.retry()
          // Only a change counts: an answer of the first choice must not undo what a faster call found out meanwhile.
          const host = hostsTried[hostsTried.length - 1]
          if (plan.keepsHost && kind !== 'schemaMismatch' && hostsTried.length > 1 && host !== undefined)
            ring.answered(host)
          return undefined
        },
      ],
    },
  })

  async function read(text: string, endpoint: ApiEndpoint): Promise<Reading<ApiEndpoint>> {
    const reading = readEnvelope(text, endpoint)
    if (reading.kind === 'content' ? !reading.isOther : reading.kind !== 'schemaMismatch') return reading
    // Without that part an answer is read as the contract has it.
    const reshape = await loadReshape?.().catch(() => undefined)
    return reshape === undefined ? reading : readEnvelope(text, endpoint, reshape)
  }

  /** One request. Its answer is read here, within ky's time limit and up to the longest allowed length. */
  async function exchange(request: Request, isSecret: boolean, signal: AbortSignal): Promise<Response> {
    try {
      const response = await (prefetchedAnswers?.(request.url) ?? fetchRequest(request, { signal }))
      if (!response.ok) return new Response(null, { status: response.status })
      return new Response(await readText(response), { headers: { date: dateOf(response) } })
    } finally {
      // The browser keeps the URL of every request for any script to read.
      if (isSecret || new URL(request.url).searchParams.has('oauth_token')) clearTimings()
    }
  }

  return {
    async send(call, plan) {
      const { hosts, left = [], signal, timeoutMs = tryTimeoutMs, tries } = plan
      const { path, secret } = call.endpoint
      const sending: Sending = {
        call,
        plan,
        hostsTried: [...left, hosts[0]],
        reading: { kind: 'unreachable' },
      }
      let attempt = new AbortController()
      // Of ky's own signal, browsers before `AbortSignal.any` see nothing.
      const cut = () => attempt.abort()
      signal?.addEventListener('abort', cut)
      try {
        // Written out here: ky looks at the size of `searchParams`, which browsers before 2023 do not tell, and sends none.
        await service.get(
          requestUrl(hosts[0], path, requestParameters(call.endpoint, call.request, call.context)),
          {
            context: { sending },
            timeout: timeoutMs,
            retry: {
              limit: tries * hosts.length - 1,
              shouldRetry: () => {
                cut()
                return !signal?.aborted
              },
            },
            fetch: (request) => {
              if (signal?.aborted) return Promise.reject(abortError())
              attempt = new AbortController()
              return exchange(request as Request, secret, attempt.signal)
            },
            ...(signal !== undefined && { signal }),
          },
        )
      } catch {
        if (signal?.aborted) throw abortError()
      } finally {
        signal?.removeEventListener('abort', cut)
        cut()
      }
      return { hostsTried: sending.hostsTried, reading: sending.reading as Reading<typeof call.endpoint> }
    },
  }
}
