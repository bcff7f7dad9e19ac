import type * as v from 'valibot'
import type { ApiEndpoint, RequestOf } from '../contract/endpoint.ts'
import { type EnvelopeReading, readEnvelope, type Reshape } from '../envelope/readEnvelope.ts'
import { type CallContext, requestParameters } from './requestParameters.ts'
import { type SendOptions, send } from './send.ts'
import type { Wait } from './wait.ts'
import { withTimeout } from './withTimeout.ts'

/** The outcome of one attempt. */
export type Reading<E extends ApiEndpoint> =
  | EnvelopeReading<v.InferOutput<E['content']>>
  | { readonly kind: 'unreachable' }

/** A call with its parameters fixed: every attempt sends exactly the same. */
export interface PreparedCall<E extends ApiEndpoint> {
  readonly endpoint: E
  /**
   * Sends once to `origin` and waits up to `ms` for the answer. Throws only an `AbortError`, when `signal`
   * aborts.
   */
  attemptAt(
    origin: string,
    limits: { readonly ms: number; readonly signal: AbortSignal | undefined },
  ): Promise<Reading<E>>
}

/** What an attempt needs from outside. */
export interface CallDeps extends SendOptions {
  readonly wait: Wait
  readonly context: () => CallContext
  readonly clearTimings: () => void
  /** Loads what reads other forms than the contract's; an answer in its form does not need it. */
  readonly loadReshape?: (() => Promise<Reshape>) | undefined
}

/** Fixes the parameters of a call. Source: spec §7, decision 35. */
export function prepareCall<E extends ApiEndpoint>(
  endpoint: E,
  request: RequestOf<E>,
  deps: CallDeps,
): PreparedCall<E> {
  const { clearTimings, wait } = deps
  const { path, secret } = endpoint
  const parameters = requestParameters(endpoint, request, deps.context())
  return {
    endpoint,
    async attemptAt(origin, limits) {
      try {
        const incoming = await withTimeout({ ...limits, wait }, (signal) =>
          send({ origin, path, parameters }, deps, signal),
        )
        if (incoming === null || incoming.kind === 'unreachable') return { kind: 'unreachable' }
        if (incoming.kind === 'tooLong')
          return { kind: 'notAnEnvelope', expected: 'at most 2 million characters' }
        const read = readEnvelope(incoming.text, endpoint)
        if (read.kind === 'content' ? !read.isOther : read.kind !== 'schemaMismatch') return read
        // Without that part an answer is read as the contract has it.
        const reshape = await deps.loadReshape?.().catch(() => undefined)
        return reshape === undefined ? read : readEnvelope(incoming.text, endpoint, reshape)
      } finally {
        // The browser keeps the URL of every request for any script to read.
        if (secret || parameters.has('oauth_token')) clearTimings()
      }
    },
  }
}
