import ky, { type Options } from 'ky'
import type * as v from 'valibot'
import type { ApiEndpoint, RequestOf, Endpoint } from '../contract/wire.ts'
import {
  type EnvelopeReading,
  readEnvelope,
  type Reshape,
  maxAnswerLength,
} from '../envelope/readEnvelope.ts'

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
    if (reading.kind === 'content') {
      const { content, isOther } = reading
      // The number of a new order waits for no code: the page may end before that has come.
      if (!isOther || (endpoint.retry === 'never' && Object(content)['billing_no'])) return reading
    } else if (reading.kind !== 'schemaMismatch') return reading
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

/** How long a backup host stays the first choice. Source: spec §9 "backup host choice stored 1 day". */
const hostChoiceMs = 24 * 60 * 60 * 1000

/** How often the primary is asked again while a backup serves. Source: faults S14. */
const primaryProbeMs = 5 * 60 * 1000

/** Where the choice of host is kept; `read` returns null once it has expired. */
export interface RememberedHost {
  read(): string | null
  write(index: number, expiresAtMs: number): void
}

/** The same hosts in the same circle, starting `steps` further on. */
export function startingAt(
  hosts: readonly [string, ...string[]],
  steps: number,
): readonly [string, ...string[]] {
  const start = ((steps % hosts.length) + hosts.length) % hosts.length
  return [hosts[start] ?? hosts[0], ...hosts.slice(start + 1), ...hosts.slice(0, start)]
}

/** The hosts of one deployment and which of them is asked first. */
interface HostFailover {
  /** The origin that is asked first now. */
  current(): string
  /** All origins in the order they are asked, starting with `first` when it is one of them. */
  order(first?: string): readonly [string, ...string[]]
  /** Records that an origin answered, which makes it the first choice for a day. */
  answered(origin: string): void
  /** The primary, once per five minutes while a backup serves; else null. */
  primaryToProbe(): string | null
}

/**
 * The row of the host that is asked first. Only a row number of the compiled table is accepted, so that a
 * poisoned entry can never name a host. Source: faults S9, M-21.
 */
export function rememberedIndex(memory: Pick<RememberedHost, 'read'>, count: number): number {
  try {
    const stored = String(memory.read())
    const index = /^\d{1,2}$/.test(stored) ? Number(stored) : 0
    return index < count ? index : 0
  } catch {
    return 0
  }
}

/**
 * Makes the failover over `hosts`, primary first. `now` is epoch milliseconds.
 * Source: spec §8 "Network errors", faults S14.
 */
export function createHostFailover(deps: {
  readonly hosts: readonly [string, ...string[]]
  readonly memory: RememberedHost
  readonly now: () => number
}): HostFailover {
  const { hosts, memory, now } = deps
  const [primary] = hosts
  let index = rememberedIndex(memory, hosts.length)
  let chosenAt = now()
  let probedAt = chosenAt

  function currentIndex(): number {
    if (now() - chosenAt >= hostChoiceMs) index = 0
    return index
  }

  return {
    current: () => hosts[currentIndex()] ?? primary,
    order(first) {
      const named = hosts.findIndex((host) => host === first)
      const start = named < 0 ? currentIndex() : named
      return startingAt(hosts, start)
    },
    answered(origin) {
      const next = hosts.indexOf(origin)
      if (next < 0 || next === currentIndex()) return
      index = next
      chosenAt = now()
      probedAt = chosenAt
      try {
        memory.write(next, chosenAt + hostChoiceMs)
      } catch {
        // The choice then lives as long as the page.
      }
    },
    primaryToProbe() {
      if (currentIndex() === 0 || Math.abs(now() - probedAt) < primaryProbeMs) return null
      probedAt = now()
      return primary
    },
  }
}

/**
 * The fetch options of every call. Nothing is cached, and no cookie or referrer is sent. Redirects are not
 * followed, because one would carry the query, and the secrets in it, to a host outside the brand's table.
 * Source: decision 35.
 */
export const privateFetch = {
  cache: 'no-store',
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
  redirect: 'error',
} as const satisfies RequestInit

/** The address of a GET: `origin` has no slash at the end, `path` begins with one. May hold secrets: never log it. */
export function requestUrl(origin: string, path: string, parameters: URLSearchParams): string {
  return `${origin}${path}?${parameters.toString()}`
}

/** What every request carries about the visitor. `oauthToken` is a secret. Source: spec §7. */
export interface CallContext {
  readonly idfv: string
  readonly specLang: string | null
  readonly oauthToken: string | null
}

/**
 * The query or form of a request: its own values, `idfv`, and on GETs `spec_lang` and `oauth_token` when known.
 * A value that the request itself names wins; an empty `oauth_token` means that none is sent. Source: spec §7 "Every request adds idfv".
 */
export function requestParameters(
  endpoint: Pick<Endpoint, 'method'>,
  request: Readonly<Record<string, string | null | undefined>>,
  context: CallContext,
): URLSearchParams {
  const common =
    endpoint.method === 'GET'
      ? { idfv: context.idfv, spec_lang: context.specLang, oauth_token: context.oauthToken }
      : { idfv: context.idfv }
  const parameters = new URLSearchParams()
  for (const [name, value] of [...Object.entries(common), ...Object.entries(request)]) {
    if (typeof value === 'string') parameters.set(name, value)
  }
  if (parameters.get('oauth_token') === '') parameters.delete('oauth_token')
  return parameters
}

/**
 * Reads an answer until it is longer than allowed, so that an endless one cannot fill the memory.
 */
export async function readText(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  if (reader === undefined) return response.text()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    text += decoder.decode(value, { stream: true })
    if (text.length <= maxAnswerLength) continue
    await reader.cancel()
    return text
  }
}

/** Waits; rejects with an `AbortError` when the signal aborts first. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>

/** The error of a call or a wait that its caller aborted. */
export function abortError(): DOMException {
  return new DOMException('The caller aborted', 'AbortError')
}

/** Waits with the platform's timer. */
export const waitFor: Wait = (ms, signal) =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(abortError())
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
