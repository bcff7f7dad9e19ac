import { type Result, err, ok } from '@topup/domain'
import type { ApiEndpoint, ContentOf, RequestOf } from '../contract/wire.ts'
import { reasonOf } from '../contract/errorCodes.ts'
import type { ApiError, MalformedError, NetworkError } from '../errors/reactTo.ts'
import {
  type Attempted,
  type Call,
  type HttpDeps,
  createHttp,
  onceTimeoutMs,
  triesPerHost,
  type RememberedHost,
  createHostFailover,
  startingAt,
  type CallContext,
  type Wait,
  abortError,
} from '../failover/createHttp.ts'

/**
 * After how long a call without an answer counts as slow. Source: decision 27 "After 10 s without an answer".
 */
export const slowAfterMs = 10_000

/** What a client needs from outside. Origins are scheme, host and port, without a slash at the end. */
export interface ClientDeps extends Pick<
  HttpDeps,
  'hearServiceTime' | 'loadReshape' | 'prefetchedAnswers' | 'random'
> {
  readonly origins: { readonly api: string; readonly backups: readonly string[] }
  /** Called with a `Request` and `{ signal }`; the platform's fetch when left out. */
  readonly fetch?: typeof fetch
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Waits until a call counts as slow; time limits and pauses of attempts are ky's, by the platform's timers. */
  readonly wait: Wait
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
  const { origins, wait } = deps
  const ring = createHostFailover({
    hosts: [origins.api, ...origins.backups],
    memory: deps.memory,
    now: deps.now,
  })
  const hurry = createHurry()
  const http = createHttp({
    fetchRequest: deps.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    prefetchedAnswers: deps.prefetchedAnswers,
    hearServiceTime: deps.hearServiceTime,
    random: deps.random,
    ring,
    clearTimings: deps.clearTimings ?? clearResourceTimings,
    loadReshape: deps.loadReshape,
  })

  function reportLeftOut<E extends ApiEndpoint>({
    endpoint,
    reading,
  }: Attempted<E> & { readonly endpoint: E }) {
    if (reading.kind !== 'content') return
    for (const each of reading.leftOut)
      deps.report?.({ kind: 'malformed', endpoint: endpoint.path, mayHaveTakenEffect: false, ...each })
  }

  async function askOnce<E extends ApiEndpoint>(
    call: Call<E>,
    { origin, signal }: CallOptions,
  ): Promise<Attempted<E>> {
    if (signal?.aborted) throw abortError()
    // From here on the signal is ignored: a billing number may be on its way.
    const [host] = ring.order(origin)
    return http.send(call, { hosts: [host], tries: 1, timeoutMs: onceTimeoutMs })
  }

  async function probePrimary<E extends ApiEndpoint>(call: Call<E>): Promise<void> {
    const primary = call.endpoint.secret ? null : ring.primaryToProbe()
    if (primary === null) return
    const { reading } = await http.send(call, { hosts: [primary], tries: 1 })
    if (reading.kind === 'content') ring.answered(primary)
  }

  async function askRepeatedly<E extends ApiEndpoint>(
    call: Call<E>,
    { origin, signal }: CallOptions,
  ): Promise<Attempted<E>> {
    const order = ring.order(origin)
    // A call that was sent to a chosen host shows nothing about which host is best.
    const keepsHost = origin === undefined
    const left: string[] = []
    const tried = await hurry.restartable(signal, (turn, cut) => {
      if (turn > 0) left.push(startingAt(order, turn - 1)[0])
      const hosts = startingAt(order, turn)
      return http.send(call, { hosts, tries: triesPerHost, signal: cut, left, keepsHost })
    })
    const { kind } = tried.reading
    if (keepsHost && (kind === 'content' || kind === 'rejected')) void probePrimary(call)
    return tried
  }

  return {
    currentOrigin: () => ring.current(),
    tryNow: () => hurry.now(),
    async call(endpoint, request, options = {}) {
      const sent = { endpoint, request, context: deps.context() }
      const slow = new AbortController()
      const { onSlow } = options
      if (onSlow !== undefined) {
        const whenSlow = () => (slow.signal.aborted ? undefined : onSlow())
        void wait(slowAfterMs, slow.signal).then(whenSlow, () => {})
      }
      try {
        const ask = endpoint.retry === 'never' ? askOnce : askRepeatedly
        const attempted = await ask(sent, options)
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

/** A successful answer and the origin that gave it. */
export interface Answer<Content> {
  readonly content: Content
  readonly apiOrigin: string
  /** Whether a row of a list is missing, because it could not be read. */
  readonly isPartial: boolean
}

/**
 * Turns the outcome of the attempts into the caller's result. A call that is sent once may have taken effect
 * unless the service explicitly rejected it: any other answer, or none, leaves the outcome unknown.
 * Source: decision 27.
 */
export function toResult<E extends ApiEndpoint>(
  endpoint: E,
  { hostsTried, reading }: Attempted<E>,
): Result<Answer<ContentOf<E>>, ApiError> {
  const mayHaveTakenEffect = endpoint.retry === 'never'
  const at = endpoint.path
  const apiOrigin = hostsTried[hostsTried.length - 1] ?? ''
  switch (reading.kind) {
    case 'content':
      return ok({ content: reading.content, apiOrigin, isPartial: reading.isPartial })
    case 'rejected': {
      const { code, content, message } = reading
      return err({
        kind: 'rejected',
        endpoint: at,
        reason: reasonOf(code, at),
        code,
        message,
        content,
        apiOrigin,
      })
    }
    case 'unreachable':
      return err({ kind: 'network', endpoint: at, hostsTried, mayHaveTakenEffect })
    case 'notAnEnvelope':
      return err({
        kind: 'malformed',
        endpoint: at,
        path: '',
        expected: reading.expected,
        mayHaveTakenEffect,
      })
    case 'schemaMismatch': {
      const { expected, path } = reading
      return err({ kind: 'malformed', endpoint: at, path, expected, mayHaveTakenEffect })
    }
  }
}

/**
 * Empties the browser's list of requested URLs, now and after the current task, because the entry of a request
 * may be added only after its answer has been read. Source: decision 35, faults S4.
 */
function clearResourceTimings(): void {
  if (typeof performance === 'undefined' || typeof performance.clearResourceTimings !== 'function') return
  performance.clearResourceTimings()
  setTimeout(() => performance.clearResourceTimings(), 0)
}

/** Lets a player's tap cut short what repeatable calls are waiting for. */
export interface Hurry {
  /** Ends the attempt or the pause of every call in `restartable`; each starts afresh at once. */
  now(): void
  /**
   * Does the work, and does it again each time it is hurried; `turn` counts the starts from 0. Throws an `AbortError` as
   * soon as the caller's signal aborts.
   */
  restartable<T>(
    signal: AbortSignal | undefined,
    work: (turn: number, signal: AbortSignal) => Promise<T>,
  ): Promise<T>
}

/** Makes it. Only calls that may be repeated belong in it, never one that moves money. Source: spec §8 "Network errors", decision 77. */
export function createHurry(): Hurry {
  const running = new Set<() => void>()
  return {
    now: () => {
      for (const restart of Array.from(running)) restart()
    },
    async restartable(signal, work) {
      for (let turn = 0; ; turn += 1) {
        const cut = new AbortController()
        const stop = () => cut.abort()
        let isHurried = false
        const restart = () => {
          isHurried = true
          stop()
        }
        running.add(restart)
        signal?.addEventListener('abort', stop)
        try {
          if (signal?.aborted) throw abortError()
          // Work that is slow to hear of it is left behind.
          const isCut = new Promise<never>((_, reject) => {
            cut.signal.addEventListener('abort', () => reject(abortError()))
          })
          return await Promise.race([work(turn, cut.signal), isCut])
        } catch (reason) {
          if (!isHurried || signal?.aborted) throw reason
        } finally {
          running.delete(restart)
          signal?.removeEventListener('abort', stop)
        }
      }
    },
  }
}
