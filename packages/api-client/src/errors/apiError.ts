import type { RejectionReason } from '../contract/errorCodes.ts'

/** No usable answer: unreachable, timed out, or an HTTP error status. `hostsTried` are origins, in order. */
export interface NetworkError {
  readonly kind: 'network'
  readonly endpoint: string
  readonly hostsTried: readonly string[]
  /** True when the service may have acted although we got no answer: the player reads "checking", never "failed". */
  readonly mayHaveTakenEffect: boolean
}

/**
 * An answer that does not follow the protocol. `path` locates the error (`content.0.price`); it is empty for
 * the whole answer.
 */
export interface MalformedError {
  readonly kind: 'malformed'
  readonly endpoint: string
  readonly path: string
  readonly expected: string
  readonly mayHaveTakenEffect: boolean
}

/**
 * A definite rejection in a well-formed envelope. `message` is the service's text, plain and at most 300
 * characters.
 */
export interface RejectedError {
  readonly kind: 'rejected'
  readonly endpoint: string
  readonly reason: RejectionReason
  readonly code: number
  readonly message: string
  /** The host that rejected the call; another one may know more. */
  readonly apiOrigin?: string
  /** Not decoded; only the endpoint's caller knows what a rejection carries. */
  readonly content: unknown
}

/** Everything that can be wrong with a call. Source: spec §8. */
export type ApiError = NetworkError | MalformedError | RejectedError
