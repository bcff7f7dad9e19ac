import type { Result } from '@topup/domain'
import type { ApiEndpoint, ContentOf, RequestOf } from '../contract/endpoint.ts'
import type { ApiError, MalformedError, NetworkError } from '../errors/apiError.ts'
import { callWithRetries, type Attempted, tryTimeoutMs } from '../failover/callWithRetries.ts'
import { createHostFailover, type RememberedHost, startingAt } from '../failover/hostFailover.ts'
import { createHurry } from '../failover/hurry.ts'
import { clearResourceTimings } from '../http/clearResourceTimings.ts'
import { type Answer, toResult } from './toResult.ts'
import { type CallDeps, type PreparedCall, prepareCall } from '../http/prepareCall.ts'
import type { CallContext } from '../http/requestParameters.ts'
import type { PrefetchedAnswers } from '../http/send.ts'
import { abortError, type Wait } from '../http/wait.ts'

/** How long to wait for the answer to a call that is sent once. Source: decision 27. */
export const onceTimeoutMs = 60_000

/**
 * After how long a call without an answer counts as slow. Source: decision 27 "After 10 s without an answer".
 */
export const slowAfterMs = 10_000

/** What a client needs from outside. Origins are scheme, host and port, without a slash at the end. */
export interface ClientDeps extends Pick<CallDeps, 'hearServiceTime' | 'loadReshape'> {
  readonly origins: { readonly api: string; readonly backups: readonly string[] }
  /** Called with a `Request` and `{ signal }`; the platform's fetch when left out. */
  readonly fetch?: typeof fetch
  /** Answers that the page requested before the client was loaded. */
  readonly prefetchedAnswers?: PrefetchedAnswers | undefined
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly wait: Wait
  /** A number in [0, 1). */
  readonly random: () => number
  readonly memory: RememberedHost
  readonly context: () => CallContext
  /**
   * Called with a report of every call that ended without a usable answer, and of every value of an answer that was
   * left out; the report holds no URL, no value and nothing secret.
   */
  readonly report?: (error: NetworkError | MalformedError) => void
  /** Empties the browser's list of requested URLs after secret calls; the platform's when left out. */
  readonly clearTimings?: () => void
}

/** What a caller may ask of one call. */
export interface CallOptions {
  /** Aborts the call with an `AbortError`; a call that is sent once can be aborted only until it is sent. */
  readonly signal?: AbortSignal | undefined
  /**
   * The origin to ask first, such as the one that received an order; ignored unless it is in the brand's table.
   */
  readonly origin?: string | undefined
  /** Called once when there is no answer after 10 s. */
  readonly onSlow?: (() => void) | undefined
}

/** Sends the calls of the protocol. `call` throws only an `AbortError`; every other failure is a value. */
export interface ApiClient {
  call<E extends ApiEndpoint>(
    endpoint: E,
    request: RequestOf<E>,
    options?: CallOptions,
  ): Promise<Result<Answer<ContentOf<E>>, ApiError>>
  /** The API origin that is asked first now. */
  currentOrigin(): string
  /**
   * Starts every call that waits for an answer and may be repeated afresh, at the next host; a call that is sent once goes
   * on as it is.
   */
  tryNow(): void
}

/** Makes the client of one deployment. Source: spec §7 and §8, decisions 27, 35 and 36. */
export function createApiClient(deps: ClientDeps): ApiClient {
  const { origins, random, wait } = deps
  const ring = createHostFailover({
    hosts: [origins.api, ...origins.backups],
    memory: deps.memory,
    now: deps.now,
  })
  const hurry = createHurry()
  const callDeps: CallDeps = {
    fetchRequest: deps.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    prefetchedAnswers: deps.prefetchedAnswers,
    hearServiceTime: deps.hearServiceTime,
    wait,
    context: deps.context,
    clearTimings: deps.clearTimings ?? clearResourceTimings,
    loadReshape: deps.loadReshape,
  }

  function reportLeftOut<E extends ApiEndpoint>({
    endpoint,
    reading,
  }: Attempted<E> & { readonly endpoint: E }) {
    if (reading.kind !== 'content') return
    for (const each of reading.leftOut)
      deps.report?.({ kind: 'malformed', endpoint: endpoint.path, mayHaveTakenEffect: false, ...each })
  }

  async function askOnce<E extends ApiEndpoint>(
    call: PreparedCall<E>,
    options: CallOptions,
  ): Promise<Attempted<E>> {
    if (options.signal?.aborted) throw abortError()
    const [host] = ring.order(options.origin)
    // From here on the signal is ignored: a billing number may be on its way.
    return {
      reading: await call.attemptAt(host, { ms: onceTimeoutMs, signal: undefined }),
      hostsTried: [host],
    }
  }

  async function probePrimary<E extends ApiEndpoint>(call: PreparedCall<E>): Promise<void> {
    const primary = call.endpoint.secret ? null : ring.primaryToProbe()
    if (primary === null) return
    const reading = await call.attemptAt(primary, { ms: tryTimeoutMs, signal: undefined })
    if (reading.kind === 'content') ring.answered(primary)
  }

  async function askRepeatedly<E extends ApiEndpoint>(
    call: PreparedCall<E>,
    options: CallOptions,
  ): Promise<Attempted<E>> {
    const { signal } = options
    const order = ring.order(options.origin)
    const leftWaiting: string[] = []
    const { reading, hostsTried } = await hurry.restartable(signal, (turn, cut) => {
      if (turn > 0) leftWaiting.push(startingAt(order, turn - 1)[0])
      return callWithRetries(call, { hosts: startingAt(order, turn), signal: cut, wait, random })
    })
    const tried: Attempted<E> = { reading, hostsTried: [...leftWaiting, ...hostsTried] }
    const { kind } = reading
    // A call that was sent to a chosen host shows nothing about which host is best.
    if (options.origin !== undefined || (kind !== 'content' && kind !== 'rejected')) return tried
    const answeredBy = tried.hostsTried[tried.hostsTried.length - 1]
    // Only a change counts: an answer of the first choice must not undo what a faster call found out meanwhile.
    if (tried.hostsTried.length > 1 && answeredBy !== undefined) ring.answered(answeredBy)
    void probePrimary(call)
    return tried
  }

  return {
    currentOrigin: () => ring.current(),
    tryNow: () => hurry.now(),
    async call(endpoint, request, options = {}) {
      const prepared = prepareCall(endpoint, request, callDeps)
      const slow = new AbortController()
      const { onSlow } = options
      if (onSlow !== undefined) {
        const whenSlow = () => (slow.signal.aborted ? undefined : onSlow())
        void wait(slowAfterMs, slow.signal).then(whenSlow, () => {})
      }
      try {
        const ask = endpoint.retry === 'never' ? askOnce : askRepeatedly
        const attempted = await ask(prepared, options)
        const result = toResult(endpoint, attempted)
        if (!result.ok && result.error.kind !== 'rejected') deps.report?.(result.error)
        reportLeftOut({ ...attempted, endpoint })
        return result
      } finally {
        slow.abort()
      }
    },
  }
}
